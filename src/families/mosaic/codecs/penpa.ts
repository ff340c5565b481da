/** Mosaics as drawings of Penpa: the numbers; black cells are shaded. */
import { sizeOfRows, success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  shadedEntries,
  shadesOf,
  tableOf,
  takeTexts,
  textMark,
  wrongText,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { BLACK_CELL, type MosaicPuzzle, type MosaicSolution, NO_NUMBER, WHITE_CELL } from '../puzzle.js';

export const mosaicPenpa = penpaFormat<MosaicPuzzle, MosaicSolution>({
  genres: ['mosaic'],
  title: /\b(?:mosaic|fill-a-pix)\b/i,
  read: (board) => {
    const texts = takeTexts(board.marks, (mark) => isInside(board.size, mark));
    const wrong = [...texts.values()].find(({ text }) => !/^\d$/.test(text));
    if (wrong !== undefined) return wrongText(wrong.text, wrong.cell, 'a number from 0 to 9');
    const grid = tableOf(board.size, (cell) => texts.get(String(cell))?.text ?? NO_NUMBER);
    return success({
      puzzle: { family: 'mosaic', grid: grid.map((row) => row.join('')) },
      ...shadedEntries(board, BLACK_CELL, WHITE_CELL),
    });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    tool: ['surface', ''],
    marks: entriesOf(grid, (cell, sign) => (sign === NO_NUMBER ? undefined : textMark(cell, Number(sign)))),
    answers: shadesOf(solution, BLACK_CELL),
  }),
});
