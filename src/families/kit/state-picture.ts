/** What pictures of a puzzle being solved share: the cells of the reasons, and strong signs for what is concluded. */
import { type Cell, compareCells } from '../../core/grid/cell.js';
import { BLACK, type Circle, HAIRLINE, type Line, type Shape, WHITE } from '../../draw/scene.js';
import { tinted } from '../../draw/tints.js';
import type { GridPicture } from './grid-picture.js';

/** The colour of what is known, between the black of givens and conclusions and the grey of lines. */
export const KNOWN_COLOUR = '#333333';
/** The ring around a conclusion, as a share of the cell. */
const RING_RADIUS = 0.43;
const STRONG_LINE = 2.6 * HAIRLINE;

/**
 * The cells of every reason on grounds that tell the reasons apart; a cell of several reasons is divided among them,
 * from left to right in their order.
 */
export function reasonGrounds(
  picture: GridPicture,
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
  return inOrder.flatMap(({ cell: [row, column], tints }) => {
    const width = picture.cell / tints.length;
    return tints.flatMap((tint, index) => {
      const corner = { x: picture.at(column) + index * width, y: picture.at(row) };
      return tinted({ ...corner, width, height: picture.cell }, tint);
    });
  });
}

/** A bold ring around what is concluded in a cell, on white so that its sign stands out. */
export function strongRing(picture: GridPicture, cell: Cell): Circle {
  const look = { fill: WHITE, stroke: BLACK, strokeWidth: STRONG_LINE };
  return picture.circle(cell, RING_RADIUS * picture.cell, look);
}

/** Two heavy strokes across a point: what was there is excluded. */
export function strongCross({ x, y }: { readonly x: number; readonly y: number }, reach: number): Line[] {
  const style = { kind: 'line', width: 1.8 * HAIRLINE, colour: BLACK, cap: 'round' } as const;
  return [
    { ...style, x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach },
    { ...style, x1: x - reach, y1: y + reach, x2: x + reach, y2: y - reach },
  ];
}

/** The cells that a picture of a step is about: those of its reasons and of its conclusions, as `row,column`. */
export function cellsInView(
  tints: readonly (readonly Cell[])[] | undefined,
  concluded: readonly Cell[],
): ReadonlySet<string> {
  return new Set([...(tints ?? []).flat(), ...concluded].map((cell) => cell.join()));
}
