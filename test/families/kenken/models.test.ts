import { describe, expect, it } from 'vitest';
import type { AnyFamily, Formulation, Puzzle } from '../../../src/families/contract/family.js';
import { bigM, combinations, logarithms } from '../../../src/families/kenken/formulations.js';
import { kenken } from '../../../src/families/kenken/index.js';
import { candidateSets } from '../../../src/families/kenken/models/candidate-sets.js';
import type { Cage, KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { cageHolds } from '../../../src/families/kenken/rules.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { openEngine } from '../../../src/solve/engines.js';

const LINE: Cage['cells'] = [0, 1, 2].map((column) => [0, column]);
const CORNER: Cage['cells'] = [
  [0, 0],
  [0, 1],
  [1, 0],
];

/** Cells of a rectangle. */
function block(rows: number, columns: number): [number, number][] {
  return Array.from({ length: rows * columns }, (_, cell): [number, number] => [
    Math.floor(cell / columns),
    cell % columns,
  ]);
}

describe('candidate sets', () => {
  it('are those that the targets ask for', () => {
    expect(candidateSets({ op: '*', target: 12, cells: LINE }, 6)).toEqual([
      [1, 2, 6],
      [1, 3, 4],
    ]);
    expect(candidateSets({ op: '*', target: 12, cells: CORNER }, 6)).toEqual([
      [1, 2, 6],
      [1, 3, 4],
      [2, 2, 3],
    ]);
    expect(candidateSets({ op: '-', target: 4, cells: LINE.slice(0, 2) }, 6)).toEqual([
      [1, 5],
      [2, 6],
    ]);
    expect(candidateSets({ op: '/', target: 3, cells: LINE.slice(0, 2) }, 6)).toEqual([
      [1, 3],
      [2, 6],
    ]);
    expect(candidateSets({ op: '=', target: 7, cells: LINE.slice(0, 1) }, 6)).toEqual([]);
    expect(candidateSets({ op: null, target: 6, cells: LINE.slice(0, 2) }, 6)).toEqual([
      [1, 5],
      [2, 4],
      [1, 6],
      [2, 3],
    ]);
  });

  it('are complete and right for six cells', () => {
    const cells = block(2, 3);
    for (const op of ['+', '*'] as const) {
      const target = op === '+' ? 24 : 1440;
      const expected: string[] = [];
      const extend = (numbers: number[]): void => {
        if (numbers.length === 6) {
          const repeats = numbers.some((number, place) => numbers[place + 2] === number);
          if (!repeats && cageHolds({ op, target, cells }, numbers)) expected.push(numbers.join());
          return;
        }
        for (let number = numbers.at(-1) ?? 1; number <= 9; number++) extend([...numbers, number]);
      };
      extend([]);
      expect(candidateSets({ op, target, cells }, 9)?.map(String).sort()).toEqual(expected.sort());
    }
  });

  it('are given up when there are too many', () => {
    expect(candidateSets({ op: '+', target: 272, cells: block(4, 8) }, 16)).toBeUndefined();
  });
});

describe('large cages', () => {
  const large = block(4, 4).map(([row, column]): [number, number] => [row + 1, column + 1]);
  const covered = new Set(large.map(String));
  const singles = block(12, 12).filter((cell) => !covered.has(String(cell)));
  const number = ([row, column]: readonly [number, number]): number => ((row + column) % 12) + 1;
  const numbers = large.map(number);
  const total = numbers.reduce((sum, one) => sum + one, 0);
  const product = numbers.reduce((all, one) => all * one, 1);

  it.each([
    ['+', total, 'unique'],
    ['*', product, 'unique'],
    [null, total, 'unique'],
    [null, product, 'unique'],
    ['+', total + 1, 'none'],
    ['*', (product / 2) * 3, 'none'],
    [null, (product / 2) * 3, 'none'],
  ] as const)('with the clue %s %d are solved by exact sums', async (op, target, verdict) => {
    expect(candidateSets({ op, target, cells: large }, 12)).toBeUndefined();
    const cages: Cage[] = [
      { op, target, cells: large },
      ...singles.map((cell): Cage => ({ op: '=', target: number(cell), cells: [cell] })),
    ];
    const puzzle = kenken.readPuzzle({ family: 'kenken', size: 12, cages });
    if (!puzzle.ok) throw new Error(JSON.stringify(puzzle.issues));
    const engine = await openEngine('highs');
    const family = kenken as AnyFamily;
    for (const formulation of [combinations, bigM] as Formulation<Puzzle, unknown>[])
      expect(checkPuzzle({ family, puzzle: puzzle.value, formulation, engine }).verdict).toBe(verdict);
  });
});

describe('big M', () => {
  /**
   * The pairs of numbers in the first two cells of a grid whose only clue is about them, by solving with each
   * fixed.
   */
  async function pairsBy(engineId: 'highs' | 'sat', size: number, op: Cage['op'], target: number) {
    const cells = block(1, 2);
    const taken = new Set(cells.map(String));
    const blank = block(size, size).filter((cell) => !taken.has(String(cell)));
    const cages = [
      { op, target, cells },
      { op: null, target: null, cells: blank },
    ];
    const { model } = bigM.formulate({ family: 'kenken', size, cages }, { presolve: false });
    const session = (await openEngine(engineId)).open(model);
    const indexOf = (name: string) => model.variables.findIndex((variable) => variable.name === name);
    try {
      return block(size, size)
        .map(([first, second]) => [first + 1, second + 1] as const)
        .filter(([first, second]) => {
          const assumptions = [`x_0_0_${first}`, `x_0_1_${second}`].map((name) => ({
            variable: indexOf(name),
            value: 1,
          }));
          return session.solve({ assumptions }).status === 'optimal';
        });
    } finally {
      session.dispose();
    }
  }

  it.each(
    (['highs', 'sat'] as const).flatMap((engine) => [
      { engine, op: '/' as const, size: 6, targets: [1, 2, 3, 6, 7] },
      { engine, op: '-' as const, size: 4, targets: [1, 3, 4] },
      { engine, op: null, size: 4, targets: [2, 4, 12, 13] },
    ]),
  )('allows just the pairs that make the target by $op on a side of $size, by $engine', async (one) => {
    const { engine, op, size, targets } = one;
    for (const target of targets) {
      const cage: Cage = { op, target, cells: block(1, 2) };
      const expected = block(size, size)
        .map(([first, second]) => [first + 1, second + 1] as const)
        .filter((numbers) => numbers[0] !== numbers[1] && cageHolds(cage, numbers));
      expect(await pairsBy(engine, size, op, target)).toEqual(expected);
    }
  });

  it('has whole coefficients and no rows that are added later', () => {
    for (const { puzzle } of kenken.examples) {
      const formulated = bigM.formulate(puzzle, { presolve: false });
      expect(formulated).not.toHaveProperty('separate');
      for (const { coefficients, lower, upper } of formulated.model.rows)
        for (const number of [...coefficients, lower, upper])
          expect(Number.isInteger(number) || !Number.isFinite(number)).toBe(true);
    }
  });
});

describe('logarithms', () => {
  it('forbids numbers that do not make the target, and only those', () => {
    const puzzle: KenkenPuzzle = {
      family: 'kenken',
      size: 2,
      cages: [
        { op: '*', target: 2, cells: block(1, 2) },
        {
          op: '+',
          target: 3,
          cells: [
            [1, 0],
            [1, 1],
          ],
        },
      ],
    };
    const formulated = logarithms.formulate(puzzle, { presolve: false });
    const values = new Float64Array(formulated.model.variables.length);
    const set = (...names: string[]): void => {
      values.fill(0);
      for (const name of names) values[formulated.model.variables.findIndex((one) => one.name === name)] = 1;
    };
    set('x_0_0_1', 'x_0_1_2', 'x_1_0_2', 'x_1_1_1');
    expect(formulated.separate?.(values)).toEqual([]);
    set('x_0_0_2', 'x_0_1_2', 'x_1_0_2', 'x_1_1_1');
    const [row, ...others] = formulated.separate?.(values) ?? [];
    expect(others).toEqual([]);
    expect(row).toMatchObject({ coefficients: [1, 1], upper: 1 });
  });
});
