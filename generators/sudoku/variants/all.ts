/** All variants. */
import { arrow } from './arrows.js';
import { killer } from './cages.js';
import { lineVariants } from './lines.js';
import { markVariants } from './marks.js';
import { outsideVariants } from './outside.js';
import type { Variant } from './variant.js';

function ofGrid(id: string, description: string, type = id): Variant {
  return { id, description, whole: [{ type }] };
}

/** The variants in the order in which lists show them. */
export const VARIANTS: readonly Variant[] = [
  killer,
  { id: 'jigsaw', description: 'regions of random shapes', hasRandomRegions: true },
  ofGrid('diagonal', 'both diagonals hold every number', 'diagonals'),
  { ...ofGrid('windoku', 'four further boxes hold every number'), isOnlyNine: true, needsBoxes: true },
  { ...ofGrid('disjoint-groups', 'equal places of boxes hold different numbers'), needsBoxes: true },
  ofGrid('anti-knight', 'no equal numbers a knight’s move apart'),
  ofGrid('anti-king', 'no equal numbers that touch at a corner'),
  ofGrid('non-consecutive', 'no consecutive numbers side by side'),
  ...lineVariants,
  arrow,
  ...markVariants,
  ...outsideVariants,
];

/** The variant of an id. */
export function findVariant(id: string): Variant | undefined {
  return VARIANTS.find((variant) => variant.id === id);
}
