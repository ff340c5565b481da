import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../src/families/contract/explaining.js';
import { kenken } from '../../../src/families/kenken/index.js';
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import type { Row } from '../../../src/solve/model/model.js';

const combinations = kenken.formulations[0]!;
const inReasons = { presolve: false, reasons: true };
const PUZZLE: KenkenPuzzle = {
  family: 'kenken',
  size: 4,
  cages: [
    {
      op: '+',
      target: 7,
      cells: [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    },
    ...[2, 3].map((column) => ({ op: null, target: null, cells: [[0, column] as const] })),
    ...[1, 2, 3].map((column) => ({ op: null, target: null, cells: [[1, column] as const] })),
    ...[2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => ({ op: null, target: null, cells: [[row, column] as const] })),
    ),
  ],
};

describe('notes of a calcudoku', () => {
  const usual = combinations.formulate(PUZZLE, inReasons);
  const noted = combinations.formulate(PUZZLE, { ...inReasons, notes: true });
  const { marks } = noted.explained!;

  const count = usual.explained!.marks.length;
  const further = marks.slice(count);
  const saysBoth = ({ place, yes, no }: Mark): string => `${place} ${yes.one}; ${no.many}`;

  it('say what each cage may be made of, after the usual marks', () => {
    expect(marks.slice(0, count)).toEqual(usual.explained!.marks);
    expect(further.filter(({ counts }) => counts === undefined).map(saysBoth)).toEqual([
      'the cage 7+ of r1c1 is made of 1-2-4; are not made of 1-2-4',
      'the cage 7+ of r1c1 is made of 1-3-3; are not made of 1-3-3',
      'the cage 7+ of r1c1 is made of 2-2-3; are not made of 2-2-3',
    ]);
  });

  it('say after these in which part of a line a number is, as the cages divide it, and how often a cage holds one', () => {
    const counting = further.slice(3);
    const of3 = counting.filter(({ yes, place }) =>
      /\b3\b/.test(`${place} ${yes.one.replace(/r\dc\d/g, '')}`),
    );
    expect(of3.map(saysBoth)).toEqual(
      expect.arrayContaining([
        'the 3 of row 1 is in r1c1 or r1c2; are not in r1c1 or r1c2',
        'the 3 of row 1 is in r1c3 or r1c4; are not in r1c3 or r1c4',
        'the 3 of row 2 is in r2c2 to r2c4; are not in r2c2 to r2c4',
        'the cage 7+ of r1c1 holds 3; do not hold 3',
        'the cage 7+ of r1c1 holds 3 twice; do not hold 3 twice',
      ]),
    );
    const parts = counting.map(({ place, yes }) => `${place} ${yes.one}`);
    expect(new Set(parts).size).toBe(parts.length);
    // Of a note about a part of a line, all that it means is that one of its candidates holds.
    const variables = counting.map(({ counts }) => counts!.length);
    expect(Math.min(...variables)).toBe(2);
    expect(Math.max(...variables)).toBe(3);
  });

  it('are auxiliary variables of the same model, of which only what they mean has no reason', () => {
    const bare = ({ reason: _, ...row }: Row): Omit<Row, 'reason'> => row;
    const { length } = usual.model.variables;
    expect(noted.model.variables.slice(0, length)).toEqual(usual.model.variables);
    expect(noted.model.variables.length - length).toBe(further.length - 3);
    expect(noted.explained!.reasons).toEqual(usual.explained!.reasons);
    expect(noted.model.rows.map(bare)).toEqual(usual.model.rows.map(bare));
    const definitions = noted.model.rows.filter(({ reason }) => reason === undefined);
    expect(definitions.every(({ name }) => /^cage_0_set_\d_number_\d$/.test(name))).toBe(true);
    expect(definitions.length).toBe(3 + 2 + 2);
    expect(usual.model.rows.every(({ reason }) => reason !== undefined)).toBe(true);
  });

  it('are no marks where they are not asked for', () => {
    expect(combinations.formulate(PUZZLE, { presolve: false, notes: true }).explained).toBeUndefined();
  });
});
