/** Support for explanations of Masyu: states are lists of lines. */
import type { Explaining } from '../../contract/explaining.js';
import { readEdgeState } from '../../kit/states/edge-state.js';
import { linesOf, type MasyuPuzzle } from '../puzzle.js';
import { NAMES } from '../reading.js';
import { masyuMoves } from './moves.js';
import { masyuStatePicture } from './picture.js';

export const masyuExplaining: Omit<Explaining<MasyuPuzzle>, 'formulation'> = {
  readState: (json, puzzle) => readEdgeState(json, { names: NAMES, edges: linesOf(puzzle).edges }),
  picture: masyuStatePicture,
  moves: masyuMoves,
};
