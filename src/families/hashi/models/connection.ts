/** Connectivity of islands: as rows that an assignment breaks, and as reasons. */
import { DisjointSets, smallerSide } from '../../../core/index.js';
import { type Row, row, sum, type Values } from '../../../solve/index.js';
import type { Explained } from '../../contract/explaining.js';
import { connectedReason, endsOf, marksOfPlace } from '../explaining/reasons.js';
import type { Layout } from '../layout.js';
import type { StatedPlace } from './justify-cut.js';

/** The number of bridges a place holds in an assignment. */
export function countIn({ sure, further }: StatedPlace, values: Values): number {
  return further.reduce((count, variable) => count + (values[variable] === 1 ? 1 : 0), sure);
}

/** For every connected group of islands that does not contain all: a bridge leads out of it. */
export function cutRows(layout: Layout, stated: readonly StatedPlace[], values: Values): readonly Row[] {
  const groups = joinedGroups(layout, stated, values);
  // Of two groups, what leads out of one leads out of the other.
  return groups.slice(groups.length === 2 ? 1 : 0).map((group) => cutRow(layout, stated, group));
}

/** The islands that bridges join, group by group; none where there is one group only. */
function joinedGroups(
  layout: Layout,
  stated: readonly StatedPlace[],
  values: Values,
): readonly (readonly number[])[] {
  const groups = new DisjointSets(layout.islands.length);
  layout.places.forEach(({ from, to }, place) => {
    if (countIn(stated[place]!, values) > 0) groups.join(from, to);
  });
  return groups.count < 2 ? [] : groups.sets();
}

function cutRow({ places }: Layout, stated: readonly StatedPlace[], group: readonly number[]): Row {
  const inside = new Set(group);
  const out = places.flatMap(({ from, to }, place) =>
    inside.has(from) !== inside.has(to) ? stated[place]!.further.slice(0, 1) : [],
  );
  return row(`connect_${group[0]}_${group.length}`, sum(out), '>=', 1);
}

/**
 * Places as marks, and connectivity as reasons: one for each group of islands that an assignment cuts off.
 */
export function explainedBridges(
  layout: Layout,
  stated: readonly StatedPlace[],
  reasons: Explained['reasons'],
): Explained {
  return {
    reasons,
    marks: stated.flatMap(({ further }, place) => marksOfPlace(endsOf(layout, place), further)),
    given: [],
    separate: (values) => {
      const groups = joinedGroups(layout, stated, values).map((group) =>
        smallerSide(group, layout.islands.length),
      );
      return groups.slice(groups.length === 2 ? 1 : 0).map((group) => ({
        reason: connectedReason(group.map((island) => layout.islands[island]!.cell)),
        rows: [cutRow(layout, stated, group)],
      }));
    },
  };
}
