/** Shapes of a drawing from the lines, circles, rectangles and texts of editors. */
import { type Cell, counted } from '../../../core/index.js';

const KINDS = ['line', 'circle', 'rectangle', 'text'] as const;

/** A shape as JSON of the constraint `drawing`. */
export interface ShapeDraft {
  readonly shape: (typeof KINDS)[number];
  readonly points: readonly Cell[];
  readonly radius?: number;
  readonly text?: string;
  readonly size?: number;
  readonly colour?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly isAbove?: true;
}

/** Place, size and content of a rectangle or an ellipse. Measures are cells. */
export interface Plate {
  readonly centre: Cell;
  readonly width: number;
  readonly height: number;
  readonly isRound: boolean;
  readonly colour?: string | undefined;
  readonly fill?: string | undefined;
  readonly isAbove?: boolean;
  /** Of the outline. */
  readonly lineWidth?: number;
}

/** A line; undefined where it has no length or cannot be seen. */
export function lineShape(
  points: readonly Cell[],
  colour: string | undefined,
  width: number,
  isAbove = false,
): ShapeDraft | undefined {
  if (points.length < 2 || colour === undefined) return undefined;
  return {
    shape: 'line',
    points: points.map(roundedPoint),
    colour,
    ...(width > 0 && { width: rounded(width) }),
    ...(isAbove && { isAbove }),
  };
}

/** A circle or a rectangle; undefined where nothing of it can be seen. An ellipse becomes a circle. */
export function plateShape(plate: Plate): ShapeDraft | undefined {
  const { centre, width, height, isRound, colour, fill, isAbove, lineWidth = 0 } = plate;
  if ((colour === undefined && fill === undefined) || !(width > 0) || !(height > 0)) return undefined;
  const [row, column] = centre;
  const style = {
    ...(colour !== undefined && { colour }),
    ...(fill !== undefined && { fill }),
    ...(colour !== undefined && lineWidth > 0 && { width: rounded(lineWidth) }),
    ...(isAbove && { isAbove }),
  };
  if (isRound) {
    const radius = rounded((width + height) / 4);
    return { shape: 'circle', points: [roundedPoint(centre)], radius, ...style };
  }
  const corner = (sign: number): Cell =>
    roundedPoint([row + (sign * height) / 2, column + (sign * width) / 2]);
  return { shape: 'rectangle', points: [corner(-1), corner(1)], ...style };
}

/** A text; undefined where it is empty or cannot be seen. */
export function textShape(
  point: Cell,
  text: unknown,
  colour: string | undefined,
  size: number,
  isAbove = true,
): ShapeDraft | undefined {
  const said = String(text ?? '').trim();
  if (said === '' || colour === undefined) return undefined;
  return {
    shape: 'text',
    points: [roundedPoint(point)],
    text: said,
    ...(size > 0 && { size: rounded(size) }),
    colour,
    ...(isAbove && { isAbove }),
  };
}

/** The middle of some points. */
export function middleOf(points: readonly Cell[]): Cell {
  const mean = (numbers: readonly number[]): number =>
    rounded(numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length));
  return [mean(points.map(([row]) => row)), mean(points.map(([, column]) => column))];
}

/** Sums of fractions end in endless digits. */
export function rounded(number: number): number {
  return Math.round(number * 1000) / 1000;
}

function roundedPoint([row, column]: Cell): Cell {
  return [rounded(row), rounded(column)];
}

/** The drawing of some shapes; none where there are none. */
export function drawingOf(
  shapes: readonly (ShapeDraft | undefined)[],
): readonly { type: 'drawing'; shapes: readonly ShapeDraft[] }[] {
  const seen = shapes.filter((shape) => shape !== undefined);
  return seen.length === 0 ? [] : [{ type: 'drawing', shapes: seen }];
}

/** The sentence about a drawing, which may show rules that no format says; none where nothing is drawn. */
export function drawingWarnings(
  drawing: readonly { readonly shapes: readonly ShapeDraft[] }[],
): readonly string[] {
  const shapes = drawing.flatMap((one) => one.shapes.map(({ shape }) => shape));
  const said = KINDS.flatMap((kind) => {
    const count = shapes.filter((shape) => shape === kind).length;
    return count === 0 ? [] : [counted(count, kind)];
  });
  return said.length === 0
    ? []
    : [
        `The puzzle has a drawing of ${said.join(', ')}, whose rules, if they are some, are not known: an answer is about the other rules alone.`,
      ];
}
