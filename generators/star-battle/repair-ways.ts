/**
 * The two ways of repairing regions: by a search that counts alone, and by one that follows much at every
 * node.
 */
import { DeductiveSearch } from './deductive-search.js';
import type { RepairWay } from './repair.js';
import type { StarSearch } from './search.js';

/** With one or two stars. */
export function byCounting(search: StarSearch): RepairWay {
  return { search, rivals: 12, nodes: 20_000, growth: 1, mostAstray: 4, compared: 1 };
}

/** With three stars and more, where a search that counts alone takes thousands of nodes. */
export function byDeduction(side: number, stars: number): RepairWay {
  const search = new DeductiveSearch(side, stars);
  return { search, rivals: 3, nodes: 400, growth: 2, mostAstray: 4, compared: 3 };
}
