/**
 * Grounds that show which cells belong together: each has a colour and a pattern of its own, so that they can
 * be distinguished on the screen and in black-and-white print. Black signs stay legible on all of them.
 */
import { type Colour, HAIRLINE, type Rectangle, type Shape } from './scene.js';

/** A rectangle in millimetres, without a look. */
type Area = Pick<Rectangle, 'x' | 'y' | 'width' | 'height'>;

/** A light ground and the darker colour of the pattern on it. */
interface TintColours {
  readonly ground: Colour;
  readonly ink: Colour;
}

const COLOURS: readonly TintColours[] = [
  { ground: '#dbe9f7', ink: '#7ba6d0' },
  { ground: '#fde7cf', ink: '#dd9a55' },
  { ground: '#dcf0dc', ink: '#74b077' },
  { ground: '#ebe1f5', ink: '#a98acb' },
  { ground: '#f7f2c4', ink: '#b9aa45' },
  { ground: '#fadfe2', ink: '#d2838e' },
];

/** From one stroke or dot of a pattern to the next, in millimetres. */
const PITCH = 1.5;
const DOT_RADIUS = 0.24;

type Pattern = (area: Area, ink: Colour) => readonly Shape[];

const PATTERNS: readonly Pattern[] = [rising, dots, falling, upright, level, rings];

/** The number of tints differ from each other in both colour and pattern. */
export const TINT_COUNT = PATTERNS.length;

/**
 * A rectangle in the tint of a number, counted from 0. Patterns run on from one rectangle to the next. Beyond
 * {@link TINT_COUNT} patterns come again in other colours.
 */
export function tinted(area: Area, tint: number): readonly Shape[] {
  const turn = Math.floor(tint / TINT_COUNT);
  const { ground, ink } = COLOURS[(tint + turn) % COLOURS.length]!;
  return [{ kind: 'rectangle', ...area, fill: ground }, ...PATTERNS[tint % TINT_COUNT]!(area, ink)];
}

function rising(area: Area, ink: Colour): readonly Shape[] {
  const { x, y, width, height } = area;
  return multiplesBetween(x + y, x + width + y + height, 1.4 * PITCH).map((sum) => {
    const [left, right] = [Math.max(x, sum - y - height), Math.min(x + width, sum - y)];
    return stroke([left, sum - left, right, sum - right], ink);
  });
}

function falling(area: Area, ink: Colour): readonly Shape[] {
  const { x, y, width, height } = area;
  return multiplesBetween(y - x - width, y + height - x, 1.4 * PITCH).map((difference) => {
    const [left, right] = [Math.max(x, y - difference), Math.min(x + width, y + height - difference)];
    return stroke([left, left + difference, right, right + difference], ink);
  });
}

function upright({ x, y, width, height }: Area, ink: Colour): readonly Shape[] {
  return multiplesBetween(x, x + width, PITCH).map((at) => stroke([at, y, at, y + height], ink));
}

function level({ x, y, width, height }: Area, ink: Colour): readonly Shape[] {
  return multiplesBetween(y, y + height, PITCH).map((at) => stroke([x, at, x + width, at], ink));
}

function dots(area: Area, ink: Colour): readonly Shape[] {
  return points(area, DOT_RADIUS, PITCH).map((middle) => {
    return { kind: 'circle', ...middle, radius: DOT_RADIUS, fill: ink };
  });
}

function rings(area: Area, ink: Colour): readonly Shape[] {
  const look = { radius: 2 * DOT_RADIUS, stroke: ink, strokeWidth: HAIRLINE };
  return points(area, 3 * DOT_RADIUS, 1.3 * PITCH).map((middle) => ({ kind: 'circle', ...middle, ...look }));
}

/** The points of a square lattice that lie inside, at least so far from the edges. */
function points({ x, y, width, height }: Area, inset: number, pitch: number) {
  return multiplesBetween(y + inset, y + height - inset, pitch).flatMap((down) =>
    multiplesBetween(x + inset, x + width - inset, pitch).map((across) => ({ x: across, y: down })),
  );
}

/** The multiples of a step that lie between two numbers, these excluded. */
function multiplesBetween(from: number, to: number, step: number): readonly number[] {
  const first = Math.floor(from / step) + 1;
  const last = Math.ceil(to / step) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

function stroke([x1, y1, x2, y2]: readonly [number, number, number, number], colour: Colour): Shape {
  return { kind: 'line', x1, y1, x2, y2, width: HAIRLINE, colour };
}
