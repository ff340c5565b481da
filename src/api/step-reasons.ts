import type { Budget } from '../core/index.js';
import { type NameableRecord, nameableRecord, STEP_LANGUAGES } from '../explain/index.js';
import type { AnyFamily, Family, Puzzle, StepLanguage } from '../families/contract/index.js';
import { choice, readSettings, settings } from '../settings/index.js';
import { demand, demandOptions, wellFormed } from './input.js';
import { type OptionNames, requireKnown } from './options.js';
import { QUESTIONS } from './verify-step.js';

const SPOKEN = settings({ language: choice('language of the sentences', STEP_LANGUAGES).default('en') });

/** Options of {@link stepReasons}. */
export interface StepReasonsOptions {
  /** A partial solution, and a later one, whose new entries are wanted. Default: nothing is entered. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** The language of the sentences. Default: `en`. */
  readonly language?: StepLanguage;
  /** Limits on the proof that there is one solution. */
  readonly budget?: Budget;
}

const OPTIONS: OptionNames<StepReasonsOptions> = { before: true, after: true, language: true, budget: true };

/** All that can be named, or the verdict that keeps a puzzle from steps. */
export type StepReasons = NameableRecord | { readonly status: 'multiple' | 'none' | 'undecided' };

/**
 * The rules and clues that a player can name as the reasons of an entry, for {@link verifyStep}, and the
 * entries that one partial solution has beyond another, which need not be right.
 *
 * @example
 * const small = { family: 'nonogram', rows: [[2], [1]], columns: [[2], [1]] } as const;
 * const found = await stepReasons(nonogram, small, { after: ['#?', '??'] });
 * assert.ok(found.status === 'found' && found.reasons.length === 4);
 * assert.equal(found.entries[0]!.says, 'r1c1 is filled');
 *
 * @throws PuzzlewrightError as `hint` does
 */
export async function stepReasons<P extends Puzzle, S>(
  family: Family<P, S>,
  puzzle: P,
  options: StepReasonsOptions = {},
): Promise<StepReasons> {
  requireKnown('stepReasons', options, OPTIONS);
  const { before, after, budget, ...given } = options;
  const { language } = demandOptions(readSettings(SPOKEN, given));
  const answer = demand(
    QUESTIONS.nameable({
      family: family as unknown as AnyFamily,
      puzzle: wellFormed(family, puzzle),
      ...{ before, after },
      ...(budget === undefined ? {} : { budget }),
    }),
  );
  return answer.status === 'found' ? nameableRecord(answer, language) : { status: answer.status };
}
