/** An explanation as plain data with its words, as JSON answers show it. */
import { type Cell, counted } from '../../core/index.js';
import { difficultyInWords } from '../../proving/index.js';
import type { Explanation, Step } from '../model/index.js';
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
export function explanationRecord(family: string, explanation: Explanation): ExplanationRecord {
  const { marks, premises, steps, verdict, limit, difficulty, word } = explanation;
  return {
    family,
    ...(premises.length === 0 ? {} : { premises: premises.map((premise) => `${premise}.`) }),
    steps: steps.map((step) => stepRecord(marks, step)),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(word === undefined ? {} : { word }),
    verdict,
    ...(limit === undefined ? {} : { limit }),
  };
}

/** Premises of all steps, in sentences; empty if the rules are all. */
export function saysPremises({ premises }: Pick<Explanation, 'premises'>): string {
  return premises.map((premise) => `${premise}.`).join(' ');
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
): CellRecord {
  const steps = direct.map((step) => stepRecord(whole.marks, step));
  return {
    ...explanationRecord(family, whole),
    cell,
    says,
    ...(steps.length === 0 ? {} : { direct: steps }),
  };
}

type Summed = Pick<Explanation, 'steps' | 'verdict' | 'difficulty' | 'word' | 'limit'>;

/** Summary of the steps: their number, and the number of rules of the largest. */
export function saysSummary({ steps, verdict, difficulty, word, limit }: Summed): string {
  const several = steps.filter(({ size }) => size > 1);
  const largest = Math.max(0, ...steps.map(({ size }) => size));
  const number = counted(steps.length, 'step');
  if (verdict !== 'solved' && steps.length === 0)
    return `Not solved yet: no step was found before ${saysLimit(limit)}.`;
  const needs =
    several.length === 0
      ? 'each follows from one rule'
      : `${several.length} ${several.length === 1 ? 'step combines' : 'steps combine'} several rules (up to ${largest})`;
  const hard = difficulty === undefined ? '' : ` Difficulty: ${difficultyInWords(word, difficulty)}.`;
  return verdict === 'solved'
    ? `Solved in ${number}; ${needs}.${hard}`
    : `${number}, and not solved yet: ${saysLimit(limit)}; ${needs}.`;
}

/** The reason why the steps end, as a part of a sentence. */
function saysLimit(limit: Explanation['limit']): string {
  switch (limit) {
    case 'abort':
      return 'the timeout was hit';
    case 'queries':
      return 'the limit on questions to the engine was hit';
    default:
      return 'no more steps were asked for';
  }
}
