import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Run } from '../../../src/families/kit/confirm/run-places.js';
import { runsOfCells } from '../../../src/families/kit/rules/kinds/runs.js';
import { ColourLineSolver } from '../../../src/families/nonogram/colour/line-solver.js';
import { RunTable } from '../../../src/families/nonogram/colour/run-table.js';
import { fittingPlacements, linesByRuns, placementsOf, unionOf } from './colour-lines.js';

/** The solver's result for the second of three lines in a grid read downwards; undefined: no placement. */
function solved(runs: readonly Run[], domains: readonly number[]) {
  const length = domains.length;
  const table = new RunTable(3, length);
  table.set(1, runs);
  const grid = new Int32Array(3 * length).fill(-1);
  domains.forEach((colours, place) => {
    grid[3 * place + 1] = colours;
  });
  const solver = new ColourLineSolver(length + 2);
  if (!solver.solve(grid, 1, 3, length, table, 1)) return undefined;
  return {
    possible: [...solver.possible.subarray(0, length)],
    starts: runs.map((_, block) => solver.startsOf(block)),
  };
}

/** The same by the list of all placements. */
function expected(runs: readonly Run[], placements: readonly number[][], domains: readonly number[]) {
  const fitting = fittingPlacements(placements, domains);
  if (fitting.length === 0) return undefined;
  const startsOf = (line: readonly number[]): number[] =>
    [...line.keys()].filter((cell) => line[cell] !== 0 && line[cell] !== line[cell - 1]);
  const starts = runs.map((_, block) => [...new Set(fitting.map((line) => startsOf(line)[block]!))]);
  return {
    possible: unionOf(fitting, domains.length),
    starts: starts.map((cells) => cells.sort((first, second) => first - second)),
  };
}

describe('the line solver in colours', () => {
  it.each([
    [1, 4],
    [2, 4],
    [3, 3],
  ])('finds exactly what placements allow: %i colours, all lines of up to %i cells', (colours, longest) => {
    const sets = 2 ** (colours + 1);
    for (let length = 1; length <= longest; length++) {
      for (const [key, placements] of linesByRuns(length, colours)) {
        const runs: Run[] = JSON.parse(key);
        for (let code = 0; code < sets ** length; code++) {
          const domains = Array.from({ length }, (_, cell) => Math.floor(code / sets ** cell) % sets);
          const found = JSON.stringify(solved(runs, domains));
          if (found !== JSON.stringify(expected(runs, placements, domains))) {
            expect.fail(`${key} in ${domains}: ${found}`);
          }
        }
      }
    }
  });

  it('finds exactly what placements allow in random lines of up to 14 cells', () => {
    const line = fc.integer({ min: 1, max: 14 }).chain((length) =>
      fc.record({
        cells: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: length, maxLength: length }),
        domains: fc.array(fc.constantFrom(15, 15, 15, 14, 7, 3, 1, 9), {
          minLength: length,
          maxLength: length,
        }),
        truthful: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(line, ({ cells, domains: drawn, truthful }) => {
        const runs = runsOfCells(cells, 0, 1, cells.length);
        const domains = drawn.map((set, cell) => (truthful ? set | (1 << cells[cell]!) : set));
        const placements = placementsOf(runs, cells.length);
        expect(solved(runs, domains)).toEqual(expected(runs, placements, domains));
      }),
      { numRuns: 1500 },
    );
  });

  it('reads the blocks of coloured cells', () => {
    const cells = [9, 1, 9, 1, 9, 2, 9, 0, 9, 2, 9, 2];
    const table = new RunTable(2, 6);
    table.read(1, cells, 1, 2);
    const runs = runsOfCells(cells, 1, 2, 6);
    expect(runs).toEqual([
      { length: 2, colour: 1 },
      { length: 1, colour: 2 },
      { length: 2, colour: 2 },
    ]);
    expect([table.counts[1], [...table.lengths.slice(6, 9)], [...table.colours.slice(6, 9)]]).toEqual([
      3,
      [2, 1, 2],
      [1, 2, 2],
    ]);
  });

  it('holds the most colours and blocks that there can be', () => {
    const runs = Array.from({ length: 31 }, (_, index): Run => ({ length: 1, colour: index + 1 }));
    const found = solved(runs, Array<number>(31).fill(-1));
    expect(found?.possible).toEqual(runs.map(({ colour }) => 1 << colour));
    expect(solved(runs, [...Array<number>(30).fill(-1), 2])).toBeUndefined();
  });
});
