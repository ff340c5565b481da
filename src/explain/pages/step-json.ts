/** Steps as JSON answers show them: cells are counted from 0, words from 1. */
import type { Cell } from '../../core/index.js';
import type { Known, Mark } from '../../families/contract/index.js';
import type { Step } from '../model/index.js';
import { saysKnown, saysProof, saysReason, saysStep } from '../words/index.js';

/** Cells, and a statement about them. */
interface SaidCells {
  readonly cells: readonly Cell[];
  readonly says: string;
}

/** A step as plain data with its words. */
export interface StepRecord {
  readonly conclusions: readonly SaidCells[];
  readonly reasons: readonly (SaidCells & { readonly id: string; readonly kind: string })[];
  /** The known entries that it needs. */
  readonly facts: readonly SaidCells[];
  /** Number of reasons. */
  readonly size: number;
  readonly smallest: Step['smallest'];
  /** The name that players have for it. */
  readonly name?: string;
  /** The whole step as a sentence. */
  readonly says: string;
  /** The proof that the opposite is impossible, line by line; absent where the sentence says all. */
  readonly proof?: readonly string[];
}

/** The record of a step. */
export function stepRecord(marks: readonly Mark[], step: Step): StepRecord {
  const said = (known: readonly Known[]): readonly SaidCells[] =>
    known.map((one) => ({ cells: marks[one.mark]!.cells, says: saysKnown(marks, one) }));
  const proof = saysProof(marks, step);
  return {
    conclusions: said(step.conclusions),
    reasons: step.reasons.map((used) => {
      const { id, kind, cells } = used.reason;
      return { id, kind, cells, says: saysReason(used, step) };
    }),
    facts: said(step.facts),
    size: step.size,
    smallest: step.smallest,
    ...(step.name === undefined ? {} : { name: step.name.name }),
    says: saysStep(marks, step),
    ...(proof.length === 0 ? {} : { proof }),
  };
}
