/** The rating of a puzzle by its steps, and how far the quick logic of its family gets. */
import type { Budget } from '../../core/index.js';
import type { AnyFamily, Difficulty, Puzzle, Rating } from '../../families/contract/index.js';
import { certify } from '../../proving/index.js';
import { satEngine } from '../../solve/index.js';
import { type Prepared, prepare } from '../knowledge/index.js';
import { type Bands, bandsOf, wordOf } from './bands.js';
import { difficultyOf, type StepDifficulty } from './difficulty.js';

/** The difficulty of a puzzle for people, and the reach of quick logic. */
export interface StepRating extends Rating {
  /** The word for {@link steps}; null where they are, and for a family without a sample to compare with. */
  readonly difficulty: Difficulty | null;
  /** null: they were not computed, because the family states no reasons or the work had reached its limit. */
  readonly steps: StepDifficulty | null;
}

/** The rating of a puzzle with one solution, or the verdict that keeps it from being rated. */
export type Rated =
  | ({ readonly verdict: 'unique' } & StepRating)
  | { readonly verdict: 'multiple' | 'none' | 'undecided' };

/** A puzzle to be rated, and limits on the work. */
export interface RatingRequest {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  /** For the proof that there is one solution; `abort` also ends the computation of the number. */
  readonly budget?: Budget;
  /** Have an independent checker follow that proof; default true. */
  readonly checkProof?: boolean;
  /** The solution, where it is proved already that there is no other one: then that is not proved again. */
  readonly solution?: unknown;
  /** Most questions asked of the engine for the number. */
  readonly queries?: number;
}

/** Rating of a puzzle by its steps; see {@link difficultyOf} for `limit` and `above`. */
type Followed =
  | {
      readonly status: 'rated';
      /** undefined where there is no sample of the family. */
      readonly difficulty: Difficulty | undefined;
      readonly steps: StepDifficulty;
      /** undefined likewise. */
      readonly bands: Bands | undefined;
    }
  | { readonly status: 'above' | 'limit' };

/** The rating, or the reason why there is none. */
export type WordBySteps = Followed | { readonly status: 'multiple' | 'none' | 'undecided' };

/**
 * Proves that a puzzle has one solution and follows its steps.
 * @param mostOf the largest number of interest, by the bands of puzzles of its size
 * @throws PuzzlewrightError `no-explanations` when the family states no reasons
 */
export function wordBySteps(
  { family, puzzle, budget = {}, checkProof = true, solution, queries }: RatingRequest,
  mostOf: (bands: Bands | undefined) => number = () => Infinity,
): WordBySteps {
  const preparation = prepare({ family, puzzle, budget, checkProof, solution });
  if (preparation.status !== 'ready') return { status: preparation.status };
  return ratePrepared(family, preparation.prepared, {
    mostOf,
    ...(queries === undefined ? {} : { queries }),
    ...(budget.abort === undefined ? {} : { abort: budget.abort }),
  });
}

/** Limits on the work. */
interface RatingLimits extends Pick<RatingRequest, 'queries'> {
  readonly mostOf?: (bands: Bands | undefined) => number;
  readonly abort?: () => boolean;
}

/** The word and the number of a puzzle that is laid out already. */
export function ratePrepared(
  family: AnyFamily,
  prepared: Prepared,
  { mostOf = () => Infinity, ...limits }: RatingLimits = {},
): Followed {
  const kind = family.explaining?.kindOf?.(prepared.puzzle);
  const bands = bandsOf(family.id, { marks: prepared.board.marks.length, kind });
  const { moves } = family.explaining ?? {};
  const answer = difficultyOf(prepared, { moves, most: mostOf(bands), ...limits });
  if (answer.status !== 'computed') return { status: answer.status };
  const { difficulty: steps } = answer;
  const difficulty = bands === undefined ? undefined : wordOf(steps.number, bands);
  return { status: 'rated', difficulty, steps, bands };
}

/**
 * Proves that a puzzle has one solution and rates it. A puzzle whose steps are known needs no guessing: each
 * of them follows from as many reasons as `largestStep` says, or fewer.
 */
export function rateBySteps(request: RatingRequest): Rated {
  const { family, puzzle, budget = {} } = request;
  const byLogic = (): Rated => ({
    verdict: 'unique',
    ...family.rate(puzzle),
    difficulty: null,
    steps: null,
  });
  if (family.explaining === undefined) {
    if (request.solution !== undefined) return byLogic();
    const { verdict } = certify(family, puzzle, { engine: satEngine, budget });
    return verdict === 'unique' ? byLogic() : { verdict };
  }
  const found = wordBySteps(request);
  switch (found.status) {
    case 'rated': {
      const { difficulty, steps } = found;
      return { verdict: 'unique', ...family.rate(puzzle), difficulty: difficulty ?? null, steps };
    }
    case 'limit':
    case 'above':
      return byLogic();
    default:
      return { verdict: found.status };
  }
}
