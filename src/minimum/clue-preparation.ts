/** What every question about a family's clues starts with: the solution, the clues that may be chosen, and what they cost. */
import type { Budget } from '../core/budget.js';
import { issue } from '../core/issue.js';
import { failure, type Result, success } from '../core/result.js';
import { openEngine } from '../engine/index.js';
import type { AnyFamily, ClueSet, Puzzle } from '../families/family.js';
import { checkPuzzle } from '../proving/check.js';
import { chooseFormulation } from '../proving/formulation.js';
import type { ClueProblemQuestion } from './clue-question.js';

/** A solution, its clues and their costs (absent: 1 each). */
export interface PreparedClues {
  readonly solution: unknown;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly weights?: readonly number[];
}

/** Finds the solution and the clues of a question, or says what stands in the way: no solution, several, costs that do not fit. */
export async function prepareClues(
  family: AnyFamily,
  question: ClueProblemQuestion,
  budget: Budget,
): Promise<Result<PreparedClues>> {
  const solution = await solutionOf(family, question, budget);
  if (!solution.ok) return solution;
  const { puzzle, kinds, among, weights } = question;
  const whole = family.clues!.cluesOf(puzzle, solution.value, kinds);
  const set = among === 'given' ? narrowed(whole, (clue) => whole.clues[clue]!.given) : whole;
  if (weights === undefined) return success({ solution: solution.value, set });
  const costs = costsOf(set, weights);
  return costs.ok ? success({ solution: solution.value, set, weights: costs.value }) : costs;
}

/** The solution that is told, or the puzzle's only one. */
async function solutionOf(
  family: AnyFamily,
  { puzzle, solution }: ClueProblemQuestion,
  budget: Budget,
): Promise<Result<unknown>> {
  if (solution !== undefined) return success(solution);
  const engine = await openEngine('sat');
  const answer = checkPuzzle({
    family,
    puzzle,
    engine,
    formulation: chooseFormulation(family, engine.id),
    budget,
  });
  switch (answer.verdict) {
    case 'unique':
      return success(answer.solution);
    case 'multiple':
      return failure(
        issue(
          'puzzle-ambiguous',
          'The puzzle has several solutions; expected one with exactly one, or with its solution.',
        ),
      );
    case 'none':
      return failure(issue('puzzle-impossible', 'The puzzle has no solution.'));
    case 'undecided':
      return failure(
        issue(
          'puzzle-undecided',
          `Whether the puzzle has one solution was not decided: the limit on ${answer.limit} was hit.`,
        ),
      );
  }
}

/** The set with the clues alone that `isKept` says. */
function narrowed(
  set: ClueSet<Puzzle, unknown>,
  isKept: (clue: number) => boolean,
): ClueSet<Puzzle, unknown> {
  const kept = [...set.clues.keys()].filter(isKept);
  const place = new Map(kept.map((clue, index) => [clue, index]));
  return {
    clues: kept.map((clue) => set.clues[clue]!),
    puzzleWith: (chosen) => set.puzzleWith(chosen.map((index) => kept[index]!)),
    brokenBy: (other) => set.brokenBy(other).flatMap((clue) => place.get(clue) ?? []),
  };
}

function costsOf(
  { clues }: ClueSet<Puzzle, unknown>,
  weights: NonNullable<ClueProblemQuestion['weights']>,
): Result<readonly number[]> {
  const place = { part: '--weights' };
  if (!Array.isArray(weights)) {
    const byName = weights as Readonly<Record<string, number>>;
    const stranger = Object.keys(byName).find((name) => !clues.some((clue) => clue.name === name));
    if (stranger === undefined) return success(clues.map(({ name }) => byName[name] ?? 1));
    return failure(
      issue('weights', `There is no clue "${stranger}"; the first is "${clues[0]?.name}".`, place),
    );
  }
  if (weights.length === clues.length) return success(weights);
  return failure(issue('weights', `There are ${weights.length} costs; ${clues.length} are expected.`, place));
}
