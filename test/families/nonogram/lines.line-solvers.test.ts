import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DoubleWordLineSolver } from '../../../src/families/nonogram/lines/double-word-line.js';
import { LatticeLineSolver } from '../../../src/families/nonogram/lines/lattice-line.js';
import { ClueTable, type LineSolver } from '../../../src/families/nonogram/lines/line-solver.js';
import { OPEN } from '../../../src/families/nonogram/lines/states.js';
import { WordLineSolver } from '../../../src/families/nonogram/lines/word-line.js';
import { cluesOf } from '../../../src/families/nonogram/puzzle.js';
import { forcedStates } from './placements.js';

const SOLVERS = { word: WordLineSolver, 'double word': DoubleWordLineSolver, lattice: LatticeLineSolver };

/** The states of a line after one solve, or undefined for a contradiction. */
function solved(
  Solver: new (lineCount: number, lineLength: number) => LineSolver,
  clues: readonly number[],
  known: readonly number[],
): number[] | undefined {
  const table = new ClueTable(3, known.length);
  table.set(1, clues);
  const solver = new Solver(3, known.length);
  known.forEach((state, position) => {
    if (state !== OPEN) solver.assign(1, position, state);
  });
  if (!solver.solve(1, table)) return undefined;
  const states = [...known];
  for (let change = 0; change < solver.changedCount; change++) {
    const position = solver.changedPositions[change]!;
    expect(states[position]).toBe(OPEN);
    states[position] = solver.changedStates[change]!;
  }
  return states;
}

/** A line's clues, drawn as those of random cells, and random known states (often in contradiction). */
function lineArbitrary(longest: number) {
  return fc.integer({ min: 1, max: longest }).chain((length) =>
    fc.record({
      cells: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: length, maxLength: length }),
      known: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: length, maxLength: length }),
    }),
  );
}

describe.each(Object.entries(SOLVERS))('the %s line solver', (_, Solver) => {
  it('forces exactly what all placements share, for every line of up to 5 cells', () => {
    for (let length = 1; length <= 5; length++) {
      for (let picture = 0; picture < 2 ** length; picture++) {
        const cells = Array.from({ length }, (_, bit) => (picture >> bit) & 1);
        const clues = cluesOf(cells, 1, length).rows[0]!;
        for (let code = 0; code < 3 ** length; code++) {
          const known = Array.from({ length }, (_, cell) => Math.floor(code / 3 ** cell) % 3);
          expect(solved(Solver, clues, known)).toEqual(forcedStates(clues, known));
        }
      }
    }
  });

  it('forces exactly what all placements share, for random lines of up to 20 cells', () => {
    fc.assert(
      fc.property(lineArbitrary(20), ({ cells, known }) => {
        const clues = cluesOf(cells, 1, cells.length).rows[0]!;
        const consistent = known.map((state, cell) => (state === OPEN ? OPEN : cells[cell] === 1 ? 1 : 2));
        expect(solved(Solver, clues, consistent)).toEqual(forcedStates(clues, consistent));
        expect(solved(Solver, clues, known)).toEqual(forcedStates(clues, known));
      }),
      { numRuns: 150 },
    );
  });
});

describe.each([
  ['word', 32, WordLineSolver],
  ['double word', 64, DoubleWordLineSolver],
] as const)('the %s line solver', (_, longest, Solver) => {
  it(`agrees with the lattice on random lines of up to ${longest} cells`, () => {
    fc.assert(
      fc.property(lineArbitrary(longest), fc.boolean(), ({ cells, known }, honest) => {
        const clues = cluesOf(cells, 1, cells.length).rows[0]!;
        const states = honest
          ? known.map((state, cell) => (state === OPEN ? OPEN : cells[cell] === 1 ? 1 : 2))
          : known;
        expect(solved(Solver, clues, states)).toEqual(solved(LatticeLineSolver, clues, states));
      }),
      { numRuns: 1500 },
    );
  });

  it.each([longest - 1, longest])('fills a line of %i cells that one block takes up whole', (length) => {
    const open = Array<number>(length).fill(OPEN);
    expect(solved(Solver, [length], open)).toEqual(Array(length).fill(1));
    expect(solved(Solver, [1, length - 2], open)).toEqual([1, 2, ...Array<number>(length - 2).fill(1)]);
  });
});

it.each([31, 32])('fills a line of %i cells that one block takes up whole', (length) => {
  const open = Array<number>(length).fill(OPEN);
  for (const Solver of Object.values(SOLVERS)) {
    expect(solved(Solver, [length], open)).toEqual(Array(length).fill(1));
    expect(solved(Solver, [1, length - 2], open)).toEqual([1, 2, ...Array<number>(length - 2).fill(1)]);
  }
});
