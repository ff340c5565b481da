/** All placements with the least number of walls, and their boards, with and without symmetric images. */
import type { LimitName } from '../../../core/index.js';
import { QUEEN, type QueensSolution } from '../../../families/queens/index.js';
import { Orbits } from './symmetries.js';

/** In `placements` and `boards` turns and reflections are counted one by one. */
export interface EveryPlacement {
  /** Queens and walls. */
  readonly placements: number;
  /** Walls alone. */
  readonly boards: number;
  /** One of all images of each, in order. */
  readonly placementsUpToSymmetry: readonly QueensSolution[];
  readonly boardsUpToSymmetry: readonly QueensSolution[];
  /** The limit that ended the search before all were found. */
  readonly limit?: LimitName;
  readonly nodes: number;
}

/** Collects placements, of which at least one of every eight images was found. */
export function collectPlacements(
  found: readonly QueensSolution[],
  nodes: number,
  limit?: LimitName,
): EveryPlacement {
  const placements = new Orbits();
  const boards = new Orbits();
  for (const placement of found) {
    placements.add(placement);
    boards.add(placement.map((cells) => cells.replaceAll(QUEEN, '.')));
  }
  return {
    placements: placements.members,
    boards: boards.members,
    placementsUpToSymmetry: placements.representatives,
    boardsUpToSymmetry: boards.representatives,
    ...(limit === undefined ? {} : { limit }),
    nodes,
  };
}
