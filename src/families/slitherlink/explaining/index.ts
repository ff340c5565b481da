/** Support for explanations of Slitherlink: moves, states as lists of lines, their pictures. */
import { sidesOf, sizeOfRows } from '../../../core/index.js';
import type { Explaining } from '../../contract/explaining.js';
import { edgeMarks } from '../../kit/pictures/edge-marks.js';
import { reasonGrounds } from '../../kit/pictures/state-picture.js';
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
    const { lines, signs } = edgeMarks(picture, view, edges.map(onSides), STRONG_LINE);
    const scene = slitherlinkPicture(puzzle, { solution: lines.map((mark) => edges[mark]!) });
    return {
      ...scene,
      title: slitherlinkPicture(puzzle, {}).title,
      shapes: [...reasonGrounds(picture, view.tints), ...scene.shapes, ...signs],
    };
  },
  moves: slitherlinkMoves,
};
