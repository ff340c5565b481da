/** Marks that are no known rule, as a drawing, and the warnings that name them. */
import type { Cell } from '../../../../core/index.js';
import type { PenpaBoard } from '../../../kit/codecs/penpa/index.js';
import { type Mark, namesOf } from '../../../kit/codecs/penpa/marks.js';
import type { Spot } from '../../../kit/codecs/penpa/points.js';
import { drawingOf, lineShape, plateShape, type ShapeDraft, textShape } from '../shapes.js';

/** Shades by their numbers. */
const SHADES: Readonly<Record<number, string>> = {
  ...{ 1: '#444444', 2: '#b3ffb3', 3: '#cccccc', 4: '#000000', 5: '#c0e0ff', 6: '#ffa3a3', 7: '#ffffa3' },
  ...{ 8: '#999999', 9: '#ffb3ff', 10: '#ffcc80', 11: '#cc99ff', 12: '#eecab1' },
};
const [GREY, DARK, BLACK] = ['#cccccc', '#777777', '#000000'];
/** From the middle of a cell to a corner and to points near corners and sides, in cells. */
const [HALF, QUARTER, NEAR_SIDE] = [0.5, 0.25, 0.3];
const CIRCLE = 0.6;

/** Takes all that is left. */
export function readRest({ marks, size }: PenpaBoard): {
  readonly drawing: readonly object[];
  readonly warnings: readonly string[];
} {
  const left = marks.left();
  for (const { part } of left) marks.take(part);
  return {
    drawing: drawingOf(left.map(shapeOf)),
    warnings:
      left.length === 0
        ? []
        : [
            `The drawing has ${namesOf(left, size)}, whose rules, if they are some, are not known: an answer is about the other rules alone.`,
          ],
  };
}

function shapeOf({ part, at, value }: Mark): ShapeDraft | undefined {
  const [first, ...others] = at.map(pointOf);
  if (part === 'number' || part === 'numberS')
    return textShape(first!, Array.isArray(value[0]) ? '' : value[0], BLACK, part === 'number' ? 0.6 : 0.3);
  if (part === 'surface') {
    const fill = SHADES[Number(value[0])] ?? GREY;
    return plateShape({ centre: first!, width: 1, height: 1, isRound: false, fill });
  }
  if (others.length > 0) return lineShape([first!, ...others], DARK, 0.1);
  return plateShape({ centre: first!, width: CIRCLE, height: CIRCLE, isRound: true, colour: DARK });
}

/** The place of a spot, counted from the middle of the upper left cell. */
function pointOf(spot: Spot): Cell {
  const [row, column] = spot.cell;
  if (spot.kind === 'near-corner') {
    return [row + (spot.near < 2 ? -QUARTER : QUARTER), column + (spot.near % 2 === 0 ? -QUARTER : QUARTER)];
  }
  if (spot.kind === 'near-side') {
    const ways = [
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 0],
    ] as const;
    const [down, along] = ways[spot.near as 0]!;
    return [row + down * NEAR_SIDE, column + along * NEAR_SIDE];
  }
  if (spot.kind === 'corner') return [row - HALF, column - HALF];
  if (spot.kind === 'below') return [row + HALF, column];
  return spot.kind === 'right' ? [row, column + HALF] : [row, column];
}
