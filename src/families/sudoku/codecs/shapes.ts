/** Shapes of a drawing from the lines, circles, rectangles and texts of editors. */
import type { Cell } from '../../../core/index.js';

/** A shape as JSON of the constraint `drawing`. */
export interface ShapeDraft {
  readonly shape: 'line' | 'circle' | 'rectangle' | 'text';
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
}

/** A colour as six hexadecimal digits; undefined: it is none, or cannot be seen. */
export function colourOf(colour: unknown): string | undefined {
  const [, digits, alpha] =
    /^#([0-9a-f]{6})([0-9a-f]{2})?$/.exec(sixDigits(String(colour ?? '').toLowerCase())) ?? [];
  return digits === undefined || alpha === '00' ? undefined : `#${digits}`;
}

function sixDigits(colour: string): string {
  return /^#[0-9a-f]{3,4}$/.test(colour) ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour;
}

/** A line; undefined where it has no length. */
export function lineShape(
  points: readonly Cell[],
  colour: string | undefined,
  width: number,
  isAbove = false,
): ShapeDraft | undefined {
  if (points.length < 2) return undefined;
  return {
    shape: 'line',
    points,
    ...(colour !== undefined && { colour }),
    ...(width > 0 && { width: rounded(width) }),
    ...(isAbove && { isAbove }),
  };
}

/** A circle or a rectangle; undefined where nothing of it can be seen. An ellipse becomes a circle. */
export function plateShape(plate: Plate): ShapeDraft | undefined {
  const { centre, width, height, isRound, colour, fill, isAbove } = plate;
  if ((colour === undefined && fill === undefined) || !(width > 0) || !(height > 0)) return undefined;
  const [row, column] = centre;
  const style = {
    ...(colour !== undefined && { colour }),
    ...(fill !== undefined && { fill }),
    ...(isAbove && { isAbove }),
  };
  if (isRound) {
    const radius = rounded((width + height) / 4);
    return { shape: 'circle', points: [centre], radius, ...style };
  }
  const corner = (sign: number): Cell => [
    rounded(row + (sign * height) / 2),
    rounded(column + (sign * width) / 2),
  ];
  return { shape: 'rectangle', points: [corner(-1), corner(1)], ...style };
}

/** A text; undefined where it is empty. */
export function textShape(
  point: Cell,
  text: unknown,
  colour: string | undefined,
  size: number,
): ShapeDraft | undefined {
  const said = String(text ?? '').trim();
  if (said === '') return undefined;
  return {
    shape: 'text',
    points: [point],
    text: said,
    ...(size > 0 && { size: rounded(size) }),
    ...(colour !== undefined && { colour }),
    isAbove: true,
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

/** The drawing of some shapes; none where there are none. */
export function drawingOf(
  shapes: readonly (ShapeDraft | undefined)[],
): readonly { type: 'drawing'; shapes: readonly ShapeDraft[] }[] {
  const seen = shapes.filter((shape) => shape !== undefined);
  return seen.length === 0 ? [] : [{ type: 'drawing', shapes: seen }];
}
