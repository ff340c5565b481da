/** An explanation as plain data with its words, as JSON answers show it. */
import type { Cell } from '../../core/index.js';
import type { StepLanguage } from '../../families/contract/index.js';
import { countedSteps, type Explanation, type Step } from '../model/index.js';
import { PAGE_PHRASES } from './phrases.js';
import { type StepRecord, stepRecord } from './step-json.js';

/** The steps of a puzzle with exactly one solution. */
export interface ExplanationRecord {
  readonly family: string;
  /** Premises of all steps, as sentences; absent if the rules are all. */
  readonly premises?: readonly string[];
  readonly steps: readonly StepRecord[];
  /** Difficulty of the puzzle for people, 0 to 15; absent if it was not computed. */
  readonly difficulty?: number;
  /** The word for it, as `rate` says it. */
  readonly word?: Explanation['word'];
  /** `limit`: more steps follow than were looked for. */
  readonly verdict: Explanation['verdict'];
  /** The limit that was reached; only with the verdict `limit`. */
  readonly limit?: Explanation['limit'];
}

/** The record of an explanation. */
export function explanationRecord(
  family: string,
  explanation: Explanation,
  language: StepLanguage = 'en',
): ExplanationRecord {
  const { marks, premises, steps, verdict, limit, difficulty, word } = explanation;
  return {
    family,
    ...(premises.length === 0 ? {} : { premises: premises.map((premise) => `${premise[language]}.`) }),
    steps: steps.map((step) => stepRecord(marks, step, language)),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(word === undefined ? {} : { word }),
    verdict,
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Premises of all steps, in sentences; empty if the rules are all. */
export function saysPremises(
  { premises }: Pick<Explanation, 'premises'>,
  language: StepLanguage = 'en',
): string {
  return premises.map((premise) => `${premise[language]}.`).join(' ');
}

/** The steps that lead to a cell. */
export interface CellRecord extends ExplanationRecord {
  readonly cell: Cell;
  /** Sentence for the value of the cell: it follows, the puzzle gives it, or the steps end before. */
  readonly says: string;
  /**
   * The smallest steps to it from the givens alone; absent if they are not small, or if at most one step
   * leads there.
   */
  readonly direct?: readonly StepRecord[];
}

/** The record of the steps that lead to a cell, which are all steps of `whole`. */
export function cellRecord(
  family: string,
  {
    whole,
    cell,
    says,
    direct,
  }: {
    readonly whole: Explanation;
    readonly cell: Cell;
    readonly says: string;
    readonly direct: readonly Step[];
  },
  language: StepLanguage = 'en',
): CellRecord {
  const steps = direct.map((step) => stepRecord(whole.marks, step, language));
  return {
    ...explanationRecord(family, whole, language),
    cell,
    says,
    ...(steps.length === 0 ? {} : { direct: steps }),
  };
}

type Summed = Pick<Explanation, 'marks' | 'steps' | 'verdict' | 'difficulty' | 'word' | 'limit'>;

/** Summary of the steps that players count: their number, and the number of rules of the largest. */
export function saysSummary(
  { marks, steps: all, verdict, difficulty, word, limit }: Summed,
  language: StepLanguage = 'en',
): string {
  const words = PAGE_PHRASES[language].summary;
  const steps = countedSteps(marks, all);
  const several = steps.filter(({ size }) => size > 1);
  const largest = Math.max(0, ...steps.map(({ size }) => size));
  const why = words.limits[limit ?? 'steps'];
  if (verdict !== 'solved' && steps.length === 0) return words.nothing(why);
  const needs = several.length === 0 ? words.allOfOneRule : words.severalRules(several.length, largest);
  if (verdict !== 'solved') return words.unsolved(steps.length, why, needs);
  const hard = difficulty === undefined ? '' : ` ${words.difficulty(word, difficulty)}`;
  return `${words.solved(steps.length, needs)}${hard}`;
}
