/**
 * The input of every request about a family's clues: the solution, the clues that may be chosen, and their
 * costs.
 */
import {
  type Budget,
  failure,
  type Issue,
  issue,
  type LimitName,
  type Result,
  success,
} from '../core/index.js';
import type { AnyFamily, ClueSet, Puzzle } from '../families/contract/index.js';
import { certify } from '../proving/index.js';
import { openEngine } from '../solve/index.js';
import type { ClueProblemRequest } from './clue-request.js';
import type { ClaimedClues } from './problem.js';

/** A solution, its clues and their costs (absent: 1 each). */
interface PreparedClues {
  readonly solution: unknown;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly weights?: readonly number[];
}

/**
 * The clues of a request; or why there are none: no solution, several, costs that do not fit; or the limit
 * that was hit before the puzzle's solution was found and proved to be the only one.
 */
export type Preparation =
  | { readonly status: 'prepared'; readonly value: PreparedClues }
  | { readonly status: 'refused'; readonly issues: readonly Issue[] }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/** Finds the solution, the clues and their costs. */
export async function prepareClues(
  family: AnyFamily,
  request: ClueProblemRequest,
  budget: Budget,
): Promise<Preparation> {
  const found = await solutionOf(family, request, budget);
  if (found.status !== 'found') return found;
  const { weights } = request;
  const { solution } = found;
  const set = clueSetOf(family, request, solution);
  if (weights === undefined) return { status: 'prepared', value: { solution, set } };
  const costs = costsOf(set, weights);
  if (!costs.ok) return { status: 'refused', issues: costs.issues };
  return { status: 'prepared', value: { solution, set, weights: costs.value } };
}

/** The clues that may be chosen for a solution. */
export function clueSetOf(
  family: AnyFamily,
  { puzzle, kinds, among }: ClaimedClues,
  solution: unknown,
): ClueSet<Puzzle, unknown> {
  const clues = family.clues!;
  const everyKind = among === 'all' && clues.listsOwn ? clues.kinds.map(({ id }) => id) : undefined;
  const whole = clues.cluesOf(puzzle, solution, kinds ?? everyKind);
  return among === 'given' ? narrowed(whole, (clue) => whole.clues[clue]!.given) : whole;
}

type FoundSolution =
  | { readonly status: 'found'; readonly solution: unknown }
  | Exclude<Preparation, { readonly status: 'prepared' }>;

/** The given solution, or the puzzle's only one. */
async function solutionOf(
  family: AnyFamily,
  { puzzle, solution }: ClueProblemRequest,
  budget: Budget,
): Promise<FoundSolution> {
  if (solution !== undefined) return { status: 'found', solution };
  const engine = await openEngine('sat');
  const answer = certify(family, puzzle, { engine, budget });
  switch (answer.verdict) {
    case 'unique':
      return { status: 'found', solution: answer.solution };
    case 'multiple':
      return refused(
        'puzzle-ambiguous',
        'The puzzle has several solutions; expected exactly one, or a file that gives the solution.',
      );
    case 'none':
      return refused('puzzle-impossible', 'The puzzle has no solution.');
    case 'undecided':
      return { status: 'undecided', limit: answer.limit };
  }
}

function refused(code: string, message: string): FoundSolution {
  return { status: 'refused', issues: [issue(code, message)] };
}

/** The set restricted to the clues that `isKept` accepts. */
function narrowed(
  set: ClueSet<Puzzle, unknown>,
  isKept: (clue: number) => boolean,
): ClueSet<Puzzle, unknown> {
  const kept = [...set.clues.keys()].filter(isKept);
  const place = new Map(kept.map((clue, index) => [clue, index]));
  const placesOf = (clues: readonly number[]): readonly number[] =>
    clues.flatMap((clue) => place.get(clue) ?? []);
  const { brokenBeside } = set;
  return {
    clues: kept.map((clue) => set.clues[clue]!),
    puzzleWith: (chosen) => set.puzzleWith(chosen.map((index) => kept[index]!)),
    brokenBy: (other) => placesOf(set.brokenBy(other)),
    ...(brokenBeside && {
      brokenBeside: (other, chosen) =>
        placesOf(
          brokenBeside(
            other,
            chosen.map((index) => kept[index]!),
          ),
        ),
    }),
  };
}

function costsOf(
  { clues }: ClueSet<Puzzle, unknown>,
  weights: NonNullable<ClueProblemRequest['weights']>,
): Result<readonly number[]> {
  const place = { setting: 'weights' };
  if (!Array.isArray(weights)) {
    const byName = weights as Readonly<Record<string, number>>;
    const unknown = Object.keys(byName).find((name) => !clues.some((clue) => clue.name === name));
    if (unknown === undefined) return success(clues.map(({ name }) => byName[name] ?? 1));
    return failure(
      issue('weights', `There is no clue "${unknown}"; the first is "${clues[0]?.name}".`, place),
    );
  }
  if (weights.length === clues.length) return success(weights);
  return failure(issue('weights', `There are ${weights.length} costs; ${clues.length} are expected.`, place));
}
