/** Support for explanations of Slitherlink: moves, states as lists of lines, their pictures. */
import { sidesOf, sizeOfRows } from '../../../core/index.js';
import type { Explaining } from '../../contract/explaining.js';
import { edgeStatePicture } from '../../kit/pictures/edge-marks.js';
import { readEdgeState } from '../../kit/states/edge-state.js';
import { onSides, sheetOf, slitherlinkPicture } from '../picture.js';
import type { SlitherlinkPuzzle } from '../puzzle.js';
import { NAMES } from '../reading.js';
import { slitherlinkMoves } from './moves.js';

/** Width of concluded lines, in millimetres. */
const STRONG_LINE = 1.6;

export const slitherlinkExplaining: Omit<Explaining<SlitherlinkPuzzle>, 'formulation'> = {
  readState: (json, { grid }) =>
    readEdgeState(json, { names: NAMES, edges: sidesOf(sizeOfRows(grid)).edges }),
  picture(puzzle, view) {
    const picture = sheetOf(puzzle);
    const { edges } = sidesOf(picture.size);
    return edgeStatePicture(view, {
      picture,
      edges: edges.map(onSides),
      width: STRONG_LINE,
      draw: (lines) =>
        slitherlinkPicture(puzzle, lines ? { solution: lines.map((mark) => edges[mark]!) } : {}),
    });
  },
  moves: slitherlinkMoves,
};
