/**
 * A Star Battle being solved: stars, small crosses in cells that are known to be empty, conclusions in rings;
 * around the cells of which a note is concluded an outline.
 */
import type { Scene, Shape } from '../../../draw/index.js';
import type { StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import {
  knownCross,
  marksAt,
  partsOfGrid,
  reasonGrounds,
  strongCross,
  strongRing,
} from '../../kit/pictures/state-picture.js';
import { CELL, starBattlePicture, starIn } from '../picture.js';
import { givenCells, type StarBattlePuzzle } from '../puzzle.js';

/** Reach of the strokes of crosses, in millimetres. */
const KNOWN_REACH = 0.12 * CELL;
const STRONG_REACH = 0.2 * CELL;
/** A concluded star keeps clear of its ring. */
const STAR_IN_RING = 0.85;

/** Draws a state over the puzzle, with the cells of the reasons on grounds of their own. */
export function starBattleStatePicture(puzzle: StarBattlePuzzle, view: StateView): Scene {
  const scene = starBattlePicture(puzzle, {});
  const side = puzzle.regions.length;
  const picture = new GridPicture({ rows: side, columns: side }, CELL);
  const printed = new Set(givenCells(puzzle).map(({ cell }) => cell.join()));
  return {
    ...scene,
    shapes: [
      ...reasonGrounds(picture, partsOfGrid(picture.size, view.tints)),
      ...scene.shapes,
      ...marksAt(view.marks, view.known).flatMap(({ cell, value }): readonly Shape[] => {
        if (printed.has(cell.join())) return [];
        return value ? [starIn(picture, cell)] : knownCross(picture.middle(cell), KNOWN_REACH);
      }),
      ...marksAt(view.marks, view.concluded).flatMap(({ cell, value }): readonly Shape[] => {
        const sign = value
          ? [starIn(picture, cell, STAR_IN_RING)]
          : strongCross(picture.middle(cell), STRONG_REACH);
        return [strongRing(picture, cell), ...sign];
      }),
    ],
  };
}
