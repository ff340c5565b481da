/**
 * The drawings of SudokuPad: plates with texts below the grid, lines and arrows, plates with texts above it.
 * Cages without a rule and marks that a setter put into cells are drawings too. The order is one that what
 * is written keeps.
 */
import { z } from 'zod';
import type { Cell } from '../../../../core/index.js';
import { cageOutline, cageText } from '../cage-shapes.js';
import { colourOf, inkOf } from '../colours.js';
import { drawingOf, lineShape, plateShape, type ShapeDraft, textShape } from '../shapes.js';

/** Widths of lines and sizes of texts count in this part of a cell. */
export const UNIT = 64;
/** Sizes of marks in the middle of a cell and in its corner, and the place of the corner. */
const [CENTRE_SIZE, CORNER_SIZE, CORNER] = [0.25, 0.22, 0.32];

const FARTHEST = 10_000;
/** Places and measures of a drawing are near the grid. */
const MEASURE = z.number().min(-FARTHEST).max(FARTHEST);
const POINT = z.tuple([MEASURE, MEASURE]);
const NUMBER = MEASURE.nullish();
const LINE = z.looseObject({
  wayPoints: z.array(POINT).nullish(),
  thickness: NUMBER,
  headLength: NUMBER,
  opacity: NUMBER,
});
const PLATE = z.looseObject({
  center: POINT.nullish(),
  width: NUMBER,
  height: NUMBER,
  rounded: z.boolean().nullish(),
  fontSize: NUMBER,
  borderSize: NUMBER,
  opacity: NUMBER,
});
type Line = z.infer<typeof LINE>;
type Plate = z.infer<typeof PLATE>;
type Drafts = readonly (ShapeDraft | undefined)[];

/** The schema of all that is drawn. */
export const SUDOKUPAD_COSMETICS = {
  lines: z.array(LINE).nullish(),
  arrows: z.array(LINE).nullish(),
  underlays: z.array(PLATE).nullish(),
  overlays: z.array(PLATE).nullish(),
};

/** A cage that is drawn, or whose text alone is. */
export interface DrawnCage {
  readonly cells: readonly Cell[];
  readonly text: unknown;
  readonly hasOutline: boolean;
  readonly border: unknown;
  readonly ink: unknown;
}

/** Marks in cells: in the middle, and in a corner. */
interface DrawnMarks {
  readonly cell: Cell;
  readonly centre: readonly unknown[];
  readonly corner: readonly unknown[];
}

/** The drawing of a puzzle. */
export function readSudokupadCosmetics(
  json: {
    readonly [key in keyof typeof SUDOKUPAD_COSMETICS]?: z.infer<(typeof SUDOKUPAD_COSMETICS)[key]>;
  },
  cages: readonly DrawnCage[],
  marks: readonly DrawnMarks[],
): ReturnType<typeof drawingOf> {
  const { lines, arrows, underlays, overlays } = json;
  const plates = [
    ...(underlays ?? []).flatMap((plate) => shapesOfPlate(plate, false)),
    ...marks.flatMap(shapesOfMarks),
    ...cages.map(({ cells, text, ink }) => cageText(cells, text, inkOf(ink))),
    ...(overlays ?? []).flatMap((plate) => shapesOfPlate(plate, true)),
  ];
  const strokes = [
    ...(lines ?? []).map((line) => shapeOfLine(line)),
    ...(arrows ?? []).flatMap((arrow) => [shapeOfLine(arrow), headOf(arrow)]),
    ...cages.flatMap(({ cells, hasOutline, border }) =>
      hasOutline ? cageOutline(cells, inkOf(border)) : [],
    ),
  ];
  const isAbove = (shape: ShapeDraft | undefined): boolean => shape?.isAbove === true;
  return drawingOf([
    ...plates.filter((shape) => !isAbove(shape)),
    ...strokes.filter((shape) => !isAbove(shape)),
    ...strokes.filter(isAbove),
    ...plates.filter(isAbove),
  ]);
}

/** Points count from the corner of the grid; a drawing counts from the middle of its first cell. */
function fromMiddle([row, column]: Cell): Cell {
  return [row - 0.5, column - 0.5];
}

function shapeOfLine({ wayPoints, thickness, color, opacity, target }: Line): ShapeDraft | undefined {
  const points = (wayPoints ?? []).map(fromMiddle);
  return lineShape(points, inkOf(color, opacity), (thickness ?? 1) / UNIT, target === 'overlay');
}

/** The head at the last point: two strokes back from it. */
function headOf(arrow: Line): ShapeDraft | undefined {
  const { wayPoints, headLength } = arrow;
  const [before, tip] = (wayPoints ?? []).slice(-2);
  if (before === undefined || tip === undefined) return undefined;
  const back = Math.atan2(before[0] - tip[0], before[1] - tip[1]);
  const stroke = (turn: number): [number, number] => [
    tip[0] + (headLength ?? 0.3) * Math.sin(back + turn),
    tip[1] + (headLength ?? 0.3) * Math.cos(back + turn),
  ];
  return shapeOfLine({ ...arrow, wayPoints: [stroke(Math.PI / 4), tip, stroke(-Math.PI / 4)] });
}

function shapesOfPlate(plate: Plate, isOverlay: boolean): Drafts {
  const { center, width, height, rounded: isRounded, fontSize, borderSize, opacity, target } = plate;
  const { borderColor, backgroundColor, color, text } = plate;
  if (!center) return [];
  const centre = fromMiddle(center);
  const isAbove = target === 'overlay' || (isOverlay && target !== 'underlay');
  const size = { width: width ?? 0, height: height ?? 0 };
  const shape = plateShape({
    centre,
    ...size,
    // A long round plate is nearer to a rectangle than to a circle.
    isRound: isRounded === true && size.width === size.height,
    colour: colourOf(borderColor, opacity),
    fill: colourOf(backgroundColor, opacity),
    isAbove,
    lineWidth: (borderSize ?? 0) / UNIT,
  });
  const said = textShape(centre, text, inkOf(color, opacity), (fontSize ?? 0.5 * UNIT) / UNIT, isAbove);
  return [shape, said];
}

/** Marks lie below the numbers that a player enters. */
function shapesOfMarks({ cell, centre, corner }: DrawnMarks): Drafts {
  const inCorner: Cell = [cell[0] - CORNER, cell[1] - CORNER];
  return [
    textShape(cell, centre.join(''), inkOf(undefined), CENTRE_SIZE, false),
    textShape(inCorner, corner.join(''), inkOf(undefined), CORNER_SIZE, false),
  ];
}
