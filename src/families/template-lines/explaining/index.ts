/** Support for explanations of Fences: steps by reasons alone, states as lists of lines, their pictures. */
import { sidesOf, sizeOfRows } from '../../../core/index.js';
import type { Explaining } from '../../contract/explaining.js';
import { edgeStatePicture } from '../../kit/pictures/edge-marks.js';
import { readEdgeState } from '../../kit/states/edge-state.js';
import { fencesPicture, onSides, sheetOf } from '../picture.js';
import type { FencesPuzzle } from '../puzzle.js';
import { NAMES } from '../reading.js';

/** Width of concluded lines, in millimetres. */
const STRONG_LINE = 1.6;

export const fencesExplaining: Explaining<FencesPuzzle> = {
  formulation: 'sides',
  readState: (json, { grid }) =>
    readEdgeState(json, { names: NAMES, edges: sidesOf(sizeOfRows(grid)).edges }),
  picture(puzzle, view) {
    const picture = sheetOf(puzzle);
    const { edges } = sidesOf(picture.size);
    return edgeStatePicture(view, {
      picture,
      edges: edges.map(onSides),
      width: STRONG_LINE,
      draw: (lines) => fencesPicture(puzzle, lines ? { solution: lines.map((mark) => edges[mark]!) } : {}),
    });
  },
};
