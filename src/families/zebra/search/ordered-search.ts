/** The search under the family's contract: its orders by id, its counts by name. */
import type { OrderedSearch } from '../../contract/family.js';
import type { ZebraPuzzle, ZebraSolution } from '../puzzle.js';
import { ORDERINGS, type Ordering } from './orderings.js';
import { searchZebra } from './search.js';
import { zebraTree } from './tree.js';

const DESCRIPTIONS: Readonly<Record<Ordering, string>> = {
  'as-given': 'values that no clue names first, then the clues in their order',
  'places-first': 'clues that name a house first, those that relate two houses last (heuristics 1 and 2)',
  'exclusive-first': 'places first, and values that no clue names after all clues (heuristics 1, 2 and 3)',
};

export const zebraSearch: OrderedSearch<ZebraPuzzle, ZebraSolution> = {
  orders: ORDERINGS.map((id) => ({ id, description: DESCRIPTIONS[id] })),
  run: (puzzle, order, limit, budget) => {
    const { inferences, goals, ...found } = searchZebra(puzzle, orderingOf(order), { limit, budget });
    return { ...found, work: { inferences, goals } };
  },
  tree: (puzzle, order, levels) => zebraTree(puzzle, orderingOf(order), levels),
};

/** @throws Error for an order that is not among those of the search */
function orderingOf(order: string): Ordering {
  const ordering = ORDERINGS.find((id) => id === order);
  if (ordering === undefined) throw new Error(`the search of zebra has no order ${order}`);
  return ordering;
}
