/** Support for explanations of Masyu: states are lists of lines. */
import { sizeOfRows } from '../../../core/index.js';
import type { Explaining } from '../../contract/explaining.js';
import { readEdgeState } from '../../kit/states/edge-state.js';
import { type MasyuPuzzle, placesOf } from '../puzzle.js';
import { NAMES } from '../reading.js';
import { masyuMoves } from './moves.js';
import { masyuStatePicture } from './picture.js';

export const masyuExplaining: Omit<Explaining<MasyuPuzzle>, 'formulation'> = {
  readState: (json, puzzle) =>
    readEdgeState(json, { names: NAMES, edges: placesOf(sizeOfRows(puzzle.grid)).edges }),
  picture: masyuStatePicture,
  moves: masyuMoves,
};
