/** The clues beside a grid, taken from its picture line by line, to stay in sight while it is enlarged. */
import type { Drawn } from '../worker/draw.js';

/** A part of a picture: its drawing as SVG text in the picture's own millimetres. */
export interface Strip {
  readonly viewBox: string;
  readonly content: string;
  /** True if more stands in it than the number of its line. */
  readonly hasClue: boolean;
}

/** The strips of every side that has clues, one for each row or column. */
export type ClueStrips = Readonly<Record<Side, readonly Strip[]>>;
export type Side = 'left' | 'right' | 'above' | 'below';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A word or a ground; a word is where its point is. */
interface Mark extends Box {
  readonly svg: string;
  readonly isClue: boolean;
}

/** The colour in which the library numbers rows and columns. */
const LINE_NUMBER = '#5c5c5c';

/** Takes the clues from a picture. */
export function clueStrips(drawn: Drawn, rows: number, columns: number): ClueStrips {
  if (drawn.lattice === undefined) return { left: [], right: [], above: [], below: [] };
  const { x, y, pitch } = drawn.lattice;
  const [right, bottom] = [x + columns * pitch, y + rows * pitch];
  const marks = marksOf(drawn.svg);
  const side = (region: Box, count: number, boxOf: (index: number) => Box): readonly Strip[] => {
    const near = marks.filter((mark) => isWithin(mark, region));
    return near.length === 0 ? [] : Array.from({ length: count }, (_, index) => stripOf(near, boxOf(index)));
  };
  const row = (index: number) => ({ y: y + index * pitch, height: pitch });
  const column = (index: number) => ({ x: x + index * pitch, width: pitch });
  const [height, width] = [rows * pitch, columns * pitch];
  return {
    left: side({ x: 0, y, width: x, height }, rows, (index) => ({ x: 0, width: x, ...row(index) })),
    right: side({ x: right, y, width: pitch, height }, rows, (index) => ({
      ...{ x: right, width: pitch },
      ...row(index),
    })),
    above: side({ x, y: 0, width, height: y }, columns, (index) => ({ y: 0, height: y, ...column(index) })),
    // Further below there are fleets and legends, which belong to no column.
    below: side({ x, y: bottom, width, height: pitch }, columns, (index) => ({
      ...{ y: bottom, height: pitch },
      ...column(index),
    })),
  };
}

/** Numbers and grounds of a picture with where they are; not captions, which begin at their point. */
function marksOf(svg: string): readonly Mark[] {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const number = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0);
  return [...root.querySelectorAll('text[text-anchor], rect')].map((element) => ({
    x: number(element, 'x'),
    y: number(element, 'y'),
    width: number(element, 'width'),
    height: number(element, 'height'),
    svg: new XMLSerializer().serializeToString(element),
    isClue: element.tagName === 'text' && element.getAttribute('fill') !== LINE_NUMBER,
  }));
}

/** Grounds reach a little over the edges of the grid's lines, in millimetres. */
const TOLERANCE = 0.3;

function isWithin(mark: Box, { x, y, width, height }: Box): boolean {
  return (
    mark.x >= x - TOLERANCE &&
    mark.y >= y - TOLERANCE &&
    mark.x + mark.width <= x + width + TOLERANCE &&
    mark.y + mark.height <= y + height + TOLERANCE
  );
}

/** The marks that lie in a strip, those of a ground over several strips in each of them. */
function stripOf(marks: readonly Mark[], { x, y, width, height }: Box): Strip {
  const within = marks.filter(
    (mark) =>
      mark.x < x + width - TOLERANCE &&
      mark.x + mark.width > x + TOLERANCE &&
      mark.y < y + height - TOLERANCE &&
      mark.y + mark.height > y + TOLERANCE,
  );
  return {
    viewBox: `${x} ${y} ${width} ${height}`,
    content: within.map(({ svg }) => svg).join(''),
    hasClue: within.some(({ isClue }) => isClue),
  };
}
