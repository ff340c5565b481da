/**
 * The path between the two marked points of a path puzzle: p says that a track lies on it, u that a point
 * between its ends does.
 *
 * - A track on the path is a track of the tree.
 * - At its two ends one track lies on the path, at any other point two or none.
 *
 * As the tree has no cycles, these tracks are just the tree's path between the ends; their number is
 * minimised. Source: the report of Conroy, Dieroff, Kehoe and Lu, chapter 5.2.3 (5.3f) to (5.3h).
 */
import { type ModelBuilder, sum, type VariableIndex } from '../../../solve/index.js';
import type { CircuitPuzzle } from '../puzzle.js';
import { type Board, spell } from './board.js';

/**
 * Adds the path of a puzzle that asks for one and returns the variables of its tracks; none without a path.
 * With `tighten`, points between the ends are said to have three tracks.
 */
export function addPath(
  builder: ModelBuilder,
  { path }: CircuitPuzzle,
  { points, tracks, around, branching }: Board,
  tighten: boolean,
): VariableIndex[] {
  if (path === undefined) return [];
  const onPath = new Map(
    tracks.map((track) => {
      const name = track.edge.map(spell).join('_');
      const variable = builder.binary(`p_${name}`);
      builder.row(`path_in_tree_${name}`, [...sum([variable]), ...sum([track.variable], -1)], '<=', 0);
      return [track, variable] as const;
    }),
  );
  const ends = new Set(path.map(spell));
  points.forEach((cell, point) => {
    const terms = sum(around[point]!.map((track) => onPath.get(track)!));
    if (ends.has(spell(cell))) {
      builder.row(`path_end_${spell(cell)}`, terms, '=', 1);
      return;
    }
    const between = builder.binary(`u_${spell(cell)}`);
    builder.row(`path_at_${spell(cell)}`, [...terms, [-2, between]], '=', 0);
    if (tighten) {
      builder.row(
        `path_branches_${spell(cell)}`,
        [...sum([between]), ...sum([branching[point]!], -1)],
        '<=',
        0,
      );
    }
  });
  return [...onPath.values()];
}
