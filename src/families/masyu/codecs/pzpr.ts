/**
 * Masyus as files of the pzpr editor: `1` a white pearl, `2` a black one, then the lines between the cells of
 * a row and those between two rows.
 */
import { canonicalEdges, failure, issue, sizeOfRows, success } from '../../../core/index.js';
import { BETWEEN_CELLS, edgeEntries, edgeWords, LINE_WORD, LINE_WORDS } from '../../kit/codecs/pzpr-edges.js';
import { borderBlocks, cellBlock, pzprFile } from '../../kit/codecs/pzpr-file.js';
import { BLACK_PEARL, type MasyuPuzzle, type MasyuSolution, NO_PEARL, WHITE_PEARL } from '../puzzle.js';

const SIGNS: Readonly<Record<string, string>> = { '.': NO_PEARL, 1: WHITE_PEARL, 2: BLACK_PEARL };
const WORDS: Readonly<Record<string, string>> = { [NO_PEARL]: '.', [WHITE_PEARL]: '1', [BLACK_PEARL]: '2' };

export const masyuPzpr = pzprFile<MasyuPuzzle, MasyuSolution>({
  types: ['mashu', 'masyu', 'pearl'],
  blocks: (size) => [
    cellBlock(size, /^[-.12]$/, '"1" (a white pearl), "2" (a black one) or "."'),
    ...borderBlocks(size, LINE_WORD, LINE_WORDS),
  ],
  read: ({ blocks }) => {
    const [pearls, ...lines] = blocks as [(typeof blocks)[0], (typeof blocks)[0], (typeof blocks)[0]];
    if (pearls.flat().includes('-')) {
      return failure(
        issue('format-unsupported', 'A pearl whose colour is not given ("-") is not supported.'),
      );
    }
    const puzzle = { family: 'masyu', grid: pearls.map((row) => row.map((word) => SIGNS[word]).join('')) };
    const { solution, state } = edgeEntries(lines, BETWEEN_CELLS);
    return success(
      state === undefined ? { puzzle } : { puzzle, solution: canonicalEdges(solution as []), state },
    );
  },
  write: ({ grid }, solution = []) => {
    const size = sizeOfRows(grid);
    const sides = [
      { ...size, columns: size.columns - 1 },
      { ...size, rows: size.rows - 1 },
    ] as const;
    return {
      size,
      blocks: [
        grid.map((row) => Array.from(row, (sign) => WORDS[sign]!)),
        ...edgeWords(solution, sides, BETWEEN_CELLS),
      ],
    };
  },
});
