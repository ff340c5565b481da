/** Akaris as puzz.link addresses: walls as cells with small numbers, `.` for those without a number. */
import { fourCellSigns } from '../../kit/codecs/four-cells.js';
import { type AkariPuzzle, type AkariSolution, numberOfWall, WALL, WHITE_CELL } from '../puzzle.js';

export const akariPuzzlink = fourCellSigns<AkariPuzzle, AkariSolution>({
  types: ['lightup', 'akari'],
  signOf: (item) => (item === null ? WHITE_CELL : item === '?' ? WALL : String(item)),
  itemOf: (sign) => (sign === WHITE_CELL ? null : (numberOfWall(sign) ?? '?')),
  puzzleOf: (grid) => ({ family: 'akari', grid }),
});
