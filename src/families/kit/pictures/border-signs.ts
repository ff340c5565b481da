/** Signs on the borders of neighbouring cells, in print and in a terminal. */
import {
  BLACK,
  HAIRLINE,
  type Lattice,
  type LatticeSign,
  type Line,
  type Rectangle,
  type Shape,
  WHITE,
} from '../../../draw/index.js';
import type { NeighbourPair } from '../neighbour-pairs.js';
import type { GridPicture, Point } from './grid-picture.js';

/** Width of the strokes that signs are drawn with. */
const STROKE = 1.6 * HAIRLINE;
/** From the middle of a sign to its ends, and to the edge of the white ground below it, in cells. */
const REACH = 0.11;
const GROUND = 0.16;

/** A sign: its strokes as lists of points around its middle, in units of its reach, and its characters. */
export interface BorderSign {
  readonly strokes: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly unicode: string;
  readonly ascii: string;
}

/** A sign between two cells. */
export interface PlacedBorderSign {
  readonly pair: NeighbourPair;
  readonly sign: BorderSign;
}

/** The signs, each on a white ground that parts the lines of the grid. */
export function borderSigns(picture: GridPicture, signs: readonly PlacedBorderSign[]): readonly Shape[] {
  return signs.flatMap(({ pair, sign }): readonly Shape[] => {
    const { x, y } = middleOf(picture, pair);
    const [reach, half] = [REACH * picture.cell, GROUND * picture.cell];
    const ground: Rectangle = {
      kind: 'rectangle',
      x: x - half,
      y: y - half,
      width: 2 * half,
      height: 2 * half,
      fill: WHITE,
    };
    const lines = sign.strokes.flatMap((points) =>
      points.slice(1).map(([toX, toY], index): Line => {
        const [fromX, fromY] = points[index]!;
        const ends = {
          x1: x + fromX * reach,
          y1: y + fromY * reach,
          x2: x + toX * reach,
          y2: y + toY * reach,
        };
        return { kind: 'line', ...ends, width: STROKE, colour: BLACK, cap: 'round' };
      }),
    );
    return [ground, ...lines];
  });
}

/** The same signs as characters of a terminal. */
export function latticeBetween(
  picture: GridPicture,
  signs: readonly PlacedBorderSign[],
): NonNullable<Lattice['between']> {
  return signs.map(
    ({ pair, sign: { unicode, ascii } }): LatticeSign => ({ ...middleOf(picture, pair), unicode, ascii }),
  );
}

/** The middle of the border of two neighbours. */
function middleOf(picture: GridPicture, [one, other]: NeighbourPair): Point {
  const [first, second] = [picture.middle(one), picture.middle(other)];
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}
