/**
 * The difficulty of a puzzle for people: a number, with the largest step and how many steps need more than
 * one reason.
 */
import { Knowledge, type Prepared, unlessInterrupted } from '../knowledge/index.js';
import { type JointSteps, SearchedSteps } from './joint-steps.js';
import { FITTED, type Metric, scaled } from './metric.js';
import { Path } from './path.js';

/** Difficulty of a puzzle by its steps. */
export interface StepDifficulty {
  /** At least 0, two decimals; see metric.ts. One more means about twice the time. */
  readonly number: number;
  /** Reasons of the step with most of them. */
  readonly largestStep: number;
  /** Number of steps with more than one reason. */
  readonly stepsAboveOne: number;
}

/**
 * The difficulty; or `limit`, the work had reached its limit; or `above`, the number is larger than the
 * largest of interest.
 */
export type DifficultyAnswer =
  | { readonly status: 'computed'; readonly difficulty: StepDifficulty }
  | { readonly status: 'limit' | 'above' };

export interface DifficultyOptions {
  /** Source of steps of more than one reason. Default: a search. */
  readonly joint?: JointSteps;
  /** Most questions asked of the engine, for steps of more than one reason. Default {@link USUAL_QUERIES}. */
  readonly queries?: number;
  /**
   * The largest number of interest: the work ends as soon as the number is known to be larger. Default: none.
   */
  readonly most?: number;
  /** Polled at every step; true ends the work. */
  readonly abort?: () => boolean;
  /** Default {@link FITTED}. */
  readonly metric?: Metric;
}

/** Questions that puzzles of the usual sizes never come near. */
export const USUAL_QUERIES = 200_000;

/** The difficulty of a puzzle that is laid out already. The same puzzle always gets the same answer. */
export function difficultyOf(
  { board, assignment, singles }: Prepared,
  {
    joint = new SearchedSteps(),
    queries = USUAL_QUERIES,
    most = Infinity,
    abort,
    metric = FITTED,
  }: DifficultyOptions = {},
): DifficultyAnswer {
  const knowledge = new Knowledge(board, assignment, board.read(assignment));
  knowledge.learn(board.given.map(({ mark }) => mark));
  const path = new Path(knowledge, singles, joint, metric);
  const isAbove = (sumOfTimes: number): boolean => scaled(sumOfTimes) > most;
  const followed = unlessInterrupted(() => path.follow({ queries, isAbove, abort }));
  if (followed === undefined) return { status: 'limit' };
  if (followed.status !== 'passed') return followed;
  const { times, joint: made } = followed;
  return {
    status: 'computed',
    difficulty: {
      number: scaled(times.reduce((sum, time) => sum + time, 0)),
      largestStep: Math.max(times.length > 0 ? 1 : 0, ...made.map(({ reasons }) => reasons)),
      stepsAboveOne: made.length,
    },
  };
}
