/** The reasons, names of techniques and states of Calcudokus. */
import { describe, expect, it } from 'vitest';
import { kenken } from '../../../src/families/kenken/index.js';
import type { Cage } from '../../../src/families/kenken/puzzle.js';

const combinations = kenken.formulations[0]!;
const inReasons = { presolve: false, reasons: true };
const { puzzle } = kenken.examples.find(({ name }) => name === 'cages without a clue')!;
const { model, explained } = combinations.formulate(puzzle, inReasons);

/** The argument for a cage of the upper left corner of a grid of four by four. */
function words(cage: Cage): string {
  const rest = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => [row, column] as const));
  const cells = rest.filter(
    ([row, column]) => !cage.cells.some((cell) => cell[0] === row && cell[1] === column),
  );
  const blank = cells.map((cell) => ({ op: null, target: null, cells: [cell] }));
  const stated = combinations.formulate({ family: 'kenken', size: 4, cages: [cage, ...blank] }, inReasons);
  return stated.explained!.reasons.find(({ kind }) => kind === 'cage')!.says;
}

const PAIR = [
  [0, 0],
  [0, 1],
] as const;

describe('calcudoku in reasons', () => {
  it.each<[Cage['op'], number, readonly (readonly [number, number])[], string]>([
    ['=', 3, [[0, 0]], 'The cage 3 in r1c1 holds 3'],
    ['+', 5, PAIR, 'The cage 5+ in r1c1 and r1c2 adds up to 5'],
    ['+', 4, PAIR, 'The cage 4+ in r1c1 and r1c2 adds up to 4 without a number twice in a line'],
    ['*', 12, PAIR, 'The cage 12× in r1c1 and r1c2 multiplies to 12'],
    ['*', 4, PAIR, 'The cage 4× in r1c1 and r1c2 multiplies to 4 without a number twice in a line'],
    ['-', 3, PAIR, 'The cage 3− in r1c1 and r1c2 has the difference 3'],
    ['/', 2, PAIR, 'The cage 2÷ in r1c1 and r1c2 has the quotient 2'],
    [null, 2, PAIR, 'The cage 2 in r1c1 and r1c2 makes 2 by an operation that is not given'],
    [
      '*',
      12,
      [...PAIR, [1, 0]],
      'The cage 12× in r1c1, r1c2 and r2c1 multiplies to 12 without a number twice in a line',
    ],
  ])('says the clue of a cage: %s %i', (op, target, cells, says) => {
    expect(words({ op, target, cells })).toBe(says);
  });

  it('states lines and the cages that have a clue', () => {
    const kinds = explained!.reasons.map(({ kind }) => kind);
    const count = (kind: string) => kinds.filter((other) => other === kind).length;
    expect([count('row'), count('column'), count('cage')]).toEqual([4, 4, 4]);
    expect(explained!.reasons.find(({ id }) => id === 'column-3')!.says).toBe(
      'Column 3 holds every number from 1 to 4 once',
    );
    expect(model.rows.every(({ reason }) => reason !== undefined)).toBe(true);
    expect(explained!.given).toEqual([]);
  });

  it('keeps the model without reasons as it is', () => {
    const plain = combinations.formulate(puzzle, { presolve: false });
    expect(plain.model.rows.every(({ reason }) => reason === undefined)).toBe(true);
    expect(plain.explained).toBeUndefined();
    expect(plain.model.rows.length).toBeLessThan(model.rows.length);
  });
});

describe('a partial calcudoku', () => {
  it('is a grid with open cells', () => {
    const state = kenken.explaining!.readState(
      [
        [0, 3, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
        [0, 0, 0, [1, 4]],
      ],
      puzzle,
      explained!.marks,
    );
    if (!state.ok) throw new Error(JSON.stringify(state.issues));
    const words = state.value.map(({ mark, value }) => {
      const { place, yes, no } = explained!.marks[mark]!;
      return `${place} ${(value ? yes : no).one}`;
    });
    expect(words).toEqual([
      'r1c2 is not 1',
      'r1c2 is not 2',
      'r1c2 is 3',
      'r1c2 is not 4',
      'r4c4 is not 2',
      'r4c4 is not 3',
    ]);
  });
});
