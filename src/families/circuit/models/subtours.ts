/**
 * Rows that an assignment breaks whose tracks are no spanning tree: the lazy part of the tree formulations.
 */
import { type Row, row, sum, type Values } from '../../../solve/index.js';
import { cutRow, joinedGroups } from '../../kit/models/connected.js';
import { chosenLines } from '../../kit/models/lines.js';
import { type Board, spell, type Track, variablesOf } from './board.js';

/**
 * For every group of points that the chosen tracks join and that has a cycle: the subtour elimination row
 * over the points of its cycles (no more tracks among them than their number less one). With `cuts` also, for
 * every group that is not the whole board, that some track leaves it. None when the tracks are a spanning
 * tree.
 * @param values whole numbers
 */
export function brokenRows(board: Board, values: Values, cuts: boolean): readonly Row[] {
  const chosen = chosenLines(board.tracks, values);
  const groups = joinedGroups(board.points.length, chosen);
  return groups.flatMap((group): Row[] => {
    const cyclic = coreOf(group, chosen);
    const name = `${spell(board.points[group[0]!]!)}_${group.length}`;
    const elimination = cyclic.size === 0 ? [] : [eliminationRow(board, cyclic, `subtour_${name}`)];
    const leaves = cuts && groups.length > 1 ? [cutRow(`cut_${name}`, group, board.tracks)] : [];
    return [...elimination, ...leaves];
  });
}

function eliminationRow({ tracks }: Board, points: ReadonlySet<number>, name: string): Row {
  const inside = tracks.filter(({ ends }) => ends.every((point) => points.has(point)));
  return row(name, sum(variablesOf(inside)), '<=', points.size - 1);
}

/** The cycles of a group and the paths between them (its 2-core), left when leaves are removed repeatedly. */
function coreOf(group: readonly number[], chosen: readonly Track[]): ReadonlySet<number> {
  const core = new Set(group);
  const neighbours = new Map(group.map((point) => [point, new Set<number>()]));
  for (const { ends } of chosen) {
    neighbours.get(ends[0])?.add(ends[1]);
    neighbours.get(ends[1])?.add(ends[0]);
  }
  const leaves = group.filter((point) => neighbours.get(point)!.size <= 1);
  // The list grows while it is walked through.
  for (const leaf of leaves) {
    core.delete(leaf);
    for (const next of neighbours.get(leaf)!) {
      const others = neighbours.get(next)!;
      others.delete(leaf);
      if (others.size === 1) leaves.push(next);
    }
  }
  return core;
}
