/**
 * Star Battles as drawings of Penpa: borders of regions, and one number that says how many stars, with a star
 * beside it; both stand above the frame as they are written, anywhere as they are read.
 */
import { failure, issue, sizeOfRows, success } from '../../../core/index.js';
import {
  entriesOf,
  isInside,
  isSymbol,
  regionMarks,
  symbolMark,
  takeRegions,
  takeTexts,
  textMark,
  wordsOf,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { inCell } from '../../kit/codecs/penpa/points.js';
import { signEntries } from '../../kit/codecs/pzpr-file.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { unheldByBorders } from './format.js';

const [STAR, EMPTY] = ['*', '.'];
const BLACK_STAR = 2;

export const starBattlePenpa = penpaFormat<StarBattlePuzzle, StarBattleSolution>({
  genres: ['starbattle'],
  title: /\bstar\s?battle\b/i,
  read: (board) => {
    const { marks, size } = board;
    const numbers = [...takeTexts(marks, () => true).values()];
    marks.take('symbol', (mark) => !isInside(size, mark) && isSymbol(mark, [1, 2, 3], /^star$/));
    if (numbers.length !== 1 || !/^\d{1,2}$/.test(numbers[0]!.text)) {
      const message = `The drawing has ${numbers.length} numbers; one is expected, which says how many stars every row, column and region has.`;
      return failure(issue('format-unsupported', message));
    }
    const words = wordsOf(board, (mark) => (isSymbol(mark, [1, 2, 3], /^star$/) ? STAR : undefined));
    return success({
      puzzle: { family: 'star-battle', stars: Number(numbers[0]!.text), regions: takeRegions(board) },
      ...signEntries(words, { [STAR!]: STAR! }, EMPTY!),
    });
  },
  lacks: (puzzle) => unheldByBorders('penpa', puzzle),
  write: ({ stars, regions }, solution) => {
    const last = regions.length - 1;
    return {
      size: sizeOfRows(regions),
      margins: { top: 1, bottom: 1, left: 1, right: 1 },
      grid: ['2', '2', '1'],
      tool: ['combi', 'star'],
      marks: [
        ...regionMarks(regions),
        textMark([-1, last - 1], stars),
        symbolMark(inCell([-1, last]), BLACK_STAR, 'star'),
      ],
      answers: entriesOf(solution, (cell, sign) =>
        sign === STAR ? symbolMark(inCell(cell), BLACK_STAR, 'star') : undefined,
      ),
    };
  },
});
