/**
 * The flow formulation: the 0-1 variables `x_q_n` say that place q holds n bridges; `y_q` and `y_q_back` are
 * the flow from its first to its second island and back.
 *
 * - The bridges of an island add up to its number.
 * - Every place holds one number of bridges, from 0 to the limit.
 * - Of two places that cross one is empty.
 * - The first of k islands sends one unit of flow to each other one, so all are connected.
 * - Flow runs where there are bridges alone (big M), and along every one of them.
 *
 * Source: the report of Conroy, Dieroff, Kehoe and Lu, section 6.2.3 (equations 6.1b to 6.1i). Corrected: M
 * is k - 1, not 126, which refuses right solutions of more than 127 islands and is weaker below; the sum of
 * an island runs over its places, not over the island itself, and its flow row subtracts what comes in from
 * what goes out. The last half of the last row says nothing about bridges (flow may circle) and is kept as
 * published. `flow+deductions` adds the ten deductions of people as bounds (HDC). With presolve, a deduction
 * claims further bounds.
 */
import { ModelBuilder, sum, type Term, type VariableIndex } from '../../../solve/index.js';
import type { Formulated, Formulation } from '../../contract/family.js';
import type { CountBounds } from '../confirm.js';
import { type Layout, layoutOf, solutionOf } from '../layout.js';
import { bridgeLimit, type HashiPuzzle, type HashiSolution } from '../puzzle.js';
import { confirmationOf, type DeduceBounds, wholeBounds } from './count-bounds.js';

/** @param deduce asked with presolve only */
export const flowFrom = (deduce: DeduceBounds): Formulation<HashiPuzzle, HashiSolution> => ({
  id: 'flow',
  description: 'numbers of bridges as 0-1 variables, connected by a single-source flow with M = k - 1',
  engines: ['highs'],
  formulate(puzzle, { presolve }) {
    return formulate('hashi_flow', puzzle, presolve ? deduce : undefined);
  },
});

/**
 * @param immediate the ten deductions, which are part of the formulation
 * @param deduce asked with presolve only
 */
export const flowWithDeductionsFrom = (
  immediate: DeduceBounds,
  deduce: DeduceBounds,
): Formulation<HashiPuzzle, HashiSolution> => ({
  id: 'flow+deductions',
  description: 'the flow formulation with the ten deductions of people as bounds (HDC)',
  engines: ['highs'],
  formulate(puzzle, { presolve }) {
    const both: DeduceBounds = (layout, limit) =>
      narrowed(immediate(layout, limit), presolve ? deduce(layout, limit) : wholeBounds(layout, limit));
    return formulate('hashi_flow_deductions', puzzle, both);
  },
});

/** @param deduce what the model takes for granted; absent: nothing */
function formulate(
  name: string,
  puzzle: HashiPuzzle,
  deduce: DeduceBounds | undefined,
): Formulated<HashiSolution> {
  const layout = layoutOf(puzzle);
  const limit = bridgeLimit(puzzle);
  const builder = new ModelBuilder(name);
  const bounds = (deduce ?? wholeBounds)(layout, limit);
  if (bounds.some(({ least, most }) => least > most)) builder.row('contradiction', [], '>=', 1);
  const counts = bounds.map(({ least, most }, place) =>
    Array.from({ length: limit + 1 }, (_, count) =>
      // Bounds of a contradiction leave the variables free: its row says all.
      builder.binary(`x_${place}_${count}`, least <= most && (count < least || count > most) ? 0 : undefined),
    ),
  );
  stateBridges(builder, layout, counts);
  stateFlow(
    builder,
    layout,
    counts.map(([empty]) => empty!),
  );
  return {
    model: builder.build(),
    projection: counts.flat(),
    decode: (values) =>
      solutionOf(layout, (place) =>
        Math.max(
          0,
          counts[place]!.findIndex((variable) => values[variable] === 1),
        ),
      ),
    ...(deduce === undefined ? {} : confirmationOf(puzzle, layout, bounds)),
  };
}

/** The tighter of both bounds of every place. */
function narrowed(some: readonly CountBounds[], others: readonly CountBounds[]): readonly CountBounds[] {
  return some.map(({ least, most }, place) => ({
    least: Math.max(least, others[place]!.least),
    most: Math.min(most, others[place]!.most),
  }));
}

function stateBridges(
  builder: ModelBuilder,
  { islands, places }: Layout,
  counts: readonly (readonly VariableIndex[])[],
): void {
  islands.forEach(({ number, places: around }, island) => {
    if (number === null) return;
    const terms = around.flatMap((place) =>
      counts[place]!.map((variable, count): Term => [count, variable]).slice(1),
    );
    builder.row(`island_${island}`, terms, '=', number);
  });
  places.forEach(({ crossings }, place) => {
    builder.row(`place_${place}`, sum(counts[place]!), '=', 1);
    for (const other of crossings) {
      if (other < place) continue;
      builder.row(`crossing_${place}_${other}`, sum([counts[place]![0]!, counts[other]![0]!]), '>=', 1);
    }
  });
}

/** @param empty for every place the variable that says it holds no bridge */
function stateFlow(
  builder: ModelBuilder,
  { islands, places }: Layout,
  empty: readonly VariableIndex[],
): void {
  const most = islands.length - 1;
  const forth = places.map((_, place) => builder.continuous(`y_${place}`, 0, most));
  const back = places.map((_, place) => builder.continuous(`y_${place}_back`, 0, most));
  islands.forEach(({ places: around }, island) => {
    const terms = around.flatMap((place): Term[] => {
      const sign = places[place]!.from === island ? 1 : -1;
      return [
        [sign, forth[place]!],
        [-sign, back[place]!],
      ];
    });
    builder.row(`supply_${island}`, terms, '=', island === 0 ? most : -1);
  });
  places.forEach((_, place) => {
    const both = sum([forth[place]!, back[place]!]);
    builder.row(`capacity_${place}`, [...both, [most, empty[place]!]], '<=', most);
    builder.row(`used_${place}`, [...both, [1, empty[place]!]], '>=', 1);
  });
}
