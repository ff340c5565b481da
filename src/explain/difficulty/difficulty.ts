/**
 * The difficulty of a puzzle for people: a number, with the largest step and how many steps need more than
 * one reason.
 */
import { END_OF_SCALE, type Puzzle, type RankedMoves } from '../../families/contract/index.js';
import { type Prepared, unlessInterrupted } from '../knowledge/index.js';
import { Path } from './path.js';
import { scaled } from './scale.js';

/** Difficulty of a puzzle by its steps. */
export interface StepDifficulty {
  /** From 0 to {@link END_OF_SCALE}, two decimals; see scale.ts. One more means about twice the time. */
  readonly number: number;
  /** Counts of all steps; absent at the end of the scale, where no more steps are followed. */
  readonly counts?: {
    /** Reasons of the step with most of them. */
    readonly largestStep: number;
    /** Number of steps with more than one reason. */
    readonly stepsAboveOne: number;
  };
}

/**
 * The difficulty; or `limit`, the work had reached its limit; or `above`, the number is larger than the
 * largest of interest.
 */
export type DifficultyAnswer =
  | { readonly status: 'computed'; readonly difficulty: StepDifficulty }
  | { readonly status: 'limit' | 'above' };

export interface DifficultyOptions {
  /** The moves of the family. Default: none. */
  readonly moves?: RankedMoves<Puzzle> | undefined;
  /** Most questions asked of the engine, for steps of more than one reason. Default {@link USUAL_QUERIES}. */
  readonly queries?: number;
  /**
   * The largest number of interest: the work ends as soon as the number is known to be larger. Default: none.
   */
  readonly most?: number;
  /** Polled at every round of steps; true ends the work. */
  readonly abort?: () => boolean;
}

/** Questions that puzzles of the usual sizes never come near. */
const USUAL_QUERIES = 200_000;

/** The difficulty of a puzzle that is laid out already. The same puzzle always gets the same answer. */
export function difficultyOf(
  prepared: Prepared,
  { moves = [], queries = USUAL_QUERIES, most = Infinity, abort }: DifficultyOptions = {},
): DifficultyAnswer {
  const isAbove = (sumOfTimes: number): boolean => {
    const number = scaled(sumOfTimes);
    return number > most || number === END_OF_SCALE;
  };
  const followed = unlessInterrupted(() => new Path(prepared, moves).follow({ queries, isAbove, abort }));
  if (followed?.status === 'above' && most >= END_OF_SCALE) {
    return { status: 'computed', difficulty: { number: END_OF_SCALE } };
  }
  if (followed?.status !== 'passed') return { status: followed?.status ?? 'limit' };
  const sizes = followed.steps.map(({ reasons }) => reasons.length);
  const counts = {
    largestStep: Math.max(0, ...sizes),
    stepsAboveOne: sizes.filter((size) => size > 1).length,
  };
  return { status: 'computed', difficulty: { number: scaled(followed.time), counts } };
}
