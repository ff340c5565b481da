/** Akaris as drawings of Penpa: walls are black cells, with white numbers in them; bulbs are entries. */
import { cellsOf, sizeOfRows, success } from '../../../core/index.js';
import {
  blackMark,
  entriesOf,
  isInside,
  isShaded,
  isSymbol,
  symbolMark,
  tableOf,
  takeTexts,
  textMark,
  wordsOf,
  wrongText,
} from '../../kit/codecs/penpa/board.js';
import { penpaFormat } from '../../kit/codecs/penpa/index.js';
import { inCell } from '../../kit/codecs/penpa/points.js';
import { signEntries } from '../../kit/codecs/pzpr-file.js';
import { type AkariPuzzle, type AkariSolution, BULB, WALL, WHITE_CELL } from '../puzzle.js';

/** White numbers, which are drawn on black. */
const ON_BLACK = 7;
const LAMP = 3;

export const akariPenpa = penpaFormat<AkariPuzzle, AkariSolution>({
  genres: ['akari'],
  title: /\b(?:akari|light\s?up)\b/i,
  read: (board) => {
    const { marks, size } = board;
    const texts = takeTexts(marks, (mark) => isInside(size, mark));
    const walls = new Set(
      marks
        .take('surface', (mark) => isInside(size, mark) && isShaded(mark))
        .map(({ at }) => String(at[0]!.cell)),
    );
    const wrong = [...texts.values()].find(
      ({ text, cell, style }) => !/^[0-4]?$/.test(text) || (style !== ON_BLACK && !walls.has(String(cell))),
    );
    if (wrong !== undefined) return wrongText(wrong.text, wrong.cell, 'a number from 0 to 4 on a black cell');
    const grid = tableOf(size, (cell) => {
      const text = texts.get(String(cell))?.text;
      return text || (text === '' || walls.has(String(cell)) ? WALL : WHITE_CELL);
    }).map((row) => row.join(''));
    const words = wordsOf(board, (mark) => (isSymbol(mark, [LAMP], /^sun_moon$/) ? BULB : undefined)).map(
      (row, r) => row.map((word, c) => (grid[r]![c] === WHITE_CELL ? word : WALL)),
    );
    const isWall = (word: string): string | undefined => (word === WALL ? WALL : undefined);
    return success({
      puzzle: { family: 'akari', grid },
      ...signEntries(words, { [BULB]: BULB }, WHITE_CELL, isWall),
    });
  },
  write: ({ grid }, solution) => ({
    size: sizeOfRows(grid),
    tool: ['combi', 'akari'],
    marks: cellsOf(sizeOfRows(grid)).flatMap((cell) => {
      const sign = grid[cell[0]]![cell[1]]!;
      if (sign === WHITE_CELL) return [];
      return sign === WALL ? [blackMark(cell)] : [blackMark(cell), textMark(cell, sign, ON_BLACK)];
    }),
    answers: entriesOf(solution, (cell, sign) =>
      sign === BULB ? symbolMark(inCell(cell), LAMP, 'sun_moon') : undefined,
    ),
  }),
});
