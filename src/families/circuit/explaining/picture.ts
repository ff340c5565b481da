/**
 * A Circuit Board being solved: tracks so far, small crosses where none runs; concluded tracks are thick,
 * concluded crosses large.
 */
import { sizeOfRows } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { edgeMarks } from '../../kit/pictures/edge-marks.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import { partsOfGrid, reasonGrounds } from '../../kit/pictures/state-picture.js';
import { CELL, circuitPicture } from '../picture.js';
import { type CircuitPuzzle, possibleEdges } from '../puzzle.js';

/** Width of concluded tracks. */
const STRONG_TRACK = 2.2;

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function circuitStatePicture(puzzle: CircuitPuzzle, view: StateView): Scene {
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const edges = possibleEdges(puzzle);
  const { lines, signs } = edgeMarks(picture, view, edges, STRONG_TRACK);
  const scene = circuitPicture(puzzle, { solution: lines.map((mark) => edges[mark]!) });
  return {
    ...scene,
    title: circuitPicture(puzzle, {}).title,
    shapes: [...reasonGrounds(picture, partsOfGrid(picture.size, view.tints)), ...scene.shapes, ...signs],
  };
}
