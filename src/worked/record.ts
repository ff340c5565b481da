/** An explanation as plain data with its words, as JSON answers show it. */
import type { Explanation } from '../explain/step.js';
import { type StepRecord, stepRecord } from '../explain/words/step-json.js';

/** The steps of a puzzle with exactly one solution. */
export interface ExplanationRecord {
  readonly family: string;
  readonly steps: readonly StepRecord[];
  /** `limit`: more steps follow than were looked for. */
  readonly verdict: Explanation['verdict'];
}

/** The record of an explanation. */
export function explanationRecord(family: string, { marks, steps, verdict }: Explanation): ExplanationRecord {
  return { family, steps: steps.map((step) => stepRecord(marks, step)), verdict };
}

/** What there is to say of the steps as a whole: how many, and how many rules the largest needs. */
export function saysSummary({ steps, verdict }: Pick<Explanation, 'steps' | 'verdict'>): string {
  const several = steps.filter(({ size }) => size > 1);
  const largest = Math.max(0, ...steps.map(({ size }) => size));
  const number = `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`;
  const needs =
    several.length === 0
      ? 'each needs one rule'
      : `${several.length} of them ${several.length === 1 ? 'needs' : 'need'} more than one rule, at most ${largest}`;
  return verdict === 'solved' ? `Solved in ${number}; ${needs}.` : `${number}, and not solved yet; ${needs}.`;
}
