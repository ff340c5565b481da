/** Steps of one island as players say them: it has all its bridges, or needs only a few more. */
import type { Mark, MarkedValue, StepShape } from '../../explaining.js';
import { inWords } from '../../kit/words.js';
import type { Layout } from '../layout.js';
import { ISLAND, islandId, islandName } from './reasons.js';

/**
 * Why an island gets no more bridges, as it follows `because`: `the island 2 in r2c5 has all its bridges, as r2c5–r2c7 has two
 * bridges`; undefined for all other steps.
 */
export function becauseOfIsland(
  { islands }: Layout,
  { reasons: [only, ...more], conclusions, facts }: StepShape,
  saysKnown: () => string,
): string | undefined {
  const island = islands.find((one) => only?.kind === ISLAND && only.id === islandId(one));
  if (island === undefined || more.length > 0 || facts.length === 0) return undefined;
  if (facts.some(({ value }) => !value) || conclusions.some(({ value }) => value)) return undefined;
  const known = leastByPlace(facts);
  const left = island.number! - [...known.values()].reduce((sum, count) => sum + count, 0);
  const firstTooMany = ({ place }: Mark): number => (known.get(place) ?? 0) + left + 1;
  // Of a place it may be said as well that it has not even more.
  const isUsedUp = conclusions.every(({ mark }) =>
    conclusions.some((one) => one.mark.place === mark.place && one.mark.atLeast === firstTooMany(mark)),
  );
  if (!isUsedUp) return undefined;
  const words = left === 0 ? 'has all its bridges' : `needs only ${inWords(left)} more`;
  return `${islandName(island)} ${words}, as ${saysKnown()}`;
}

/** How many bridges places have at least. */
function leastByPlace(facts: readonly MarkedValue[]): ReadonlyMap<string, number> {
  const least = new Map<string, number>();
  for (const { mark } of facts) {
    least.set(mark.place, Math.max(least.get(mark.place) ?? 0, mark.atLeast ?? 0));
  }
  return least;
}
