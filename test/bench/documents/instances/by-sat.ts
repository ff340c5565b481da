/** What generators of instances ask the clause-learning engine: for a solution, and whether it is the only one. */
import { satEngine } from '../../../../src/engine/sat/index.js';
import type { AnyFamily, Puzzle } from '../../../../src/families/family.js';
import { findFamily } from '../../../../src/families/index.js';
import type { CheckAnswer, PuzzleRequest } from '../../../../src/proving/answer.js';
import { checkPuzzle } from '../../../../src/proving/check.js';
import { chooseFormulation } from '../../../../src/proving/formulation.js';
import { solvePuzzle } from '../../../../src/proving/solve.js';

/** Conflicts after which an answer stays open. */
const CONFLICTS = 20_000;

/** The verdict on a puzzle. */
export function verdictOf(puzzle: Puzzle): CheckAnswer {
  return checkPuzzle(requestOf(puzzle));
}

/** Some solution of a puzzle; undefined when there is none or none was found. */
export function satSolution(puzzle: Puzzle): unknown {
  const answer = solvePuzzle(requestOf(puzzle));
  return answer.status === 'solved' ? answer.solutions[0] : undefined;
}

/** By the formulation that suits the engine best. */
function requestOf(puzzle: Puzzle): PuzzleRequest {
  const family = findFamily(puzzle.family) as AnyFamily;
  const formulation = chooseFormulation(family, satEngine.id);
  return { family, puzzle, formulation, engine: satEngine, budget: { conflicts: CONFLICTS } };
}
