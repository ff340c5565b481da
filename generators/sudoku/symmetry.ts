/** Symmetric givens: cells that the symmetry takes to each other are dug together or not at all. */
import type { SymmetryName } from '../../src/core/grid/orbits.js';

/** How the pattern of givens may look: none at all, half-turn, quarter-turn, or mirrored left to right. */
export const SYMMETRIES = ['none', 'half-turn', 'quarter-turn', 'mirror'] as const;

export type Symmetry = (typeof SYMMETRIES)[number];

/** The name by which grids know a symmetry of the settings. */
export function symmetryName(symmetry: Symmetry): SymmetryName {
  return symmetry === 'mirror' ? 'left-right' : symmetry;
}
