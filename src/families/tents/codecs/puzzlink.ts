/** Tents as puzz.link addresses: the numbers of the columns, then of the rows, then the trees. */
import { failure, issue, type Result, success, textRowsOf } from '../../../core/index.js';
import {
  decodeNum16,
  encodeNum16,
  encodeOneCell,
  type PuzzlinkAddress,
  readOneCell,
} from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { OPEN, sizeOf, type TentsPuzzle, type TentsSolution, TREE } from '../puzzle.js';

export const tentsPuzzlink: Format<TentsPuzzle, TentsSolution> = puzzlinkFormat({
  types: ['tents'],
  read: readAddress,
  sizeOf,
  write: ({ rows, columns, grid }) =>
    encodeNum16([...columns, ...rows]) + encodeOneCell([...grid.join('')].map((sign) => sign === TREE)),
});

function readAddress({ rows, columns, body, at }: PuzzlinkAddress): Result<Draft<TentsPuzzle>> {
  const sides = decodeNum16(body, 0, columns + rows, at);
  if (!sides.ok) return sides;
  const { items, end } = sides.value;
  const numbers = items.filter((item) => item !== '?');
  if (numbers.length < items.length) {
    const message = 'The address has a clue beside the grid that is no number (".").';
    return failure(issue('format-unsupported', message));
  }
  const trees = readOneCell(body, end, rows * columns, at);
  if (!trees.ok) return trees;
  const signs = trees.value.map((isTree) => (isTree ? TREE : OPEN));
  return success({
    puzzle: {
      family: 'tents',
      rows: numbers.slice(columns),
      columns: numbers.slice(0, columns),
      grid: textRowsOf(signs.join(''), columns),
    },
  });
}
