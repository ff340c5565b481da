/** Panels of curves on logarithmic axes, one below the other, with the name of each curve at its end. */
import { BLACK, type Colour, HAIRLINE, type Scene, type Shape } from '../../src/draw/index.js';

/** A curve. */
export interface Series {
  readonly name: string;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Curves with the same axes. */
interface Panel {
  readonly title: string;
  readonly x: string;
  readonly y: string;
  readonly series: readonly Series[];
}

/** Millimetres: the part of a panel inside its axes, the rooms around it, and the size of texts. */
const WIDTH = 130;
const HEIGHT = 95;
const ROOM = { left: 22, right: 32, above: 14, below: 16 };
const TEXT = 3;
const NAMES_APART = 3.6;

const GREY: Colour = '#c8c8c8';
const COLOURS: readonly Colour[] = ['#0b5394', '#b45f06', '#38761d', '#741b47', '#7f6000', '#333333'];
const DASHES: readonly (readonly [number, number] | undefined)[] = [undefined, [2, 1], [0.6, 1], [4, 1]];

/** The picture of these panels. */
export function growthScene(panels: readonly Panel[]): Scene {
  const height = ROOM.above + HEIGHT + ROOM.below;
  return {
    width: ROOM.left + WIDTH + ROOM.right,
    height: height * panels.length,
    title: panels.map(({ title, y, x }) => `${title}: ${y} against ${x}`).join('; '),
    shapes: panels.flatMap((panel, index) => shapesOf(panel, height * index + ROOM.above)),
  };
}

/**
 * A logarithmic axis: powers of ten within its ends are marked, of a short one also twice and five times
 * these.
 */
interface Axis {
  readonly marks: readonly number[];
  /** The share of the axis at which a value lies. */
  at(value: number): number;
}

function axisOf(values: readonly number[]): Axis {
  const [least, most] = [Math.log10(Math.min(...values)), Math.log10(Math.max(...values))];
  const isShort = most - least < 2;
  const all: number[] = [];
  for (let power = Math.floor(least) - 1; power <= Math.ceil(most) + 1; power++) {
    for (const digit of isShort ? [1, 2, 5] : [1]) all.push(power + Math.log10(digit));
  }
  // A short axis ends at marks, so that it has two at least.
  const low = isShort ? all.findLast((mark) => mark <= least)! : least - 0.1;
  const high = isShort ? all.find((mark) => mark > most)! : most + 0.1;
  const marks = all.filter((mark) => mark >= low && mark <= high).map((mark) => 10 ** mark);
  return { marks, at: (value) => (Math.log10(value) - low) / (high - low) };
}

function shapesOf({ title, x, y, series }: Panel, top: number): readonly Shape[] {
  const drawn = series.filter(({ points }) => points.length > 0);
  const points = drawn.flatMap((one) => one.points);
  if (points.length === 0) return [];
  const across = axisOf(points.map((point) => point.x));
  const up = axisOf(points.map((point) => point.y));
  const left = (value: number): number => ROOM.left + WIDTH * across.at(value);
  const height = (value: number): number => top + HEIGHT * (1 - up.at(value));
  const bottom = top + HEIGHT;
  return [
    text(title, ROOM.left, top - 6, { bold: true }),
    ...across.marks.flatMap((mark) => [
      line([left(mark), top, left(mark), bottom], GREY),
      text(wordsOf(mark), left(mark), bottom + 4, { anchor: 'middle' }),
    ]),
    ...up.marks.flatMap((mark) => [
      line([ROOM.left, height(mark), ROOM.left + WIDTH, height(mark)], GREY),
      text(wordsOf(mark), ROOM.left - 2, height(mark), { anchor: 'end' }),
    ]),
    text(x, ROOM.left + WIDTH, bottom + 9, { anchor: 'end' }),
    text(y, ROOM.left - 2, top - 1.5, { anchor: 'end' }),
    {
      kind: 'rectangle',
      x: ROOM.left,
      y: top,
      width: WIDTH,
      height: HEIGHT,
      stroke: BLACK,
      strokeWidth: HAIRLINE,
    },
    ...drawn.flatMap((one, index) => curve(one, lookOf(index), left, height)),
    ...namesBeside(drawn, left, height),
  ];
}

/** The look of a curve. */
interface Look {
  readonly colour: Colour;
  readonly dash: readonly [number, number] | undefined;
}

function lookOf(index: number): Look {
  const colour = COLOURS[index % COLOURS.length]!;
  return { colour, dash: DASHES[Math.floor(index / COLOURS.length) % DASHES.length] };
}

function curve(
  { points }: Series,
  look: Look,
  left: (value: number) => number,
  height: (value: number) => number,
): readonly Shape[] {
  return points.flatMap((point, index): readonly Shape[] => {
    const [x, y] = [left(point.x), height(point.y)];
    const dot = { kind: 'circle', x, y, radius: 0.6, fill: look.colour } as const;
    const next = points[index + 1];
    return next === undefined ? [dot] : [line([x, y, left(next.x), height(next.y)], look.colour, look), dot];
  });
}

/**
 * The names of curves at the right, each as near the end of its curve as the others allow, and joined to it.
 */
function namesBeside(
  series: readonly Series[],
  left: (value: number) => number,
  height: (value: number) => number,
): readonly Shape[] {
  const ends = series
    .map(({ name, points }, index) => {
      const { x, y } = points.at(-1)!;
      return { name, look: lookOf(index), x: left(x), y: height(y) };
    })
    .sort((one, other) => one.y - other.y);
  const places: number[] = [];
  for (const { y } of ends) places.push(Math.max(y, (places.at(-1) ?? -Infinity) + NAMES_APART));
  return ends.flatMap(({ name, look, x, y }, index) => [
    line([x, y, ROOM.left + WIDTH + 2, places[index]!], GREY),
    text(name, ROOM.left + WIDTH + 3, places[index]!, { colour: look.colour }),
  ]);
}

function line(
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  colour: Colour,
  look?: Look,
): Shape {
  const width = look === undefined ? HAIRLINE : 2 * HAIRLINE;
  return { kind: 'line', x1, y1, x2, y2, width, colour, ...(look?.dash && { dash: look.dash }) };
}

function text(
  words: string,
  x: number,
  y: number,
  options: { readonly anchor?: 'middle' | 'end'; readonly bold?: boolean; readonly colour?: Colour } = {},
): Shape {
  return { kind: 'text', text: words, x, y, size: TEXT, anchor: 'start', colour: BLACK, ...options };
}

/** A number on an axis: 0.001, 10, 1000000. */
function wordsOf(value: number): string {
  return value >= 0.9 ? String(Math.round(value)) : String(Number(value.toPrecision(1)));
}
