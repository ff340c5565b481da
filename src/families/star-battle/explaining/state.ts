/**
 * A Star Battle being solved, as JSON: rows of `*` (a star), `.` (no star) and `?` (not known yet). Drawn
 * are stars, small crosses in cells that are known to be empty; concluded stars stand in frames, concluded
 * crosses are large.
 */
import type { Result } from '../../../core/index.js';
import type { Scene, Shape } from '../../../draw/index.js';
import type { Known, Mark, StateView } from '../../contract/explaining.js';
import { GridPicture } from '../../kit/pictures/grid-picture.js';
import {
  knownCross,
  marksAt,
  partsOfGrid,
  reasonGrounds,
  strongCross,
  strongEntry,
} from '../../kit/pictures/state-picture.js';
import { marksByCell, readSignState } from '../../kit/states/sign-state.js';
import { CELL, starBattlePicture, starIn } from '../picture.js';
import { givenCells, NOT_GIVEN, type StarBattlePuzzle } from '../puzzle.js';

const STAR = '*';

/** Reads rows of signs; a star in a cell of no region is an issue, as no solution has one there. */
export function readStarBattleState(
  json: unknown,
  { regions, given }: StarBattlePuzzle,
  marks: readonly Mark[],
): Result<readonly Known[]> {
  const positions = marksByCell(marks);
  return readSignState(json, {
    size: { rows: regions.length, columns: regions.length },
    signs: { [STAR]: 'a star', '.': 'no star', [NOT_GIVEN]: 'nothing known' },
    open: NOT_GIVEN,
    given,
    known: (sign, cell) => {
      const value = sign === STAR;
      const own = positions.get(cell.join()) ?? [];
      if (own.length === 0 && value) return 'A star stands in a cell of no region, which takes none.';
      return own.map((mark) => ({ mark, value }));
    },
  });
}

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
