import type { Scene } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { numberedSidesPicture } from '../kit/pictures/numbered-sides.js';
import type { FencesPuzzle, FencesSolution } from './puzzle.js';

/** The printed form of Fences. */
export function fencesPicture({ grid }: FencesPuzzle, view: View<FencesSolution>): Scene {
  return numberedSidesPicture('Fences', grid, view);
}
