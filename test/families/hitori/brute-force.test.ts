/** Hitori against a search of its own. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hitori } from '../../../src/families/hitori/index.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { openEngine } from '../../../src/solve/engines.js';
import { solutionsOf } from './own-search.js';

const SAT = await openEngine('sat');
const HIGHS = await openEngine('highs');

/** Grids of numbers, some of few and some of many different ones. */
const grids = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 5 }),
    most: fc.integer({ min: 2, max: 6 }),
  })
  .chain(({ rows, columns, most }) => {
    const row = fc.array(fc.integer({ min: 0, max: most }), { minLength: columns, maxLength: columns });
    return fc.array(row, { minLength: rows, maxLength: rows });
  });

describe('Hitori beside a search of its own', () => {
  it.each([
    { engine: SAT, formulation: 'rules', numRuns: 250 },
    { engine: SAT, formulation: 'positions', numRuns: 100 },
    { engine: HIGHS, formulation: 'rules', numRuns: 40 },
    { engine: HIGHS, formulation: 'positions', numRuns: 20 },
  ])('has the same verdict by $formulation', ({ engine, formulation: id, numRuns }) => {
    const formulation = hitori.formulations.find((one) => one.id === id)!;
    fc.assert(
      fc.property(grids, (grid) => {
        const puzzle = { family: 'hitori' as const, grid };
        const solutions = solutionsOf(grid);
        const answer = checkPuzzle({
          family: hitori as never,
          puzzle,
          engine,
          formulation: formulation as never,
        });
        expect(answer.verdict).toBe((['none', 'unique'] as const)[solutions.length] ?? 'multiple');
        if (answer.verdict === 'unique') expect([answer.solution]).toEqual(solutions);
      }),
      { numRuns },
    );
  });

  it('accepts its solutions and nothing else', () => {
    const filled = grids.chain((grid) => {
      const row = fc.string({
        unit: fc.constantFrom('#', '.', '.'),
        minLength: grid[0]!.length,
        maxLength: grid[0]!.length,
      });
      return fc.record({
        grid: fc.constant(grid),
        other: fc.array(row, { minLength: grid.length, maxLength: grid.length }),
      });
    });
    fc.assert(
      fc.property(filled, ({ grid, other }) => {
        const puzzle = { family: 'hitori' as const, grid };
        const solutions = solutionsOf(grid);
        for (const solution of solutions) expect(hitori.verify(puzzle, solution)).toEqual([]);
        const isOne = solutions.some((solution) => solution.join() === other.join());
        expect(hitori.verify(puzzle, other).length === 0).toBe(isOne);
      }),
    );
  });
});
