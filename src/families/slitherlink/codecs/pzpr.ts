/**
 * Slitherlinks as files of the pzpr editor: the numbers, colours of cells that a player gave (version 3.1),
 * then the upright sides row by row and the level ones.
 */
import { canonicalEdges, sizeOfRows, success } from '../../../core/index.js';
import { ALONG_CELLS, edgeEntries, edgeWords, LINE_WORD, LINE_WORDS } from '../../kit/codecs/pzpr-edges.js';
import { cellBlock, pzprFile } from '../../kit/codecs/pzpr-file.js';
import { OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';

const VERSION = '.1';

export const slitherlinkPzpr = pzprFile<SlitherlinkPuzzle, SlitherlinkSolution>({
  types: ['slither', 'slitherlink'],
  version: VERSION,
  blocks: (size, version) => [
    cellBlock(size, /^[-.0-4]$/, 'a number from 0 to 4, "-" or "."'),
    ...(version === VERSION ? [cellBlock(size, /^\d$/, 'a digit')] : []),
    cellBlock({ ...size, columns: size.columns + 1 }, LINE_WORD, LINE_WORDS),
    cellBlock({ ...size, rows: size.rows + 1 }, LINE_WORD, LINE_WORDS),
  ],
  read: ({ blocks }) => {
    // A number that is not given says nothing about its sides.
    const grid = blocks[0]!.map((row) => row.map((word) => word.replace('-', OPEN)).join(''));
    const { solution, state } = edgeEntries(blocks.slice(-2), ALONG_CELLS);
    const puzzle = { family: 'slitherlink', grid };
    return success(
      state === undefined ? { puzzle } : { puzzle, solution: canonicalEdges(solution as []), state },
    );
  },
  write: ({ grid }, solution = []) => {
    const size = sizeOfRows(grid);
    const sides = [
      { ...size, columns: size.columns + 1 },
      { ...size, rows: size.rows + 1 },
    ] as const;
    return {
      size,
      blocks: [
        grid.map((row) => [...row]),
        grid.map((row) => Array.from(row, () => '0')),
        ...edgeWords(solution, sides, ALONG_CELLS),
      ],
    };
  },
});
