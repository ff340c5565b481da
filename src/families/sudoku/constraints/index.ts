/** The door of constraints: their types, by which puzzles are read, solved and drawn. */

import { clone } from './clone.js';
import type { Constraint, ConstraintType } from './contract.js';
import { diagonal } from './diagonal.js';
import { drawing } from './drawing.js';
import { extraRegion } from './extra-region.js';
import { maximum, minimum } from './extremes.js';
import { fog } from './fog.js';
import { antiKing } from './grid/anti-king.js';
import { antiKnight } from './grid/anti-knight.js';
import { diagonals } from './grid/diagonals.js';
import { disjointGroups } from './grid/disjoint-groups.js';
import { nonConsecutive } from './grid/non-consecutive.js';
import { windoku } from './grid/windoku.js';
import { killerCage } from './killer-cage.js';
import { arrow } from './lines/arrow.js';
import { between } from './lines/between.js';
import { entropic, modular } from './lines/classes.js';
import { regionSum } from './lines/region-sum.js';
import { renban } from './lines/renban.js';
import { whispers } from './lines/whispers.js';
import { zipper } from './lines/zipper.js';
import { littleKiller } from './outside/little-killer.js';
import { numberedRoom } from './outside/numbered-room.js';
import { sandwich } from './outside/sandwich.js';
import { skyscraper } from './outside/skyscraper.js';
import { xSum } from './outside/x-sum.js';
import { allGiven } from './pairs/all-given.js';
import { consecutive } from './pairs/consecutive.js';
import { inequality } from './pairs/inequality.js';
import { kropkiBlack, kropkiWhite } from './pairs/kropki.js';
import { xv } from './pairs/xv.js';
import { palindrome } from './palindrome.js';
import { even, odd } from './parity.js';
import { quadruple } from './quadruple.js';
import { thermometer } from './thermometer.js';

/** All types in the order in which lists show them. */
export const CONSTRAINT_TYPES: readonly ConstraintType[] = [
  killerCage,
  extraRegion,
  diagonals,
  diagonal,
  windoku,
  disjointGroups,
  antiKnight,
  antiKing,
  nonConsecutive,
  consecutive,
  kropkiWhite,
  kropkiBlack,
  xv,
  allGiven,
  inequality,
  thermometer,
  arrow,
  littleKiller,
  sandwich,
  skyscraper,
  xSum,
  numberedRoom,
  palindrome,
  renban,
  whispers,
  regionSum,
  between,
  modular,
  entropic,
  zipper,
  quadruple,
  even,
  odd,
  minimum,
  maximum,
  clone,
  fog,
  drawing,
];

const BY_NAME = new Map(CONSTRAINT_TYPES.map((type) => [type.type, type]));

/** The type of a name; undefined: there is none. */
export function constraintTypeOf({ type }: Constraint): ConstraintType | undefined {
  return BY_NAME.get(type);
}

export { moveConstraint } from './cells.js';
export type { Constraint, ConstraintType } from './contract.js';
export type { Drawing } from './drawing.js';
export type { DrawnShape } from './drawn-shape.js';
export type { KillerCage } from './killer-cage.js';
