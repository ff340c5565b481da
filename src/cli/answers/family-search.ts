/** The searches that families have of their own, chosen by the words of a command line. */

import type { OrderedSearch, Puzzle } from '../../families/contract/index.js';
import { FAMILIES } from '../../families/index.js';
import { text } from '../../settings/index.js';
import { InputError } from '../host/index.js';
import type { ReadPuzzle } from '../input/index.js';

export const ORDER_FLAG = {
  order: text(`in which order the search takes the constraints: ${orderWords()}`).optional(),
};

/** A family's search and one of its orders. */
export interface ChosenSearch {
  readonly search: OrderedSearch<Puzzle, unknown>;
  readonly order: string;
}

/**
 * The search of a puzzle's family, in the requested order or its first.
 * @throws InputError when the family has none, naming those that have one; when there is no such order
 */
export function chooseSearch({ family, file }: ReadPuzzle, order: string | undefined): ChosenSearch {
  const { search } = family;
  if (search === undefined) {
    const known = FAMILIES.filter((one) => one.search !== undefined).map(({ id }) => id);
    throw new InputError([
      `${file}: the family ${family.id} has no search of its own; expected a puzzle of ${known.join(' or ')}`,
    ]);
  }
  const chosen = order === undefined ? search.orders[0]! : search.orders.find(({ id }) => id === order);
  if (chosen !== undefined) return { search, order: chosen.id };
  const known = search.orders.map(({ id }) => id).join(', ');
  throw new InputError([`--order: the search of ${family.id} has ${known}; found ${JSON.stringify(order)}`]);
}

function orderWords(): string {
  return FAMILIES.flatMap(({ id, search }) =>
    search === undefined ? [] : [`${id} has ${search.orders.map((order) => order.id).join(', ')}`],
  ).join('; ');
}
