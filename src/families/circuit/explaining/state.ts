/**
 * A Circuit Board being solved, as JSON: tracks, and places without one. A path follows from the tracks.
 * Drawn are tracks so far, small crosses where none runs; concluded tracks are thick, concluded crosses
 * large.
 */
import { type Result, sizeOfRows } from '../../../core/index.js';
import type { Scene } from '../../../draw/index.js';
import type { Known, StateView } from '../../contract/explaining.js';
import { edgeStatePicture } from '../../kit/pictures/edge-marks.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import { partsOfGrid } from '../../kit/pictures/state-picture.js';
import { readEdgeState } from '../../kit/states/edge-state.js';
import { CELL, circuitPicture } from '../picture.js';
import { type CircuitPuzzle, possibleEdges } from '../puzzle.js';
import { NAMES } from '../reading.js';

/** Reads tracks, and places without one. */
export function readCircuitState(json: unknown, puzzle: CircuitPuzzle): Result<readonly Known[]> {
  return readEdgeState(json, {
    names: NAMES,
    edges: possibleEdges(puzzle),
    given: puzzle.edges,
    further: ['path'],
  });
}

/** Width of concluded tracks. */
const STRONG_TRACK = 2.2;

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function circuitStatePicture(puzzle: CircuitPuzzle, view: StateView): Scene {
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const edges = possibleEdges(puzzle);
  return edgeStatePicture(view, {
    picture,
    edges,
    width: STRONG_TRACK,
    tints: partsOfGrid(picture.size, view.tints),
    draw: (lines) => circuitPicture(puzzle, lines ? { solution: lines.map((mark) => edges[mark]!) } : {}),
  });
}
