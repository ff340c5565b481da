/**
 * Arguments of a row with notes of what cages are made of: never more than follows, by trying all fillings.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MarkedValue } from '../../../src/families/contract/explaining.js';
import { becauseOfNotes } from '../../../src/families/kenken/explaining/cage-number-arguments.js';
import { numbersOfNote } from '../../../src/families/kenken/explaining/notes.js';
import { cageName } from '../../../src/families/kenken/explaining/reasons.js';
import { kenken } from '../../../src/families/kenken/index.js';
import type { Cage, KenkenPuzzle } from '../../../src/families/kenken/puzzle.js';
import { numberOfMark } from '../../../src/families/kit/words/number-arguments.js';

const FIRST: Cage = {
  op: '+',
  target: 7,
  cells: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
};
const SECOND: Cage = {
  op: '+',
  target: 8,
  cells: [
    [0, 2],
    [0, 3],
    [1, 2],
  ],
};
const CELLS = [...FIRST.cells, ...SECOND.cells];
const PUZZLE: KenkenPuzzle = {
  family: 'kenken',
  size: 4,
  cages: [
    FIRST,
    SECOND,
    ...[
      [0, 1],
      [1, 3],
    ].map((cell) => ({ op: null, target: null, cells: [cell as [number, number]] })),
    ...[2, 3].flatMap((row) =>
      [0, 1, 2, 3].map((column) => ({ op: null, target: null, cells: [[row, column] as const] })),
    ),
  ],
};
const { explained } = kenken.formulations[0]!.formulate(PUZZLE, {
  presolve: false,
  reasons: true,
  notes: true,
});
const { marks, reasons } = explained!;
const ROW = reasons.find(({ id }) => id === 'row-1')!;

/** `r1c1 is not 2`, `the cage 7+ of r1c1 is made of 1-3-3`. */
function known(text: string): MarkedValue {
  const mark = marks.find(({ place, yes, no }) => [yes, no].some(({ one }) => text === `${place} ${one}`))!;
  return { mark, value: !text.includes(' not ') };
}

const argument = (facts: readonly MarkedValue[], conclusions: readonly MarkedValue[]) =>
  becauseOfNotes(PUZZLE, { reasons: [ROW], facts, conclusions, known: facts, open: [] });

describe('a row with notes of what cages are made of', () => {
  const says = (facts: readonly string[], ...conclusions: readonly string[]) =>
    argument(facts.map(known), conclusions.map(known));
  const FIRST_133 = 'the cage 7+ of r1c1 is made of 1-3-3';
  const SECOND_134 = 'the cage 8+ of r1c3 is made of 1-3-4';

  it('excludes what a cage needs there from other cells', () => {
    expect(says([FIRST_133, 'r2c1 is not 3'], 'r1c2 is not 3')).toBe(
      'the cage 7+ of r1c1 (1-3-3) needs 3 in row 1, as r2c1 is not 3',
    );
    expect(says([FIRST_133], 'r1c2 is not 3')).toBeUndefined();
    expect(says([FIRST_133, 'r2c1 is not 3'], 'r1c1 is not 3')).toBeUndefined();
    expect(says([SECOND_134, 'r2c3 is 1'], 'r1c1 is not 3', 'r1c1 is not 4')).toBe(
      'the cage 8+ of r1c3 (1-3-4) needs 3 and 4 in row 1, as r2c3 is not 3 or 4',
    );
  });

  it('cannot hold what two cages need there, or one needs beside its entry', () => {
    const all = [FIRST_133, SECOND_134, 'r2c1 is not 3', 'r2c3 is not 3'];
    expect(says(all)).toBe(
      'the cage 7+ of r1c1 (1-3-3) needs 3 in row 1, as r2c1 is not 3, and so does the cage 8+ of r1c3 (1-3-4), as r2c3 is not 3',
    );
    expect(says(all.slice(0, 3))).toBeUndefined();
    expect(says([FIRST_133, 'r2c1 is not 3', 'r1c2 is 3'])).toBe(
      'the cage 7+ of r1c1 (1-3-3) needs 3 in row 1, as r2c1 is not 3, but r1c2 is 3',
    );
    expect(says([FIRST_133, 'r2c1 is not 3', 'r2c2 is not 3'])).toBe(
      'the cage 7+ of r1c1 (1-3-3) needs 3 twice in row 1, as r2c1 and r2c2 are not 3',
    );
  });

  it('leaves the numbers of a cage elsewhere where another one or an entry takes them', () => {
    expect(says([FIRST_133, 'r1c2 is 3'], 'r2c1 is 3', 'r2c2 is 3')).toBe(
      'r1c2 is 3, so the cage 7+ of r1c1 (1-3-3) has its two 3s elsewhere, where only r2c1 and r2c2 can be 3',
    );
    expect(says([FIRST_133, SECOND_134, 'r2c1 is not 3'], 'r2c3 is 3')).toBe(
      'the cage 7+ of r1c1 (1-3-3) needs 3 in row 1, as r2c1 is not 3, so the cage 8+ of r1c3 (1-3-4) has its 3 elsewhere, where only r2c3 can be 3',
    );
    expect(says([FIRST_133, 'r1c2 is 1'], 'r2c1 is 3')).toBeUndefined();
  });
});

it('has words only for what follows', () => {
  const cellMarks = marks.filter(({ entry }) => entry !== 'neither');
  const near = cellMarks.filter(({ cells: [cell] }) => cell![0] < 2 && !(cell![0] === 1 && cell![1] === 3));
  const notes = marks.filter((mark) => numbersOfNote(mark) !== undefined);
  const value = (list: typeof marks) => fc.record({ mark: fc.constantFrom(...list), value: fc.boolean() });
  const task = fc.record({
    notes: fc.uniqueArray(fc.constantFrom(...notes), {
      minLength: 1,
      maxLength: 2,
      selector: ({ place }) => place,
    }),
    facts: fc.uniqueArray(value(near), { maxLength: 5, selector: ({ mark }) => mark }),
    conclusions: fc.uniqueArray(value(near), { maxLength: 2, selector: ({ mark }) => mark }),
  });
  let count = 0;
  fc.assert(
    fc.property(task, (some) => {
      const facts = [...some.notes.map((mark) => ({ mark, value: true })), ...some.facts];
      if (some.conclusions.some(({ mark }) => some.facts.some((fact) => fact.mark === mark))) return;
      if (argument(facts, some.conclusions) === undefined) return;
      count++;
      const possible = fillings().filter((filling) => facts.every((fact) => holds(filling, fact)));
      expect(
        possible.every(
          (filling) => some.conclusions.length > 0 && some.conclusions.every((one) => holds(filling, one)),
        ),
      ).toBe(true);
    }),
    { numRuns: 8000, seed: 3 },
  );
  expect(count).toBeGreaterThan(50);
});

type Filling = ReadonlyMap<string, number>;
let all: readonly Filling[] | undefined;

/** All ways to fill row 1 and the other cells of both cages, in which row 1 has each number once. */
function fillings(): readonly Filling[] {
  const others = CELLS.filter(([row]) => row === 1);
  const cells = [...[0, 1, 2, 3].map((column) => [0, column] as const), ...others];
  all ??= Array.from({ length: 4 ** cells.length }, (_, index) => {
    const values = cells.map((_, place) => (Math.floor(index / 4 ** place) % 4) + 1);
    return new Map(cells.map(([row, column], place) => [`r${row + 1}c${column + 1}`, values[place]!]));
  }).filter((filling) => new Set([...filling.values()].slice(0, 4)).size === 4);
  return all;
}

function holds(filling: Filling, { mark, value }: MarkedValue): boolean {
  const numbers = numbersOfNote(mark);
  if (numbers === undefined) return (filling.get(mark.place) === numberOfMark(mark)) === value;
  const { cells } = [FIRST, SECOND].find((cage) => cageName(cage) === mark.place)!;
  const held = cells.map(([row, column]) => filling.get(`r${row + 1}c${column + 1}`)!);
  return (held.sort().join() === numbers.join()) === value;
}
