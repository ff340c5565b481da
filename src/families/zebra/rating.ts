/**
 * How hard a zebra puzzle is, by the weakest reasoning that finishes it: direct inference from single clues and
 * attributes (easy), that with one-step look-ahead (medium), search (hard).
 */
import type { Rating } from '../family.js';
import { rateByLogic } from '../kit/rating-by-logic.js';
import { Candidates } from './candidates.js';
import type { ZebraPuzzle } from './puzzle.js';
import { ORDERINGS, type Ordering } from './search/orderings.js';
import { searchZebra } from './search/search.js';

/** Goals that each search may enter: some milliseconds. */
const MOST_GOALS = 100_000;
const MEASURES: Readonly<Record<Ordering, string>> = {
  'as-given': 'inferencesAsGiven',
  'places-first': 'inferencesPlacesFirst',
  'exclusive-first': 'inferencesExclusiveFirst',
};

/**
 * Rates a puzzle that has a solution. Measures: `clues`, `sweeps` (passes of direct inference), values whose house
 * is open after it and after probing, `probes` (houses of values tried), and the inferences of the search under each of
 * its orderings, where it comes to an end soon; they say how much an ordering saves, not how hard the puzzle is.
 */
export function rateZebra(puzzle: ZebraPuzzle): Rating {
  const candidates = new Candidates(puzzle);
  const rating = rateByLogic(candidates, (openAfterDirect) => ({
    clues: puzzle.clues.length,
    sweeps: candidates.sweeps,
    openAfterDirect,
  }));
  return { ...rating, measures: { ...rating.measures, ...inferencesBySearch(puzzle) } };
}

/** What the rating says beside its measures: the searches are left out. */
export function zebraDifficulty(puzzle: ZebraPuzzle): Pick<Rating, 'difficulty' | 'guessing'> {
  return rateByLogic(new Candidates(puzzle), () => ({}));
}

function inferencesBySearch(puzzle: ZebraPuzzle): Readonly<Record<string, number>> {
  const counted = ORDERINGS.flatMap((ordering) => {
    const outcome = searchZebra(puzzle, ordering, { budget: { nodes: MOST_GOALS } });
    return outcome.limit === 'nodes' ? [] : [[MEASURES[ordering], outcome.inferences] as const];
  });
  return Object.fromEntries(counted);
}
