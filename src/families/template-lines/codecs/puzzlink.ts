/** Fences as puzz.link addresses (types slither, slitherlink): the numbers row by row. */
import { failure, rowsOf, sizeOfRows, success } from '../../../core/index.js';
import { decodeFourCell, encodeFourCell, surplusIssue } from '../../../formats/index.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { type FencesPuzzle, type FencesSolution, OPEN } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

export const fencesPuzzlink = puzzlinkFormat<FencesPuzzle, FencesSolution>({
  types: ['slither', 'slitherlink'],
  sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
  read: ({ body, rows, columns, at }) => {
    const list = decodeFourCell(body, rows * columns, at);
    if (!list.ok) return list;
    const { items, end } = list.value;
    if (end < body.length) return failure(surplusIssue(at(end)));
    // A number that is not told says nothing about its sides.
    const signs = items.map((item) => (typeof item === 'number' ? String(item) : OPEN));
    return success({ puzzle: { family: 'fences', grid: rowsOf(signs, columns).map((row) => row.join('')) } });
  },
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ grid }) =>
    encodeFourCell([...grid.join('')].map((sign) => (sign === OPEN ? null : Number(sign)))),
});
