import { describe, expect, it } from 'vitest';
import { kenken } from '../../../src/families/kenken/index.js';
import type { KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import type { Row } from '../../../src/model/model.js';

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

  it('say what each cage may be made of, after the usual marks', () => {
    const count = usual.explained!.marks.length;
    expect(marks.slice(0, count)).toEqual(usual.explained!.marks);
    expect(marks.slice(count).map(({ place, yes, no }) => `${place} ${yes.one}; ${no.many}`)).toEqual([
      'the cage 7+ of r1c1 is made of 1-2-4; are not made of 1-2-4',
      'the cage 7+ of r1c1 is made of 1-3-3; are not made of 1-3-3',
      'the cage 7+ of r1c1 is made of 2-2-3; are not made of 2-2-3',
    ]);
  });

  it('are auxiliary variables of the same model, of which only what they mean has no reason', () => {
    const bare = ({ reason: _, ...row }: Row): Omit<Row, 'reason'> => row;
    expect(noted.model.variables).toEqual(usual.model.variables);
    expect(noted.model.reasons).toEqual(usual.model.reasons);
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
