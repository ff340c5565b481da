/** The fields of Battleship Solitaire: hints, the numbers beside rows and columns, and the fleet. */
import type { Fields } from '../contract/fields.js';
import {
  lineFields,
  lineNumber,
  numbersIn,
  numbersTo,
  rowsAndColumns,
  signFields,
  wholeField,
} from '../kit/fields/index.js';
import { ANY_SHIP, type BattleshipPuzzle, OPEN, SYMBOLS } from './puzzle.js';

export const battleshipFields: Fields<BattleshipPuzzle> = {
  groups: [
    lineFields<BattleshipPuzzle, number | null>({
      id: 'count',
      name: 'Numbers of ship cells',
      hint: 'The ship cells of the row or column; nothing where none is stated.',
      ...lineNumber(null),
      sides: rowsAndColumns(),
      texts: ({ rows, columns }, side) => numbersTo((side === 'left' ? columns : rows).length, 0).map(String),
    }),
    signFields({
      id: 'hint',
      name: 'Hints',
      hint: '~ is water, < > ^ v the ends of a ship, # a middle, o a submarine, s any part of a ship.',
      signs: [...SYMBOLS, ANY_SHIP],
      open: OPEN,
    }),
    wholeField({
      id: 'fleet',
      name: 'Fleet',
      hint: 'The length of every ship, with spaces between.',
      textOf: ({ fleet }) => fleet.join(' '),
      write(puzzle, text) {
        const fleet = numbersIn(text);
        return fleet && { ...puzzle, fleet: fleet.toSorted((one, other) => other - one) };
      },
    }),
  ],
  sizes: [10, 8, 6].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'battleship',
    rows: new Array(rows).fill(null),
    columns: new Array(columns).fill(null),
    fleet: rows >= 10 ? [4, 3, 3, 2, 2, 2, 1, 1, 1, 1] : rows >= 8 ? [3, 2, 2, 1, 1, 1] : [3, 2, 1, 1],
    grid: new Array(rows).fill(OPEN.repeat(columns)),
  }),
};
