/** Sudokus as files of the pzpr editor: the side, the givens, then the numbers that a player entered. */
import { sizeOfRows, success } from '../../../core/index.js';
import { cellBlock, numberEntries, pzprFile } from '../../kit/codecs/pzpr-file.js';
import type { SudokuPuzzle, SudokuSolution } from '../puzzle.js';
import { draftOfGrid, unheldBox } from './format.js';

const wordOf = (number: number): string => (number > 0 ? String(number) : '.');

export const sudokuPzpr = pzprFile<SudokuPuzzle, SudokuSolution>({
  types: ['sudoku'],
  square: true,
  blocks: (size) => [
    cellBlock(size, /^(?:[-.]|\d{1,3})$/, 'a number, "-" or "."'),
    cellBlock(size, /^(?:[-.+=%]|\d{1,3})(?:\[[\d,]*\])?$/, 'a number or "."'),
  ],
  read: ({ blocks }) => {
    const [words, entered] = blocks as [(typeof blocks)[0], (typeof blocks)[0]];
    const grid = words.map((row) => row.map((word) => Number(/^\d+/.exec(word)?.[0] ?? 0)));
    return success({ puzzle: draftOfGrid(grid).puzzle, ...numberEntries(entered, grid) });
  },
  lacks: (puzzle) => unheldBox('pzpr', puzzle),
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    blocks: [
      grid.map((row) => row.map(wordOf)),
      grid.map((numbers, row) =>
        numbers.map((number, column) => wordOf(number > 0 ? 0 : (solution?.[row]?.[column] ?? 0))),
      ),
    ],
  }),
});
