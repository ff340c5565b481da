/**
 * How hard a zebra puzzle is, by the weakest reasoning that finishes it: direct inference from single clues and
 * attributes (easy), that with one-step look-ahead (medium), search (hard).
 */
import type { Rating } from '../family.js';
import { Candidates } from './candidates.js';
import type { ZebraPuzzle } from './puzzle.js';

/**
 * Rates a puzzle that has a solution. Measures: `clues`, `sweeps` (passes of direct inference), values whose house
 * is open after it and after probing, `probes` (houses of values tried).
 */
export function rateZebra(puzzle: ZebraPuzzle): Rating {
  const candidates = new Candidates(puzzle);
  const direct = candidates.settle();
  const { sweeps, openCount: openAfterDirect } = candidates;
  const { progress, probes } = candidates.probe();
  const difficulty = direct === 'solved' ? 'easy' : progress === 'solved' ? 'medium' : 'hard';
  return {
    difficulty,
    guessing: difficulty === 'hard',
    measures: {
      clues: puzzle.clues.length,
      sweeps,
      openAfterDirect,
      probes,
      openAfterProbing: candidates.openCount,
    },
  };
}
