/** The meaning of relations between two values, for houses as bits of a word, bit h for house h. */
import type { PairRelation } from './puzzle.js';

const CONVERSE: Readonly<Record<PairRelation, PairRelation>> = {
  same: 'same',
  different: 'different',
  'directly-left': 'directly-right',
  'directly-right': 'directly-left',
  left: 'right',
  right: 'left',
  adjacent: 'adjacent',
  'between-1': 'between-1',
  'between-2': 'between-2',
};

/** The relation of b to a when a has the given relation to b. */
export function converse(type: PairRelation): PairRelation {
  return CONVERSE[type];
}

/** The houses that b may have when a has one of `mask`; `all` is the word with a bit for every house. */
export function reach(type: PairRelation, mask: number, all: number): number {
  if (mask === 0) return 0;
  switch (type) {
    case 'same':
      return mask;
    case 'different':
      return (mask & (mask - 1)) === 0 ? all & ~mask : all;
    case 'directly-left':
      return (mask << 1) & all;
    case 'directly-right':
      return mask >> 1;
    case 'left':
      return all & ~(((mask & -mask) << 1) - 1);
    case 'right':
      return (1 << (31 - Math.clz32(mask))) - 1;
    case 'adjacent':
      return shiftBoth(mask, 1) & all;
    case 'between-1':
      return shiftBoth(mask, 2) & all;
    case 'between-2':
      return shiftBoth(mask, 3) & all;
  }
}

/** The pairs of houses that a and b may have, the house of a first; ordered by it, then by that of b. */
export function housePairs(type: PairRelation, houses: number): readonly (readonly [number, number])[] {
  const all = (1 << houses) - 1;
  const street = Array.from({ length: houses }, (_, house) => house);
  return street.flatMap((a) => {
    const mask = reach(type, 1 << a, all);
    return street.filter((b) => (mask & (1 << b)) !== 0).map((b) => [a, b] as const);
  });
}

function shiftBoth(mask: number, by: number): number {
  return (mask << by) | (mask >> by);
}
