/**
 * The formulation by cuts: the 0-1 variable `b_q_n` says that place q holds at least n bridges, and
 * connectivity is left out until an answer breaks it.
 *
 * - A place holds at least n bridges only when it holds at least n - 1.
 * - The bridges of an island add up to its number.
 * - Of two places that cross at most one holds bridges.
 * - Lazily: a connected group of islands that does not contain all has a bridge that leads out of it.
 *
 * Source: bridges, numbers and crossings as in the report of Conroy, Dieroff, Kehoe and Lu, section 6.2.3;
 * cut rows in place of its flow, as for spanning trees (Dantzig, Fulkerson and Johnson, 1954). With presolve,
 * bridges that a deduction claims to know have no variable. For explaining, the rows that count in unary are
 * definitions and connectivity is a reason for every group of islands.
 */
import type { Edge } from '../../../core/index.js';
import { type Row, sum, type Values, type VariableIndex } from '../../../solve/index.js';
import type { Explained } from '../../contract/explaining.js';
import type { Formulation } from '../../contract/family.js';
import { cutReasons, cutRow, groupsAlone, justifyCut } from '../../kit/models/connected.js';
import { edgesOfRow } from '../../kit/models/lines.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { islandsCutOff } from '../confirm-cut.js';
import { connectedReason, crossingReason, islandReason, marksOfPlace } from '../explaining/reasons.js';
import { endsOf, type Layout, layoutOf, solutionOf } from '../layout.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from '../puzzle.js';
import { confirmationOf, type DeduceBounds, wholeBounds } from './count-bounds.js';

/** @param deduce asked with presolve only */
export const cutsFrom = (deduce: DeduceBounds): Formulation<HashiPuzzle, HashiSolution> => ({
  id: 'cuts',
  description: 'bridges counted in unary by 0-1 variables, connectivity by rows that are added lazily',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve: asked, reasons = false }) {
    const layout = layoutOf(puzzle);
    const limit = bridgeLimit(puzzle);
    const builder = new ReasonedBuilder('hashi_cuts', reasons);
    const presolve = asked && !reasons;
    const bounds = presolve ? deduce(layout, limit) : wholeBounds(layout, limit);
    if (bounds.some(({ least, most }) => least > most)) builder.row('contradiction', [], '>=', 1);
    const stated = bounds.map(
      ({ least, most }, place): StatedPlace => ({
        sure: least,
        further: Array.from({ length: Math.max(0, most - least) }, (_, index) =>
          builder.binary(`b_${place}_${least + index + 1}`),
        ),
      }),
    );
    stateRows(builder, layout, stated);
    return {
      model: builder.build(),
      projection: stated.flatMap(({ further }) => further),
      decode: (values) => solutionOf(layout, (place) => countIn(stated[place]!, values)),
      ...(presolve ? confirmationOf(puzzle, layout, bounds) : {}),
      separate: (values) => cutRows(layout, stated, values),
      justify: (found) => justifyConnection(puzzle, layout, stated, found),
      ...(reasons ? { explained: explainedBridges(layout, stated, builder.reasons) } : {}),
    };
  },
});

function stateRows(builder: ReasonedBuilder, layout: Layout, stated: readonly StatedPlace[]): void {
  const { islands, places } = layout;
  stated.forEach(({ sure, further }, place) => {
    further.slice(1).forEach((variable, index) => {
      const name = `order_${place}_${sure + index + 2}`;
      builder.row(name, [...sum([further[index]!]), ...sum([variable], -1)], '>=', 0);
    });
  });
  islands.forEach(({ number, places: around }, island) => {
    if (number === null) return;
    const sure = around.reduce((total, place) => total + stated[place]!.sure, 0);
    const further = around.flatMap((place) => stated[place]!.further);
    builder.because(
      () => islandReason(layout, island),
      () => builder.row(`island_${island}`, sum(further), '=', number - sure),
    );
  });
  places.forEach(({ crossings }, place) => {
    for (const other of crossings) {
      if (other < place) continue;
      const both = [stated[place]!, stated[other]!];
      const open = both.flatMap(({ sure, further }) => (sure === 0 ? further.slice(0, 1) : []));
      const sureCount = both.filter(({ sure }) => sure > 0).length;
      if (open.length + sureCount <= 1) continue;
      builder.because(
        () => crossingReason(endsOf(layout, place), endsOf(layout, other)),
        () => builder.row(`crossing_${place}_${other}`, sum(open), '<=', 1 - sureCount),
      );
    }
  });
}

/** The number of bridges a place holds in an assignment. */
function countIn({ sure, further }: StatedPlace, values: Values): number {
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
function cutRows(layout: Layout, stated: readonly StatedPlace[], values: Values): readonly Row[] {
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
function explainedBridges(
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

/** A place as a model states it: bridges that are sure, and a variable for each further one. */
interface StatedPlace {
  readonly sure: number;
  readonly further: readonly VariableIndex[];
}

/**
 * The sentence of a row "at least one of these variables is 1", when each of them says that a place holds a
 * bridge at all, and without bridges in these places islands would be cut off. Places that presolve excludes
 * have no variable; they are left without bridges too, and confirming presolve confirms that. Undefined for
 * any other row.
 */
function justifyConnection(
  puzzle: HashiPuzzle,
  layout: Layout,
  stated: readonly StatedPlace[],
  row: Row,
): string | undefined {
  const edgeOf = (variable: VariableIndex): Edge | undefined => {
    const place = stated.findIndex(({ sure, further }) => sure === 0 && further[0] === variable);
    return place < 0 ? undefined : endsOf(layout, place);
  };
  const edges = edgesOfRow(row, edgeOf);
  if (edges === undefined) return undefined;
  const excluded = [...stated.keys()].filter((place) => {
    const { sure, further } = stated[place]!;
    return sure === 0 && further.length === 0;
  });
  return justifyCut(row, edges, { edge: 'bridge', verb: 'exist', end: 'island' }, (without) =>
    islandsCutOff(puzzle, [...without, ...excluded.map((place) => endsOf(layout, place))]),
  );
}
