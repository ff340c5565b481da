/** The numbers that some cells can hold together, as moves conclude from them. */
import type { Found } from '../../contract/move.js';
import { conclusionsOf, type Excluded, excludedIn } from './excluded.js';
import type { NumberGrid } from './number-grid.js';

/** Ways up to which a sentence lists them. */
const FEW = 4;

/** Cells in order, and the numbers that none of their ways has. */
export interface CellWays {
  readonly cells: readonly string[];
  /** The numbers of the cells in order, where these are few. */
  readonly ways?: readonly string[];
  readonly excluded: Excluded;
}

/**
 * The exclusions from cells of all numbers that no way has; undefined: none is new, or there is no way.
 * @param ways the numbers of the cells, in their order
 */
export function foundByWays(
  grid: NumberGrid,
  places: readonly number[],
  ways: readonly (readonly number[])[],
  rules: readonly string[],
): Found<CellWays> | undefined {
  const excluded = places.map((place, index) => ({
    place,
    numbers: grid.candidates(place).filter((number) => !ways.some((way) => way[index] === number)),
  }));
  const conclusions = conclusionsOf(grid, excluded);
  if (ways.length === 0 || conclusions.length === 0) return undefined;
  return {
    conclusions,
    rules,
    data: {
      cells: grid.codesOf(places),
      ...(ways.length <= FEW && { ways: ways.map((way) => way.join(' ')) }),
      excluded: excludedIn(grid, excluded),
    },
  };
}
