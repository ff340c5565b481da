/** Slitherlink as puzz.link addresses (types slither, slitherlink): the numbers row by row. */
import { sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { encodeFourCell, readFourCellBody } from '../../../formats/index.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

export const slitherlinkPuzzlink = puzzlinkFormat<SlitherlinkPuzzle, SlitherlinkSolution>({
  types: ['slither', 'slitherlink'],
  sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
  read: (address) => {
    const { rows, columns } = address;
    const items = readFourCellBody(address, rows * columns);
    if (!items.ok) return items;
    // A number that is not given says nothing about its sides.
    const signs = items.value.map((item) => (typeof item === 'number' ? String(item) : OPEN));
    return success({ puzzle: { family: 'slitherlink', grid: textRowsOf(signs.join(''), columns) } });
  },
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ grid }) =>
    encodeFourCell([...grid.join('')].map((sign) => (sign === OPEN ? null : Number(sign)))),
});
