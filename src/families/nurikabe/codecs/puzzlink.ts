/** Nurikabes as puzz.link addresses: the numbers row by row, `.` for those that are not given. */
import { type Result, rowsOf, sizeOfRows, success } from '../../../core/index.js';
import { encodeNum16, type Num16Item, type PuzzlinkAddress, readNumberBody } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import type { NurikabePuzzle, NurikabeSolution } from '../puzzle.js';

export const nurikabePuzzlink: Format<NurikabePuzzle, NurikabeSolution> = puzzlinkFormat({
  types: ['nurikabe'],
  read: readAddress,
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ grid }) =>
    encodeNum16(grid.flat().map((number): Num16Item => (number === null ? '?' : number || null))),
});

function readAddress(address: PuzzlinkAddress): Result<Draft<NurikabePuzzle>> {
  const { rows, columns } = address;
  const body = readNumberBody(address, rows * columns);
  if (!body.ok) return body;
  const { items, ...warned } = body.value;
  const numbers = items.map((item) => (item === '?' ? null : (item ?? 0)));
  return success({ puzzle: { family: 'nurikabe', grid: rowsOf(numbers, columns) }, ...warned });
}
