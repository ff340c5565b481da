/**
 * Rows that an assignment breaks whose tracks are no spanning tree: the lazy part of the tree formulations.
 */
import { DisjointSets } from '../../../core/index.js';
import { type Row, row, sum, type Values } from '../../../solve/index.js';
import { type Board, spell, type Track, variablesOf } from './board.js';

/**
 * For every group of points that the chosen tracks join and that has a cycle: the subtour elimination row
 * over the points of its cycles (no more tracks among them than their number less one). With `cuts` also, for
 * every group that is not the whole board, that some track leaves it. None when the tracks are a spanning
 * tree.
 * @param values whole numbers
 */
export function brokenRows(board: Board, values: Values, cuts: boolean): readonly Row[] {
  const chosen = board.tracks.filter(({ variable }) => values[variable] === 1);
  const groups = groupsOf(board, chosen);
  return groups.flatMap((group): Row[] => {
    const cyclic = coreOf(group, chosen);
    const name = `${spell(board.points[Math.min(...group)]!)}_${group.size}`;
    const elimination = cyclic.size === 0 ? [] : [eliminationRow(board, cyclic, `subtour_${name}`)];
    const leaves = cuts && groups.length > 1 ? [cutRow(board, group, `cut_${name}`)] : [];
    return [...elimination, ...leaves];
  });
}

function eliminationRow({ tracks }: Board, points: ReadonlySet<number>, name: string): Row {
  const inside = tracks.filter(({ ends }) => ends.every((point) => points.has(point)));
  return row(name, sum(variablesOf(inside)), '<=', points.size - 1);
}

function cutRow({ tracks }: Board, points: ReadonlySet<number>, name: string): Row {
  const leaving = tracks.filter(({ ends: [first, second] }) => points.has(first) !== points.has(second));
  return row(name, sum(variablesOf(leaving)), '>=', 1);
}

/** The points in groups that the tracks join. */
function groupsOf({ points }: Board, tracks: readonly Track[]): readonly ReadonlySet<number>[] {
  const groups = new DisjointSets(points.length);
  for (const { ends } of tracks) groups.join(...ends);
  return groups.sets().map((group) => new Set(group));
}

/** The cycles of a group and the paths between them (its 2-core), left when leaves are removed repeatedly. */
function coreOf(group: ReadonlySet<number>, chosen: readonly Track[]): ReadonlySet<number> {
  const core = new Set(group);
  const neighbours = new Map([...group].map((point) => [point, new Set<number>()]));
  for (const { ends } of chosen) {
    neighbours.get(ends[0])?.add(ends[1]);
    neighbours.get(ends[1])?.add(ends[0]);
  }
  const leaves = [...group].filter((point) => neighbours.get(point)!.size <= 1);
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
