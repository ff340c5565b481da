/**
 * A Star Battle being solved: stars, small crosses in cells that are known to be empty; concluded stars stand
 * in frames, concluded crosses are large.
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
  strongEntry,
} from '../../kit/pictures/state-picture.js';
import { CELL, starBattlePicture, starIn } from '../picture.js';
import { givenCells, type StarBattlePuzzle } from '../puzzle.js';

/** Reach of the strokes of crosses, in millimetres. */
const KNOWN_REACH = 0.12 * CELL;
const STRONG_REACH = 0.24 * CELL;
/** A concluded star keeps clear of its frame. */
const STAR_IN_FRAME = 0.85;

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
      ...marksAt(view.marks, view.concluded).flatMap(({ cell, value }): readonly Shape[] =>
        value
          ? strongEntry(picture, cell, [starIn(picture, cell, STAR_IN_FRAME)])
          : strongCross(picture.middle(cell), STRONG_REACH),
      ),
    ],
  };
}
