/**
 * The reach of logic in a zebra puzzle: direct inference from single clues and attributes finishes it
 * (plain), that with one-step look-ahead, or a search is needed (beyond).
 */
import type { LogicReach, Rating } from '../contract/family.js';
import { rateByLogic } from '../kit/logic/rating-by-logic.js';
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
 * Rates a puzzle that has a solution. Measures: `clues`, `sweeps` (passes of direct inference), values whose
 * house is open after it and after probing, `probes` (houses of values tried), and the inferences of the
 * search under each of its orderings, where it comes to an end soon; they say how much an ordering saves, not
 * how hard the puzzle is.
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

/** The reach of logic, without the searches that the measures take. */
export function zebraLogic(puzzle: ZebraPuzzle): LogicReach {
  return rateByLogic(new Candidates(puzzle), () => ({})).logic;
}

function inferencesBySearch(puzzle: ZebraPuzzle): Readonly<Record<string, number>> {
  const counted = ORDERINGS.flatMap((ordering) => {
    const outcome = searchZebra(puzzle, ordering, { budget: { nodes: MOST_GOALS } });
    return outcome.limit === 'nodes' ? [] : [[MEASURES[ordering], outcome.inferences] as const];
  });
  return Object.fromEntries(counted);
}
