/**
 * Common parts of pictures of a partly solved puzzle: the cells of the reasons, and conclusions as the signs
 * that they enter, in a colour of their own: what stands in a cell has a frame, a cross has none.
 */
import { type Cell, compareCells, type Size } from '../../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type Line,
  measureText,
  type Rectangle,
  type Shape,
  type Text,
  tinted,
  WHITE,
} from '../../../draw/index.js';
import type { Known, Mark } from '../../contract/explaining.js';
import type { CellPlaces, Point } from './grid-picture.js';

/** The colour of known marks, between the black of givens and conclusions and the grey of lines. */
export const KNOWN_COLOUR = '#333333';
/** The colour of conclusions: dark enough for print in grey, where frames and bold lines tell them apart. */
export const CONCLUDED_COLOUR: Colour = '#0a4fc4';
/** The frame of an entry that is concluded: its distance from the edges of the cell, and its line. */
const FRAME_INSET = 0.09;
const FRAME_LINE = 0.06;
const FRAME_CORNER = 0.14;
/** The ground of a corner or of the middle of a side, as a share of a cell. */
const BETWEEN_CELLS = 0.5;

/**
 * The cells of every reason, or its sides and corners, on grounds that tell the reasons apart; a cell of
 * several reasons is divided among them, from left to right in their order.
 */
export function reasonGrounds(
  places: CellPlaces,
  reasons: readonly (readonly Cell[])[] | undefined,
): readonly Shape[] {
  const shares = new Map<string, { readonly cell: Cell; readonly tints: number[] }>();
  reasons?.forEach((cells, tint) => {
    for (const cell of cells) {
      const share = shares.get(cell.join()) ?? { cell, tints: [] };
      if (!share.tints.includes(tint)) share.tints.push(tint);
      shares.set(cell.join(), share);
    }
  });
  const inOrder = [...shares.values()].sort((one, other) => compareCells(one.cell, other.cell));
  return inOrder.flatMap(({ cell, tints }) => {
    const { x, y } = places.middle(cell);
    const height = cell.every(Number.isInteger) ? places.cell : BETWEEN_CELLS * places.cell;
    const width = height / tints.length;
    const [left, top] = [x - height / 2, y - height / 2];
    return tints.flatMap((tint, index) => tinted({ x: left + index * width, y: top, width, height }, tint));
  });
}

/**
 * The cells of every reason, none where a reason speaks about all cells: a ground under all of them would
 * show nothing.
 */
export function partsOfGrid(
  { rows, columns }: Size,
  reasons: readonly (readonly Cell[])[] | undefined,
): readonly (readonly Cell[])[] {
  return (reasons ?? []).map((cells) => (cells.length < rows * columns ? cells : []));
}

/**
 * A concluded entry: its sign in the colour of conclusions, in a frame, on white so that it stands out.
 * @param top room at the upper edge of the cell that the frame leaves free, in millimetres
 */
export function strongEntry(
  places: CellPlaces,
  cell: Cell,
  sign: readonly Shape[],
  top = 0,
): readonly Shape[] {
  return [strongFrame(places, cell, top), ...concluded(sign)];
}

/** The frame of a concluded entry, white inside. */
export function strongFrame(places: CellPlaces, cell: Cell, top = 0): Rectangle {
  const { x, y } = places.middle(cell);
  const side = (1 - 2 * FRAME_INSET) * places.cell;
  return {
    kind: 'rectangle',
    x: x - side / 2,
    y: y - side / 2 + top,
    width: side,
    height: side - top,
    radius: FRAME_CORNER * places.cell,
    fill: WHITE,
    stroke: CONCLUDED_COLOUR,
    strokeWidth: FRAME_LINE * places.cell,
  };
}

/** Shapes with the colour of conclusions for black. */
export function concluded(shapes: readonly Shape[]): readonly Shape[] {
  const of = (colour: Colour | undefined) => (colour === BLACK ? CONCLUDED_COLOUR : colour);
  return shapes.map((shape): Shape => {
    switch (shape.kind) {
      case 'raster':
        return shape;
      case 'line':
      case 'text':
        return { ...shape, colour: of(shape.colour)! };
      default: {
        const [fill, stroke] = [of(shape.fill), of(shape.stroke)];
        return { ...shape, ...(fill && { fill }), ...(stroke && { stroke }) };
      }
    }
  });
}

/** A text in the middle of its place, on white with a heavy stroke across it: an excluded value. */
export function strongStroke(text: Text): readonly Shape[] {
  const { x, y, size } = text;
  const [across, down] = [Math.max(0.42 * size, 0.5 * measureText(text.text, size, true)), 0.45 * size];
  const ground = { x: x - across, y: y - down, width: 2 * across, height: 2 * down, fill: WHITE };
  const stroke = { width: 2.2 * HAIRLINE, colour: CONCLUDED_COLOUR, cap: 'round' } as const;
  return [
    { kind: 'rectangle', ...ground },
    ...concluded([text]),
    { kind: 'line', x1: x - across, y1: y + down, x2: x + across, y2: y - down, ...stroke },
  ];
}

/** Two heavy strokes across a point, on white: what was there is excluded. */
export function strongCross(middle: Point, reach: number): readonly Shape[] {
  return [
    { kind: 'circle', ...middle, radius: 1.4 * reach, fill: WHITE },
    ...cross(middle, reach, { width: 3 * HAIRLINE, colour: CONCLUDED_COLOUR }),
  ];
}

/** Two thin strokes across a point: what is known not to be there. */
export function knownCross(middle: Point, reach: number): readonly Line[] {
  return cross(middle, reach, { width: HAIRLINE, colour: KNOWN_COLOUR });
}

function cross({ x, y }: Point, reach: number, look: Pick<Line, 'width' | 'colour'>): readonly Line[] {
  const style = { kind: 'line', cap: 'round', ...look } as const;
  return [
    { ...style, x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach },
    { ...style, x1: x - reach, y1: y + reach, x2: x + reach, y2: y - reach },
  ];
}

/**
 * The cells that a picture of a step is about: those of its reasons and of its conclusions, as `row,column`.
 */
export function cellsInView(
  tints: readonly (readonly Cell[])[] | undefined,
  concluded: readonly Cell[],
): ReadonlySet<string> {
  return new Set([...(tints ?? []).flat(), ...concluded].map((cell) => cell.join()));
}

/** Known marks, each with its place or first cell. */
export function marksAt(
  marks: readonly Mark[],
  known: readonly Known[] | undefined,
): readonly { readonly cell: Cell; readonly mark: Mark; readonly value: boolean }[] {
  return (known ?? []).map(({ mark, value }) => ({
    cell: marks[mark]!.at ?? marks[mark]!.cells[0]!,
    mark: marks[mark]!,
    value,
  }));
}
