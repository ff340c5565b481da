/** Skyscrapers as drawings of Penpa: heights in the grid and numbers on its four sides. */
import { success } from '../../../core/index.js';
import {
  entriesOf,
  numberEntry,
  numberWords,
  takeNumbers,
  takeOutside,
  textMark,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { numberEntries } from '../../kit/codecs/pzpr-file.js';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from '../puzzle.js';

export const skyscrapersPenpa = penpaFormat<SkyscrapersPuzzle, SkyscrapersSolution>({
  genres: ['skyscrapers'],
  title: /\bskyscrapers?\b/i,
  read: (board) => {
    const { rows } = board.size;
    const isAlong = (place: number): boolean => place >= 0 && place < rows;
    const isBeside = (place: number): boolean => place === -1 || place === rows;
    const outside = takeOutside(
      board,
      ([row, column]) => (isBeside(row) && isAlong(column)) || (isAlong(row) && isBeside(column)),
    );
    if (!outside.ok) return outside;
    const grid = takeNumbers(board);
    if (!grid.ok) return grid;
    const along = Array.from({ length: rows }, (_, at) => at);
    const clue = outside.value;
    return success({
      puzzle: {
        family: 'skyscrapers',
        grid: grid.value,
        top: along.map((column) => clue([-1, column]) ?? 0),
        bottom: along.map((column) => clue([rows, column]) ?? 0),
        left: along.map((row) => clue([row, -1]) ?? 0),
        right: along.map((row) => clue([row, rows]) ?? 0),
      },
      ...numberEntries(numberWords(board), grid.value),
    });
  },
  write: ({ grid, top, bottom, left, right }, solution) => {
    const size = grid.length;
    const number = (row: number, column: number, value: number) =>
      value > 0 ? [textMark([row, column], value)] : [];
    return {
      size: { rows: size, columns: size },
      margins: { top: 1, bottom: 1, left: 1, right: 1 },
      tool: ['sudoku', '1'],
      marks: [
        ...top.flatMap((value, at) => number(-1, at, value)),
        ...bottom.flatMap((value, at) => number(size, at, value)),
        ...left.flatMap((value, at) => number(at, -1, value)),
        ...right.flatMap((value, at) => number(at, size, value)),
        ...grid.flatMap((row, r) => row.flatMap((value, c) => number(r, c, value))),
      ],
      answers: entriesOf(solution, (cell, value) =>
        grid[cell[0]]![cell[1]] === 0 ? numberEntry(cell, value) : undefined,
      ),
    };
  },
});
