/** Slitherlink as puzz.link addresses: the numbers row by row. */
import { fourCellSigns } from '../../kit/codecs/four-cells.js';
import { OPEN, type SlitherlinkPuzzle, type SlitherlinkSolution } from '../puzzle.js';

export const slitherlinkPuzzlink = fourCellSigns<SlitherlinkPuzzle, SlitherlinkSolution>({
  types: ['slither', 'slitherlink'],
  // A number that is not given says nothing about its sides.
  signOf: (item) => (typeof item === 'number' ? String(item) : OPEN),
  itemOf: (sign) => (sign === OPEN ? null : Number(sign)),
  puzzleOf: (grid) => ({ family: 'slitherlink', grid }),
});
