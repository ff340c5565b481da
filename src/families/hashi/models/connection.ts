/** Connectivity of islands: as rows that an assignment breaks, and as reasons. */
import type { Row, Values } from '../../../solve/index.js';
import type { Explained } from '../../contract/explaining.js';
import { cutReasons, cutRow, groupsAlone } from '../../kit/models/connected.js';
import { connectedReason, marksOfPlace } from '../explaining/reasons.js';
import { endsOf, type Layout } from '../layout.js';
import type { StatedPlace } from './justify-cut.js';

/** The number of bridges a place holds in an assignment. */
export function countIn({ sure, further }: StatedPlace, values: Values): number {
  return further.reduce((count, variable) => count + (values[variable] === 1 ? 1 : 0), sure);
}

/** The places with the variables that they hold a bridge at all; none where that is sure or impossible. */
function linesOf({ places }: Layout, stated: readonly StatedPlace[]) {
  return places.map(({ from, to }, place) => {
    const [variable] = stated[place]!.further;
    return { ends: [from, to] as const, place, ...(variable === undefined ? {} : { variable }) };
  });
}

/** For every connected group of islands that does not contain all: a bridge leads out of it. */
export function cutRows(layout: Layout, stated: readonly StatedPlace[], values: Values): readonly Row[] {
  const lines = linesOf(layout, stated);
  const groups = groupsAlone(
    layout.islands.length,
    lines.filter(({ place }) => countIn(stated[place]!, values) > 0),
  );
  return groups.map((group) => cutRow(`connect_${group[0]}_${group.length}`, group, lines));
}

/**
 * Places as marks, and connectivity as reasons: one for each group of islands that an assignment cuts off.
 */
export function explainedBridges(
  layout: Layout,
  stated: readonly StatedPlace[],
  reasons: Explained['reasons'],
): Explained {
  const lines = linesOf(layout, stated);
  return {
    reasons,
    marks: stated.flatMap(({ further }, place) => marksOfPlace(endsOf(layout, place), further)),
    given: [],
    separate: (values) =>
      cutReasons(
        layout.islands.length,
        lines,
        lines.filter(({ place }) => countIn(stated[place]!, values) > 0),
        (group) => connectedReason(group.map((island) => layout.islands[island]!.cell)),
      ),
  };
}
