/**
 * The boundaries of a black and white picture matched with those of its original, greedily, the best credit first: 1 in
 * place, less
 * one place along the boundary, across it or diagonally, and less again when the wrong side is dark. A boundary of the
 * picture has one partner; one of the original has at most two, since a line one cell wide has two sides.
 */
import type { Boundaries } from './boundaries.js';

/** Most boundaries of the picture that one of the original takes. */
const MOST_PARTNERS = 2;

/** What a boundary counts whose other side is the dark one. */
const WRONG_SIDE = 0.6;

/** Ways to be partners: steps from the picture's boundary to the original's, and what they count. */
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
  let free = drawnIn(picture);
  const drawn = free.length;
  let credit = 0;
  for (const way of WAYS) {
    const left: number[] = [];
    for (const index of free) {
      const line = Math.floor(index / places) + way.along;
      const place = (index % places) + way.across;
      const at = line * places + place;
      const isPartner =
        line >= 0 &&
        line < lines &&
        place >= 0 &&
        place < places &&
        original.weight[at]! > 0 &&
        partners[at]! < MOST_PARTNERS &&
        isSameSide(picture.darker[index]!, original.darker[at]!) === way.isRightSide;
      if (!isPartner) {
        left.push(index);
        continue;
      }
      partners[at]!++;
      credit += way.credit;
      found[at] = Math.max(found[at]!, way.credit);
    }
    free = left;
  }
  return { drawn, credit, found };
}

function drawnIn({ weight }: Boundaries): number[] {
  const drawn: number[] = [];
  for (let index = 0; index < weight.length; index++) if (weight[index]! > 0) drawn.push(index);
  return drawn;
}

/** Where neither side of the original is darker, either may be. */
function isSameSide(drawn: number, original: number): boolean {
  return original === 0 || drawn === original;
}
