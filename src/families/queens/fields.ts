/** The fields of Queens with walls: the walls, and the number of queens. Nothing of these is a clue. */
import { sizeOfRows } from '../../core/index.js';
import type { Fields } from '../contract/fields.js';
import { cellFields, textOfSign, wholeField, withSign } from '../kit/fields/index.js';
import { type QueensPuzzle, WALL } from './puzzle.js';

const FREE = '.';

export const queensFields: Fields<QueensPuzzle> = {
  groups: [
    cellFields<QueensPuzzle>({
      id: 'wall',
      name: 'Walls',
      hint: '# is a wall.',
      signs: [WALL],
      size: ({ board }) => sizeOfRows(board),
      textAt: ({ board }, [row, column]) => textOfSign(board[row]![column]!, FREE),
      put: (puzzle, cell, text) =>
        text === '' || text === WALL
          ? { ...puzzle, board: withSign(puzzle.board, cell, text || FREE) }
          : undefined,
    }),
    wholeField<QueensPuzzle>({
      id: 'queens',
      name: 'Number of queens',
      hint: 'Nothing: as many as fit.',
      textOf: ({ queens }) => String(queens ?? ''),
      write({ queens: _, ...puzzle }, text) {
        if (text === '') return puzzle;
        return /^\d{1,3}$/.test(text) ? { ...puzzle, queens: Number(text) } : undefined;
      },
    }),
  ],
  sizes: [8, 6, 5].map((side) => ({ rows: side, columns: side })),
  blank: ({ rows, columns }) => ({
    family: 'queens',
    board: new Array(rows).fill(FREE.repeat(columns)),
    queens: Math.min(rows, columns),
  }),
};
