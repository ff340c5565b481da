import { describe, expect, it } from 'vitest';
import { createRng, type Rng } from '../../../src/core/random.js';
import { likelyGrids } from '../../../src/families/nonogram/beliefs/starts.js';
import { orderFormulation } from '../../../src/families/nonogram/formulations.js';
import { nonogram } from '../../../src/families/nonogram/index.js';
import { type PlainNonogram, puzzleOfPicture } from '../../../src/families/nonogram/puzzle.js';
import { solveFirst } from '../../../src/solve/counting/first-solution.js';
import { proveUniqueness } from '../../../src/solve/counting/uniqueness.js';
import type { Values } from '../../../src/solve/model/model.js';
import { satEngine } from '../../../src/solve/sat/index.js';
import { allSolutions } from './brute-force.js';

const SLICES = { first: 1, growth: 1 };

function randomPuzzle(
  rng: Rng,
  rows: number,
  columns: number,
  density = 0.3 + 0.3 * rng.next(),
): PlainNonogram {
  const cells = Uint8Array.from({ length: rows * columns }, () => (rng.next() < density ? 1 : 0));
  return puzzleOfPicture(cells, rows, columns);
}

/**
 * Clues that belong to two pictures, so that there is often no solution; undefined where the cells do not
 * even add up.
 */
function mixedPuzzle(rng: Rng, side: number): PlainNonogram {
  const { rows } = randomPuzzle(rng, side, side);
  const { columns } = randomPuzzle(rng, side, side);
  return { family: 'nonogram', rows, columns };
}

/** The number of likely grids were searched from. */
let drawn = 0;

/**
 * The verdict when every conflict is followed by another likely grid.
 * @param atOnce start from a grid before there was any conflict
 */
function verdictFromGrids(puzzle: PlainNonogram, presolve: boolean, atOnce: boolean): string {
  const { model, projection, starts, decode } = orderFormulation.formulate(puzzle, { presolve });
  const session = satEngine.open(model, { certify: true });
  function* counted(): Generator<Values> {
    const grids = starts!();
    for (;;) {
      const grid = grids.next();
      if (grid.done === true) return;
      drawn++;
      yield grid.value;
    }
  }
  const [start] = atOnce && starts !== undefined ? counted() : [];
  const first = solveFirst(
    session,
    projection,
    {},
    { start, ...(starts === undefined ? {} : { starts: counted }) },
    SLICES,
  );
  if (first.status === 'infeasible') {
    expect(first.certified).toBe(true);
    return 'none';
  }
  if (first.status !== 'optimal') throw new Error('there was no limit');
  expect(nonogram.verify(puzzle, decode(first.values))).toEqual([]);
  const verdict = proveUniqueness(session, projection, { start: first.values });
  expect(verdict.certified).toBe(true);
  return verdict.verdict;
}

describe('likely grids', () => {
  it('are the solution where line logic finds it', () => {
    for (const { puzzle, solution } of nonogram.examples) {
      if (puzzle.palette !== undefined || solution === undefined) continue;
      if (nonogram.rate(puzzle).logic !== 'plain') continue;
      const [grid] = likelyGrids(puzzle);
      const drawn = puzzle.rows.map((_, row) =>
        puzzle.columns
          .map((_, column) => (grid!.isFilled(row * puzzle.columns.length + column) ? '#' : '.'))
          .join(''),
      );
      expect(drawn).toEqual(solution);
    }
  });

  it('are the same at every call, and differ from one another where much is open', () => {
    const puzzle = randomPuzzle(createRng('open'), 20, 20, 0.38);
    const drawn = () => {
      const grids: string[] = [];
      for (const grid of likelyGrids(puzzle)) {
        grids.push(Array.from({ length: 20 * 20 }, (_, cell) => (grid.isFilled(cell) ? '#' : '.')).join(''));
        if (grids.length === 3) return grids;
      }
      return grids;
    };
    const grids = drawn();
    expect(drawn()).toEqual(grids);
    expect(new Set(grids).size).toBeGreaterThan(1);
  });

  it('come to an end at once for a puzzle that line logic refutes', () => {
    expect([...likelyGrids({ family: 'nonogram', rows: [[1], [1]], columns: [[2], [2]] })]).toEqual([]);
  });

  it('are given up early when the work is to end', () => {
    const puzzle = randomPuzzle(createRng('aborted'), 40, 40, 0.4);
    let polled = 0;
    const grids = likelyGrids(puzzle, () => ++polled > 2);
    expect(grids.next().done).toBe(false);
    expect(polled).toBe(3);
  });

  it('take given cells for known', () => {
    // Two solutions, of which the given cell leaves one.
    const puzzle: PlainNonogram = {
      family: 'nonogram',
      rows: [[1], [1]],
      columns: [[1], [1]],
      given: ['?#', '??'],
    };
    const [grid] = likelyGrids(puzzle);
    expect([0, 1, 2, 3].map((cell) => grid!.isFilled(cell))).toEqual([false, true, true, false]);
  });
});

describe('a search that starts from likely grids', () => {
  it('finds the verdict of brute force on small puzzles, with presolve and without', () => {
    const rng = createRng('small');
    const seen = new Set<string>();
    for (let number = 0; number < 60; number++) {
      const puzzle = number % 2 === 0 ? randomPuzzle(rng, 5, 5) : mixedPuzzle(rng, 4);
      const { length } = allSolutions(puzzle);
      const expected = length === 0 ? 'none' : length === 1 ? 'unique' : 'multiple';
      seen.add(expected);
      expect(verdictFromGrids(puzzle, number % 3 === 0, true)).toBe(expected);
    }
    expect(seen.size).toBe(3);
  });

  it('finds the verdict of the engine alone on larger puzzles', () => {
    drawn = 0;
    const rng = createRng('larger');
    for (let number = 0; number < 16; number++) {
      const puzzle = randomPuzzle(rng, 10 + (number % 6), 10 + (number % 4));
      const { model, projection } = orderFormulation.formulate(puzzle, { presolve: true });
      const session = satEngine.open(model);
      expect(verdictFromGrids(puzzle, true, false)).toBe(proveUniqueness(session, projection).verdict);
    }
    expect(drawn).toBeGreaterThan(5);
  });

  it('needs no conflict where the first grid is a solution', () => {
    const puzzle = randomPuzzle(createRng('near'), 12, 12);
    const { model, starts } = orderFormulation.formulate(puzzle, { presolve: false });
    const { value: start } = starts!().next();
    const outcome = satEngine.open(model).solve({ start });
    expect(outcome).toMatchObject({ status: 'optimal', work: { conflicts: 0 } });
    expect(outcome.status === 'optimal' && [...outcome.values]).toEqual([...start]);
  });
});
