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
import { sum } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { crossingReason, islandReason } from '../explaining/reasons.js';
import { endsOf, type Layout, layoutOf, solutionOf } from '../layout.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from '../puzzle.js';
import { countIn, cutRows, explainedBridges } from './connection.js';
import { confirmationOf, type DeduceBounds, wholeBounds } from './count-bounds.js';
import { justifyConnection, type StatedPlace } from './justify-cut.js';

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
