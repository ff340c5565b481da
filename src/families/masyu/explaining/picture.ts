/** A Masyu being solved: lines so far, crosses where none runs; the conclusions of a step drawn strongly. */
import { sizeOfRows } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { edgeStatePicture } from '../../kit/pictures/edge-marks.js';
import { partsOfGrid } from '../../kit/pictures/state-picture.js';
import { masyuPicture, sheetOf } from '../picture.js';
import { type MasyuPuzzle, placesOf } from '../puzzle.js';

/** Width of concluded lines, in millimetres. */
const STRONG_LINE = 1.8;

/** Draws a state with the cells of the reasons on grounds of their own. */
export function masyuStatePicture(puzzle: MasyuPuzzle, view: StateView): Scene {
  const picture = sheetOf(puzzle);
  const { edges } = placesOf(sizeOfRows(puzzle.grid));
  return edgeStatePicture(view, {
    picture,
    edges,
    width: STRONG_LINE,
    tints: partsOfGrid(picture.size, view.tints),
    draw: (lines) => masyuPicture(puzzle, lines ? { solution: lines.map((mark) => edges[mark]!) } : {}),
  });
}
