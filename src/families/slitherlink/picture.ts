import type { Scene } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { numberedSidesPicture } from '../kit/pictures/numbered-sides.js';
import type { SlitherlinkPuzzle, SlitherlinkSolution } from './puzzle.js';

/** The printed form of Slitherlink. */
export function slitherlinkPicture({ grid }: SlitherlinkPuzzle, view: View<SlitherlinkSolution>): Scene {
  return numberedSidesPicture('Slitherlink', grid, view);
}
