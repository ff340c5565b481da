/**
 * Uniqueness of Sudokus with 17 givens, from puzzle to verdict, the model of the empty grid opened once: the givens are
 * assumptions, and the exclusion of the first solution holds only while its selector is assumed. Three engines on
 * the same puzzles: sat, HiGHS on the same model, and the dancing-links package on its exact cover.
 */
import { readFileSync } from 'node:fs';
import { DancingLinks } from 'dancing-links';
import { excludeSolution } from '../../src/counting/exclusion.js';
import type { Assumption, Engine } from '../../src/engine/engine.js';
import { openEngine } from '../../src/engine/index.js';
import { findFamily } from '../../src/families/index.js';
import type { Model } from '../../src/model/model.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { figure, median, printTable, timed } from './table.js';

const SIDE = 9;
/** Rounds through the list, each with a session of its own, whose opening is not timed. */
const ROUNDS = { sat: 100, highs: 2, 'dancing-links': 100 } as const;

/** Decides about one puzzle, given as 81 digits: true when it has exactly one solution. */
type Decider = (puzzle: string) => boolean;

export async function benchSudoku(): Promise<void> {
  const puzzles = readFileSync('test/golden/sudoku/seventeen.txt', 'utf8').trim().split('\n');
  const sat = await openEngine('sat');
  const highs = await openEngine('highs');
  const openers: Record<keyof typeof ROUNDS, () => Decider> = {
    sat: () => bySession(sat, puzzles.length),
    highs: () => bySession(highs, puzzles.length),
    'dancing-links': byDancingLinks,
  };
  const medians = Object.entries(openers).map(([name, open]) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS[name as keyof typeof ROUNDS]; round++) {
      const decide = open();
      for (const puzzle of puzzles) {
        const { value, milliseconds } = timed(() => decide(puzzle));
        if (!value) throw new Error(`${name} denies that ${puzzle} has one solution`);
        times.push(milliseconds);
      }
    }
    return { name, checks: times.length, milliseconds: median(times), slowest: Math.max(...times) };
  });
  const own = medians[0]!.milliseconds;
  printTable(
    'Uniqueness of a Sudoku with 17 givens, model reused',
    ['engine', 'checks', 'median ms', 'slowest ms', 'median to sat'],
    medians.map(({ name, checks, milliseconds, slowest }) => [
      name,
      checks,
      figure(milliseconds),
      figure(slowest),
      `${figure(milliseconds / own)} x`,
    ]),
  );
}

/** One session on the empty grid for all puzzles; `most` exclusions at most. */
function bySession(engine: Engine, most: number): Decider {
  const { model, projection, at } = emptyGrid();
  const selectors = Array.from({ length: most }, (_, index) => ({
    name: `selector_${index}`,
    kind: 'binary' as const,
    lower: 0,
    upper: 1,
  }));
  const session = engine.open({ ...model, variables: [...model.variables, ...selectors] });
  let used = 0;
  return (puzzle) => {
    const givens = [...puzzle].flatMap((digit, cell): Assumption[] =>
      digit === '0' ? [] : [{ variable: at(cell, Number(digit)), value: 1 }],
    );
    const first = session.solve({ assumptions: givens });
    if (first.status !== 'optimal') return false;
    const selector = model.variables.length + used++;
    // Two grids that agree on all 81 placements are the same, so the placements made are projection enough.
    const placed = projection.filter((variable) => first.values[variable] === 1);
    const exclusion = excludeSolution(`exclude_${used}`, placed, first.values);
    const conditional = {
      ...exclusion,
      variables: [...exclusion.variables, selector],
      coefficients: [...exclusion.coefficients, -1],
      lower: exclusion.lower - 1,
    };
    session.addRows([conditional]);
    const second = session.solve({ assumptions: [...givens, { variable: selector, value: 1 }] });
    session.addRows([
      { name: `retire_${used}`, variables: [selector], coefficients: [1], lower: 0, upper: 0 },
    ]);
    return second.status === 'infeasible';
  };
}

interface EmptyGrid {
  readonly model: Model;
  readonly projection: readonly number[];
  /** The variable that places a number in a cell (row-major). */
  at(cell: number, number: number): number;
}

function emptyGrid(): EmptyGrid {
  const family = findFamily('sudoku')!;
  const grid = Array.from({ length: SIDE }, () => new Array<number>(SIDE).fill(0));
  const read = family.readPuzzle({ family: 'sudoku', box: [3, 3], grid });
  if (!read.ok) throw new Error('the empty grid is refused');
  const { model, projection } = chooseFormulation(family, 'sat').formulate(read.value, { presolve: false });
  return { model, projection, at: (cell, number) => cell * SIDE + number - 1 };
}

/** Exact cover: a row per placement over the columns cell, row, column and box; the givens' rows alone in their cells. */
function byDancingLinks(): Decider {
  const dancing = new DancingLinks<number>();
  return (puzzle) => {
    const solver = dancing.createSolver({ columns: 4 * SIDE * SIDE });
    for (let cell = 0; cell < SIDE * SIDE; cell++) {
      const row = Math.floor(cell / SIDE);
      const column = cell % SIDE;
      const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
      for (let number = 0; number < SIDE; number++) {
        const given = Number(puzzle[cell]);
        if (given > 0 && given !== number + 1) continue;
        const columns = [
          cell,
          81 + row * SIDE + number,
          162 + column * SIDE + number,
          243 + box * SIDE + number,
        ];
        solver.addSparseConstraint(number, columns);
      }
    }
    return solver.find(2).length === 1;
  };
}
