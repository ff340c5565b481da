/** Akaris as puzz.link addresses: walls as cells with small numbers, `.` for those without a number. */
import { type Result, sizeOfRows, success, textRowsOf } from '../../../core/index.js';
import { encodeFourCell, type PuzzlinkAddress, readFourCellBody } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { sizeIssue } from '../../kit/grid-issues.js';
import { type AkariPuzzle, type AkariSolution, numberOfWall, WALL, WHITE_CELL } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

export const akariPuzzlink: Format<AkariPuzzle, AkariSolution> = puzzlinkFormat({
  types: ['lightup', 'akari'],
  sizeIssue: (size) => sizeIssue(size, LONGEST_SIDE),
  read: readAddress,
  sizeOf: ({ grid }) => sizeOfRows(grid),
  write: ({ grid }) =>
    encodeFourCell(
      [...grid.join('')].map((sign) => (sign === WHITE_CELL ? null : (numberOfWall(sign) ?? '?'))),
    ),
});

function readAddress(address: PuzzlinkAddress): Result<Draft<AkariPuzzle>> {
  const { rows, columns } = address;
  const items = readFourCellBody(address, rows * columns);
  if (!items.ok) return items;
  const signs = items.value.map((item) => (item === null ? WHITE_CELL : item === '?' ? WALL : String(item)));
  return success({ puzzle: { family: 'akari', grid: textRowsOf(signs.join(''), columns) } });
}
