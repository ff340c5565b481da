/** The drawings of SudokuPad: lines, arrows, and plates with texts below the grid and above it. */
import { z } from 'zod';
import type { Cell } from '../../../../core/index.js';
import {
  colourOf,
  drawingOf,
  lineShape,
  plateShape,
  rounded,
  type ShapeDraft,
  textShape,
} from '../shapes.js';

/** Widths of lines and sizes of texts count in this part of a cell. */
const UNIT = 64;

const POINT = z.tuple([z.number(), z.number()]);
const LINE = z.looseObject({
  wayPoints: z.array(POINT).nullish(),
  thickness: z.number().nullish(),
  headLength: z.number().nullish(),
});
const PLATE = z.looseObject({
  center: POINT.nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  rounded: z.boolean().nullish(),
  fontSize: z.number().nullish(),
});
type Line = z.infer<typeof LINE>;
type Plate = z.infer<typeof PLATE>;

/** The schema of all that is drawn. */
export const SUDOKUPAD_COSMETICS = {
  lines: z.array(LINE).nullish(),
  arrows: z.array(LINE).nullish(),
  underlays: z.array(PLATE).nullish(),
  overlays: z.array(PLATE).nullish(),
};

/** The drawing of a puzzle. */
export function readSudokupadCosmetics(
  json: {
    readonly [key in keyof typeof SUDOKUPAD_COSMETICS]?: z.infer<(typeof SUDOKUPAD_COSMETICS)[key]>;
  },
): readonly object[] {
  const { lines, arrows, underlays, overlays } = json;
  return drawingOf([
    ...(underlays ?? []).flatMap((plate) => shapesOfPlate(plate, false)),
    ...(lines ?? []).map((line) => shapeOfLine(line)),
    ...(arrows ?? []).flatMap((arrow) => [shapeOfLine(arrow), headOf(arrow)]),
    ...(overlays ?? []).flatMap((plate) => shapesOfPlate(plate, true)),
  ]);
}

/** Points count from the corner of the grid; a drawing counts from the middle of its first cell. */
function fromMiddle([row, column]: Cell): Cell {
  return [rounded(row - 0.5), rounded(column - 0.5)];
}

function shapeOfLine({ wayPoints, thickness, color }: Line): ShapeDraft | undefined {
  return lineShape((wayPoints ?? []).map(fromMiddle), colourOf(color), (thickness ?? 1) / UNIT);
}

/** The head at the last point: two strokes back from it. */
function headOf({ wayPoints, thickness, headLength, color }: Line): ShapeDraft | undefined {
  const [before, tip] = (wayPoints ?? []).slice(-2).map(fromMiddle);
  if (before === undefined || tip === undefined) return undefined;
  const back = Math.atan2(before[0] - tip[0], before[1] - tip[1]);
  const stroke = (turn: number): Cell => [
    rounded(tip[0] + (headLength ?? 0.3) * Math.sin(back + turn)),
    rounded(tip[1] + (headLength ?? 0.3) * Math.cos(back + turn)),
  ];
  const points = [stroke(Math.PI / 4), tip, stroke(-Math.PI / 4)];
  return lineShape(points, colourOf(color), (thickness ?? 1) / UNIT);
}

function shapesOfPlate(plate: Plate, isAbove: boolean): readonly (ShapeDraft | undefined)[] {
  const { center, width, height, rounded: isRound, fontSize } = plate;
  const { borderColor, backgroundColor, color, text } = plate;
  if (!center) return [];
  const centre = fromMiddle(center);
  const [colour, fill] = [colourOf(borderColor), colourOf(backgroundColor)];
  const size = { width: width ?? 0, height: height ?? 0 };
  return [
    plateShape({ centre, ...size, isRound: isRound === true, colour, fill, isAbove }),
    textShape(centre, text, colourOf(color), (fontSize ?? 0.5 * UNIT) / UNIT),
  ];
}
