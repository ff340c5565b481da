/** Windoku: further boxes, one cell apart and one from the edge, hold every number once. */
import type { Cell } from '../../../../core/index.js';
import { regionShapes } from '../../drawing/grounds.js';
import type { Constraint, ConstraintType, SudokuCells } from '../contract.js';

/** The constraint of the whole grid. */
export interface Windoku extends Constraint {
  readonly type: 'windoku';
}

export const windoku: ConstraintType<Windoku> = {
  type: 'windoku',
  keys: {},
  cellKeys: {},
  areas: 'window',
  fault: (_, { box }) =>
    box !== undefined && box[0] === box[1]
      ? undefined
      : 'Windows are boxes of as many rows as columns; the grid has no such boxes.',
  rules: (_, cells) =>
    windowsOf(cells).map((own) => ({ kind: 'all-different', places: cells.placesOf(own) })),
  draw: (_, picture, cells) => ({ below: windowsOf(cells).flatMap((own) => regionShapes(picture, own)) }),
  sentence: {
    en: 'Each grey window holds every number once.',
    de: 'Jedes graue Fenster enthält jede Zahl genau einmal.',
  },
};

/** The windows of every grid by rows. */
function windowsOf({ box, side, corners }: SudokuCells): readonly (readonly Cell[])[] {
  const width = box![0];
  const starts = Array.from({ length: width - 1 }, (_, index) => 1 + index * (width + 1));
  const within = Array.from({ length: side }, (_, place) => place);
  return corners.flatMap(([top, left]) =>
    starts.flatMap((down) =>
      starts.map((right) =>
        within.map((place): Cell => {
          return [top + down + Math.floor(place / width), left + right + (place % width)];
        }),
      ),
    ),
  );
}
