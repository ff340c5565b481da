import type { Budget } from '../core/index.js';
import {
  type JudgementRecord,
  JudgeQuestions,
  judgementRecord,
  LEVELS,
  STEP_LANGUAGES,
  type WrittenEntry,
} from '../explain/index.js';
import type { AnyFamily, Family, Puzzle, StepLanguage } from '../families/contract/index.js';
import { choice, flag, type GivenSettings, readSettings, settings } from '../settings/index.js';
import { demand, demandOptions, wellFormed } from './input.js';
import { type OptionNames, requireKnown } from './options.js';

/** The last puzzle stays open for more questions. No answer depends on those before it. */
export const QUESTIONS = new JudgeQuestions();

const STEP = settings({
  level: choice('how an entry may follow: by one rule, or also by the moves of players', LEVELS).default(
    'moves',
  ),
  step: flag('make the whole step, with its proof checked').default(false),
  language: choice('language of the sentences', STEP_LANGUAGES).default('en'),
});
type StepSettings = GivenSettings<typeof STEP>;

/** Options of {@link verifyStep}. */
export interface VerifyStepOptions {
  /** The partial solution, which is that of a solution with open places. Default: nothing is entered yet. */
  readonly state?: unknown;
  /**
   * The rules and clues that the entry is said to follow from: ids of reasons as steps name them (`row-4`),
   * or kinds (`no-touching`), which mean all of theirs. Default: none are named, and `level` counts.
   */
  readonly reasons?: readonly string[];
  /** `rule`: one rule has to be enough; `moves` (default): the moves of players count too. */
  readonly level?: StepSettings['level'];
  /** Make the whole step, with its proof checked. Default false. */
  readonly step?: StepSettings['step'];
  /** The language of the sentences of the answer. Default: `en`. */
  readonly language?: StepLanguage;
  /** Limits on the proof that there is one solution, and on a question about named reasons. */
  readonly budget?: Budget;
}

const OPTIONS: OptionNames<VerifyStepOptions> = {
  state: true,
  reasons: true,
  level: true,
  step: true,
  language: true,
  budget: true,
};

/** The verdict on an entry, or the verdict that keeps a puzzle from steps. */
export type StepAnswer = JudgementRecord | { readonly status: 'multiple' | 'none' | 'undecided' };

/**
 * Verifies a step of a player: an entry follows from the partial solution, does not follow yet, or is wrong.
 * With reasons named, it follows if these alone force it, by a proof that was checked; else a
 * counterexample keeps them and all entries, and not this one.
 *
 * @example
 * const small = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;
 * const right = await verifyStep(nonogram, small, 'r1c1 is filled', { reasons: ['row-1'] });
 * assert.equal(right.status, 'follows');
 * const wrong = await verifyStep(nonogram, small, 'r2c2 is filled');
 * assert.equal(wrong.status, 'wrong');
 *
 * @param entry a sentence such as `r1c3 is 4`, or its place, choice and whether it holds
 * @throws PuzzlewrightError as `hint` does; `entry-unknown`, `entry-shape`, `entry-choice` for what cannot be
 *   written, `reason-unknown`
 */
export async function verifyStep<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  entry: WrittenEntry,
  options: VerifyStepOptions = {},
): Promise<StepAnswer> {
  requireKnown('verifyStep', options, OPTIONS);
  const { state, reasons, budget, ...given } = options;
  const { level, step, language } = demandOptions(readSettings(STEP, given));
  const answer = demand(
    QUESTIONS.ask({
      family: family as unknown as AnyFamily,
      puzzle: wellFormed(family, puzzle),
      ...{ entry, level, step },
      ...(state === undefined ? {} : { state }),
      ...(reasons === undefined ? {} : { reasons: [...reasons] }),
      ...(budget === undefined ? {} : { budget }),
      ...(budget?.conflicts === undefined ? {} : { conflicts: budget.conflicts }),
    }),
  );
  if (answer.status === 'judged' || answer.status === 'wrong-state') return judgementRecord(answer, language);
  return { status: answer.status };
}
