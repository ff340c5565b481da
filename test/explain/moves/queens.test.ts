/** The moves of Queens on small boards: where they apply, and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { type MoveBoard, ONE_RULE } from '../../../src/families/contract/move.js';
import { type QueensPuzzle, queens } from '../../../src/families/queens/index.js';

/** Each row of the board is also the state: a wall, a queen, an empty cell or an open one (`?`). */
function boardOf(state: readonly string[], count: number): MoveBoard<QueensPuzzle> {
  const puzzle: QueensPuzzle = {
    family: 'queens',
    board: state.map((row) => row.replace(/[^#]/g, '.')),
    queens: count,
  };
  const options = { presolve: false, reasons: true };
  const { marks } = queens.formulations[0]!.formulate(puzzle, options).explained!;
  const signAt = (mark: number): string => {
    const [row, column] = marks[mark]!.cells[0]!;
    return state[row]![column]!;
  };
  const value = (mark: number) => (signAt(mark) === '?' ? undefined : signAt(mark) === 'Q');
  return {
    puzzle,
    marks,
    rules: [],
    rule: () => undefined,
    rulesAbout: () => [],
    lazyRules: () => [],
    deciding: () => [],
    markOf: (variable) => marks.findIndex((mark) => mark.variable === variable),
    knownCount: [...marks.keys()].filter((mark) => value(mark) !== undefined).length,
    value,
  };
}

/** The sentences of a move there. */
function said(id: string, state: readonly string[], count: number, language: 'en' | 'de' = 'en') {
  const move = queens
    .explaining!.moves!.flatMap((one) => (one === ONE_RULE ? [] : [one]))
    .find((one) => one.id === id)!;
  return [...move.find(boardOf(state, count))].map(({ data }) => move.says[language](data));
}

/** A move, a state and the number of queens, and what it says there; nothing where it nearly applies. */
const CASES: readonly (readonly [string, string, number, readonly string[]])[] = [
  ['attack', 'Q#?? .??? .??? .?#?', 4, ['The queen in r1c1 attacks r2c2, r3c3 and r4c4.']],
  ['attack', '?#?? ???? ???? ??#?', 4, []],
  [
    'last-place',
    '??.. ???? ???? ?...',
    4,
    ['Each part of the rows that is left needs a queen, and r4c1 is the only cell left of its part.'],
  ],
  ['last-place', '??.. ???? ???? ?...', 3, []],
  [
    'no-room',
    '?.?? ???? ???? ????',
    4,
    [
      'A queen in r3c1 or r3c3 would attack all that is left of column 2 (r2c2 to r4c2), which needs a queen.',
    ],
  ],
  ['no-room', '?.?? ???? ???? ????', 3, []],
  [
    'no-room-in-two',
    '..?. ???? ???? .?..',
    3,
    [
      'A queen in r2c2, r2c4, r3c1 or r3c3 would attack all that is left of row 1 (r1c3) and row 4 (r4c2), but only one more part of the rows may stay empty.',
    ],
  ],
  ['no-room-in-two', '..?. ???? ???? .?..', 2, []],
  [
    'two-lines',
    '.....? ..??.. ?????? ?????? ..??.. ??????',
    6,
    [
      'Of the rows, row 2 and row 5 need two queens, and all cells left of them lie in column 3 and column 4. So r3c3, r3c4, r4c3, r4c4, r6c3 and r6c4 are empty.',
    ],
  ],
  ['two-lines', '.....? ..??.. ?????? ?????? ..???. ??????', 6, []],
  [
    'forced-queens',
    '??...? ?????? ?????? ?????? ?????? ??...?',
    6,
    [
      'A queen in r2c2 would force a queen in r1c6 (row 1) and leave no place in row 6, which needs a queen.',
      'A queen in r3c4 would force a queen in r1c1 (row 1) and leave no place in column 5, which needs a queen.',
      'A queen in r4c4 would force a queen in r6c1 (row 6) and leave no place in column 5, which needs a queen.',
      'A queen in r5c2 would force a queen in r1c1 (row 1) and leave no place in row 6, which needs a queen.',
    ],
  ],
  ['forced-queens', '????? ????? ????? ????? ?????', 5, []],
  [
    'forced-queens-with-a-case',
    '????? ??.?? .?.?? ??... ??..?',
    4,
    [
      'A queen in r1c1 would leave r2c4 empty, because a queen there would leave no place in column 3 and column 5, one part too many. That would force a queen in r3c4 (column 4) and leave no place in row 2 and row 5, but only one more part of the rows may stay empty.',
    ],
  ],
  ['forced-queens-with-a-case', '????? ????? ????? ????? ?????', 5, []],
];

describe('moves of queens', () => {
  it.each(CASES)('%s in %s with %i queens', (id, state, count, says) => {
    expect(said(id, state.split(' '), count)).toEqual(says);
  });

  it.each([
    ['attack', 'Q#?? .??? .??? .?#?', 4, 'Die Dame in r1c1 greift r2c2, r3c3 und r4c4 an.'],
    [
      'last-place',
      '??.. ???? ???? ?...',
      4,
      'Jeder übrige Teil der Zeilen braucht eine Dame, und r4c1 ist das einzige übrige Feld seines Teils.',
    ],
    [
      'no-room-in-two',
      '..?. ???? ???? .?..',
      3,
      'Eine Dame in r2c2, r2c4, r3c1 oder r3c3 würde alles angreifen, was von Zeile 1 (r1c3) und Zeile 4 (r4c2) übrig ist, aber nur noch ein Teil der Zeilen darf leer bleiben.',
    ],
    [
      'two-lines',
      '.....? ..??.. ?????? ?????? ..??.. ??????',
      6,
      'Von den Zeilen brauchen Zeile 2 und Zeile 5 zwei Damen, und alle übrigen Felder davon liegen in Spalte 3 und Spalte 4. Also sind r3c3, r3c4, r4c3, r4c4, r6c3 und r6c4 leer.',
    ],
    [
      'forced-queens',
      '??...? ?????? ?????? ?????? ?????? ??...?',
      6,
      'Eine Dame in r2c2 würde eine Dame in r1c6 (Zeile 1) erzwingen und keinen Platz in Zeile 6 lassen, wo eine Dame stehen muss.',
    ],
    [
      'forced-queens-with-a-case',
      '????? ??.?? .?.?? ??... ??..?',
      4,
      'Eine Dame in r1c1 würde r2c4 leer lassen, denn eine Dame dort würde keinen Platz in Spalte 3 und Spalte 5 lassen, einen Teil zu viel. Das würde dann eine Dame in r3c4 (Spalte 4) erzwingen und keinen Platz in Zeile 2 und Zeile 5 lassen, aber nur noch ein Teil der Zeilen darf leer bleiben.',
    ],
  ] as const)('%s in German', (id, state, count, first) => {
    expect(said(id, state.split(' '), count, 'de')[0]).toBe(first);
  });
});
