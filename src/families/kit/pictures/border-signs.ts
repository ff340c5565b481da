/** Signs on the borders of neighbouring cells, in print and in a terminal. */
import {
  BLACK,
  HAIRLINE,
  type Lattice,
  type Line,
  type Rectangle,
  type Shape,
  WHITE,
} from '../../../draw/index.js';
import type { NeighbourPair } from '../neighbour-pairs.js';
import type { GridPicture, Point } from './grid-picture.js';

/** Width of the strokes of signs. */
const STROKE = 1.8 * HAIRLINE;
/** From the middle of a sign to its ends, in cells. */
const REACH = 0.14;
/** Half the length and the width of the white gap in the border below a sign, in cells. */
const GAP = [0.2, 0.03] as const;
/** Half the length and the width of a bar, in cells. */
const BAR = [0.22, 0.07] as const;

/** A list of points around the middle of a sign, in units of its reach. */
type Stroke = readonly (readonly [x: number, y: number])[];

/** A sign: its strokes, or a hollow bar along the border; and the character of a terminal. */
export interface BorderSign {
  readonly look: readonly Stroke[] | 'bar';
  readonly unicode: string;
  readonly ascii: string;
}

/** A sign between two cells. */
export interface PlacedBorderSign {
  readonly pair: NeighbourPair;
  readonly sign: BorderSign;
}

/** A hollow bar along the border of a pair. */
export function barOf(pair: NeighbourPair): PlacedBorderSign {
  const isUpright = pair[0][0] === pair[1][0];
  const sign = { look: 'bar', unicode: isUpright ? '┃' : '━', ascii: isUpright ? '|' : '-' } as const;
  return { pair, sign };
}

/** The sign whose point is at the first cell, the smaller number. */
export function lessSign(pair: NeighbourPair): PlacedBorderSign {
  const [[row, column], [otherRow, otherColumn]] = pair;
  const [down, right] = [otherRow - row, otherColumn - column];
  // The ends of both arms: towards the larger number, and to both sides.
  const arm = (aside: number) => [0.6 * right + aside * down, 0.6 * down + aside * right] as const;
  const look = [[arm(0.9), [-0.6 * right, -0.6 * down] as const, arm(-0.9)]];
  const [unicode, ascii] = right === 0 ? (down > 0 ? '∧^' : '∨v') : right > 0 ? '<<' : '>>';
  return { pair, sign: { look, unicode: unicode!, ascii: ascii! } };
}

/** The signs in print; they belong over all else. */
export function borderSigns(picture: GridPicture, signs: readonly PlacedBorderSign[]): readonly Shape[] {
  return signs.flatMap(({ pair, sign: { look } }): readonly Shape[] => {
    const middle = middleOf(picture, pair);
    if (look === 'bar') return [bar(picture, pair, BAR, { stroke: BLACK, strokeWidth: STROKE })];
    const reach = REACH * picture.cell;
    const at = ([x, y]: Stroke[number]): Point => ({ x: middle.x + x * reach, y: middle.y + y * reach });
    const lines = look.flatMap((points) =>
      points.slice(1).map((point, index): Line => {
        const [from, to] = [at(points[index]!), at(point)];
        const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
        return { kind: 'line', ...ends, width: STROKE, colour: BLACK, cap: 'round' };
      }),
    );
    return [bar(picture, pair, GAP, {}), ...lines];
  });
}

/** The same signs as characters of a terminal. */
export function latticeBetween(
  picture: GridPicture,
  signs: readonly PlacedBorderSign[],
): NonNullable<Lattice['between']> {
  return signs.map(({ pair, sign: { unicode, ascii } }) => ({ ...middleOf(picture, pair), unicode, ascii }));
}

/** A white rectangle along the middle of a border. */
function bar(
  picture: GridPicture,
  pair: NeighbourPair,
  [length, width]: readonly [number, number],
  rim: Pick<Rectangle, 'stroke' | 'strokeWidth'>,
): Rectangle {
  const { x, y } = middleOf(picture, pair);
  const isUpright = pair[0][0] === pair[1][0];
  const [across, down] = (isUpright ? [width, length] : [length, width]).map((half) => half * picture.cell);
  const sides = { width: 2 * across!, height: 2 * down! };
  return { kind: 'rectangle', x: x - across!, y: y - down!, ...sides, fill: WHITE, ...rim };
}

/** The middle of the border of two neighbours. */
function middleOf(picture: GridPicture, [one, other]: NeighbourPair): Point {
  const [first, second] = [picture.middle(one), picture.middle(other)];
  return { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
}
