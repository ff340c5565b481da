/**
 * Common parts of pictures of a partly solved puzzle: the cells of the reasons, and strong signs for
 * conclusions.
 */
import { type Cell, compareCells, type Size } from '../../../core/index.js';
import {
  BLACK,
  type Circle,
  HAIRLINE,
  type Line,
  measureText,
  type Shape,
  type Text,
  tinted,
  WHITE,
} from '../../../draw/index.js';
import type { Known, Mark } from '../../contract/explaining.js';
import type { CellPlaces, Point } from './grid-picture.js';

/** The colour of known marks, between the black of givens and conclusions and the grey of lines. */
export const KNOWN_COLOUR = '#333333';
/** The ring around a conclusion, as a share of the cell. */
const RING_RADIUS = 0.43;
/** Its line, as a share of the cell. */
const RING_LINE = 0.076;

/**
 * The cells of every reason on grounds that tell the reasons apart; a cell of several reasons is divided
 * among them, from left to right in their order.
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
    const [height, width] = [places.cell, places.cell / tints.length];
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
 * A bold ring around the conclusion in a cell, on white so that its sign stands out.
 * @param top room at the upper edge of the cell that the ring leaves free, in millimetres
 */
export function strongRing(places: CellPlaces, cell: Cell, top = 0): Circle {
  const { x, y } = places.middle(cell);
  const radius = RING_RADIUS * (places.cell - top);
  const look = { fill: WHITE, stroke: BLACK, strokeWidth: RING_LINE * places.cell };
  return { kind: 'circle', x, y: y + top / 2, radius, ...look };
}

/** A text in the middle of its place, on white with a heavy stroke across it: an excluded value. */
export function strongStroke(text: Text): readonly Shape[] {
  const { x, y, size } = text;
  const [across, down] = [Math.max(0.42 * size, 0.5 * measureText(text.text, size, true)), 0.45 * size];
  const ground = { x: x - across, y: y - down, width: 2 * across, height: 2 * down, fill: WHITE };
  const stroke = { width: 1.8 * HAIRLINE, colour: BLACK, cap: 'round' } as const;
  return [
    { kind: 'rectangle', ...ground },
    text,
    { kind: 'line', x1: x - across, y1: y + down, x2: x + across, y2: y - down, ...stroke },
  ];
}

/** Two heavy strokes across a point: what was there is excluded. */
export function strongCross(middle: Point, reach: number): readonly Line[] {
  return cross(middle, reach, { width: 1.8 * HAIRLINE, colour: BLACK });
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

/** Known marks, each with its first cell. */
export function marksAt(
  marks: readonly Mark[],
  known: readonly Known[] | undefined,
): readonly { readonly cell: Cell; readonly mark: Mark; readonly value: boolean }[] {
  return (known ?? []).map(({ mark, value }) => ({
    cell: marks[mark]!.cells[0]!,
    mark: marks[mark]!,
    value,
  }));
}
