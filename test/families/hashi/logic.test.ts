import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Bounds } from '../../../src/families/hashi/bounds.js';
import { deductionsOf } from '../../../src/families/hashi/deductions.js';
import { cuts, flow, flowWithDeductions } from '../../../src/families/hashi/formulations.js';
import { hashi } from '../../../src/families/hashi/index.js';
import { layoutOf } from '../../../src/families/hashi/layout.js';
import { bridgeLimit, type HashiPuzzle } from '../../../src/families/hashi/puzzle.js';
import { verifyHashi } from '../../../src/families/hashi/rules.js';
import { smallHashis } from '../../conformance/candidates/hashi.js';

function puzzle(rows: string, bridges?: number): HashiPuzzle {
  const islands = rows.split('/').map((row) => [...row].map((cell) => (cell === '.' ? 0 : Number(cell))));
  return { family: 'hashi', islands, ...(bridges === undefined ? {} : { bridges }) };
}

/** The numbers of the rules that apply, in the order of the islands. */
function rulesOf(rows: string, bridges?: number): number[] {
  return deductionsOf(layoutOf(puzzle(rows, bridges)), bridges ?? 2).map(({ rule }) => rule);
}

describe('the ten deductions', () => {
  it.each([
    ['1.1.2', 2, [1, 2, 3]],
    ['1.1', 2, [2, 2]],
    ['2.1.1', 2, [3, 1, 2]],
    ['1.2.3', 2, [2, 4]],
    ['4.4.4', 2, [6, 6]],
    ['1.3.2', 2, [2, 5, 5, 3]],
    ['...1/..../2..5/..../...2', 2, [2, 3, 7, 7, 7, 3]],
    ['...1/..../2..6/..../...2', 2, [2, 3, 8, 8, 8, 3]],
    ['..2../...../2.7.2/...../..2..', 2, [3, 3, 9, 9, 9, 9, 3, 3]],
    ['..2../...../2.8.2/...../..2..', 2, [3, 3, 10, 10, 10, 10, 3, 3]],
    ['3.6.3', 3, [3, 6, 6, 3]],
    ['1.1.1', 1, [1, 2, 1, 2]],
  ] as const)('%s with at most %d bridges: %j', (rows, bridges, rules) => {
    expect(rulesOf(rows, bridges)).toEqual(rules);
  });

  it('and plain logic never rule out a solution', () => {
    fc.assert(
      fc.property(smallHashis.puzzle, (small) => {
        const layout = layoutOf(small);
        const limit = bridgeLimit(small);
        const bounds = new Bounds(layout, limit);
        const progress = bounds.probe().progress;
        for (const solution of smallHashis.candidates(small)) {
          if (verifyHashi(small, solution).length > 0) continue;
          expect(progress).not.toBe('contradiction');
          const counts = layout.places.map(({ from, to }) => {
            const ends = String([layout.islands[from]!.cell, layout.islands[to]!.cell]);
            return solution.find((bridge) => String([bridge[0], bridge[1]]) === ends)?.[2] ?? 0;
          });
          for (const { place, least, most } of deductionsOf(layout, limit)) {
            expect(counts[place]).toBeGreaterThanOrEqual(least);
            expect(counts[place]).toBeLessThanOrEqual(most);
          }
          counts.forEach((count, place) => {
            expect(count).toBeGreaterThanOrEqual(bounds.least(place));
            expect(count).toBeLessThanOrEqual(bounds.most(place));
          });
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the models of hashi', () => {
  const [example] = hashi.examples as [(typeof hashi.examples)[number]];

  it('hold deductions as bounds: the same rows, fewer free variables', () => {
    const plain = flow.formulate(example.puzzle, { presolve: false }).model;
    const deduced = flowWithDeductions.formulate(example.puzzle, { presolve: false }).model;
    const free = (model: typeof plain): number =>
      model.variables.filter(({ lower, upper }) => lower < upper).length;
    expect(deduced.rows).toEqual(plain.rows);
    expect(free(plain)).toBe(plain.variables.length);
    expect(free(deduced)).toBeLessThan(free(plain));
  });

  it('use k - 1 as the big M', () => {
    const { model } = flow.formulate(example.puzzle, { presolve: false });
    const islands = example.puzzle.islands.flat().filter((island) => island !== 0).length;
    const capacity = model.rows.find(({ name }) => name === 'capacity_0');
    expect(capacity).toMatchObject({ coefficients: [1, 1, islands - 1], upper: islands - 1 });
  });

  it('cut off connected groups of islands that do not contain all', () => {
    const { model, separate } = cuts.formulate(puzzle('2.2/.../2.2'), { presolve: false });
    const values = new Float64Array(model.variables.length);
    const set = (...names: string[]): void => {
      values.fill(0);
      for (const name of names) values[model.variables.findIndex((variable) => variable.name === name)] = 1;
    };
    const names = layoutOf(puzzle('2.2/.../2.2')).places.map((_, place) => place);
    set(...names.map((place) => `b_${place}_1`));
    expect(separate?.(values)).toEqual([]);
    set('b_0_1', 'b_0_2', 'b_3_1', 'b_3_2');
    const [row, ...others] = separate?.(values) ?? [];
    expect(others).toEqual([]);
    expect(row?.variables.map((variable) => model.variables[variable]!.name)).toEqual(['b_1_1', 'b_2_1']);
    expect(row?.lower).toBe(1);
  });
});
