/**
 * The boundaries of a black and white picture matched with those of its original, greedily, the best credit
 * first: 1 in place, less one place along the boundary, across it or diagonally, and less again when the
 * wrong side is dark. A boundary of the picture has one partner; one of the original has at most two, since a
 * line one cell wide has two sides.
 */
import type { Boundaries } from './boundaries.js';

/** Most boundaries of the picture that one of the original takes. */
const MOST_PARTNERS = 2;

/** The weight of a boundary with its dark side reversed. */
const WRONG_SIDE = 0.6;

/** Ways to be partners: steps from the picture's boundary to the original's, and their weights. */
const WAYS = [
  { along: 0, across: 0, credit: 1 },
  { along: -1, across: 0, credit: 0.9 },
  { along: 1, across: 0, credit: 0.9 },
  { along: 0, across: -1, credit: 0.8 },
  { along: 0, across: 1, credit: 0.8 },
  { along: -1, across: -1, credit: 0.6 },
  { along: -1, across: 1, credit: 0.6 },
  { along: 1, across: -1, credit: 0.6 },
  { along: 1, across: 1, credit: 0.6 },
]
  .flatMap((way) => [
    { ...way, isRightSide: true },
    { ...way, credit: way.credit * WRONG_SIDE, isRightSide: false },
  ])
  .sort((first, second) => second.credit - first.credit);

export interface Matching {
  /** Boundaries of the picture. */
  readonly drawn: number;
  /** The sum of their credits, 0 for those without partner. */
  readonly credit: number;
  /** For each place the best credit with which the original's boundary there found a partner. */
  readonly found: Float32Array;
}

/** Matches the boundaries of one direction. */
export function matchBoundaries(picture: Boundaries, original: Boundaries): Matching {
  const { lines, places } = original.direction;
  const found = new Float32Array(lines * places);
  const partners = new Uint8Array(lines * places);
  const free = drawnIn(picture);
  const drawn = free.count;
  let credit = 0;
  for (const way of WAYS) {
    let left = 0;
    for (let next = 0; next < free.count; next++) {
      const line = free.line[next]! + way.along;
      const place = free.place[next]! + way.across;
      const at = line * places + place;
      const isPartner =
        line >= 0 &&
        line < lines &&
        place >= 0 &&
        place < places &&
        original.weight[at]! > 0 &&
        partners[at]! < MOST_PARTNERS &&
        isSameSide(free.darker[next]!, original.darker[at]!) === way.isRightSide;
      if (isPartner) {
        partners[at]!++;
        credit += way.credit;
        found[at] = Math.max(found[at]!, way.credit);
      } else {
        free.line[left] = free.line[next]!;
        free.place[left] = free.place[next]!;
        free.darker[left] = free.darker[next]!;
        left++;
      }
    }
    free.count = left;
  }
  return { drawn, credit, found };
}

/** Boundaries of a picture without a partner; the first `count` of each list. */
interface Free {
  count: number;
  readonly line: Int32Array;
  readonly place: Int32Array;
  readonly darker: Int8Array;
}

function drawnIn({ weight, darker, direction: { lines, places } }: Boundaries): Free {
  const free: Free = {
    count: 0,
    line: new Int32Array(weight.length),
    place: new Int32Array(weight.length),
    darker: new Int8Array(weight.length),
  };
  for (let line = 0, index = 0; line < lines; line++) {
    for (let place = 0; place < places; place++, index++) {
      if (weight[index]! <= 0) continue;
      free.line[free.count] = line;
      free.place[free.count] = place;
      free.darker[free.count] = darker[index]!;
      free.count++;
    }
  }
  return free;
}

/** True if both have the same dark side, or neither side of the original is darker. */
function isSameSide(drawn: number, original: number): boolean {
  return original === 0 || drawn === original;
}
