/** The number of solutions by brute force: every candidate is shown to the rules, which know no solver. */
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { SMALL_PUZZLES } from '../../conformance/candidates/index.js';

/** Candidates that are looked at before brute force gives up. */
const MOST_CANDIDATES = 60_000;

/** All solutions; undefined when there are too many candidates to look at. */
export function allSolutions(family: AnyFamily, puzzle: Puzzle): readonly unknown[] | undefined {
  const small = SMALL_PUZZLES.find((candidate) => candidate.family === family.id)!;
  const solutions: unknown[] = [];
  let looked = 0;
  for (const candidate of small.candidates(puzzle)) {
    if (++looked > MOST_CANDIDATES) return undefined;
    if (family.verify(puzzle, candidate).length === 0) solutions.push(candidate);
  }
  return solutions;
}
