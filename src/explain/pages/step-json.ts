/** Steps as JSON answers show them: cells are counted from 0, words from 1. */
import type { Cell } from '../../core/index.js';
import type { Known, Mark, StepLanguage } from '../../families/contract/index.js';
import { entryTest, isPlain, type Step } from '../model/index.js';
import { nameOf, saysKnown, saysProof, saysReason, saysStep } from '../words/index.js';
import { isSingle } from './chunks.js';

/** Cells, and a statement about them. */
interface SaidCells {
  readonly cells: readonly Cell[];
  /** Corners and middles of sides that it is about, counted in cells, where it is about these. */
  readonly at?: readonly Cell[];
  readonly says: string;
}

/** A conclusion of a step. */
export interface ConclusionRecord extends SaidCells {
  /** The name of the place, as sentences have it: `r1c3`; `r1c2–r1c7` between two cells. */
  readonly place: string;
  /** True if the place holds it, false if it does not. */
  readonly holds: boolean;
  /** Its place among all that could be written there, from 0: a number or a count of bridges less one. */
  readonly choice: number;
  /** True if players write it as an entry; otherwise it is a note. */
  readonly entry: boolean;
}

/** A step as plain data with its words. */
export interface StepRecord {
  readonly conclusions: readonly ConclusionRecord[];
  readonly reasons: readonly (SaidCells & { readonly id: string; readonly kind: string })[];
  /** The known entries that it needs. */
  readonly facts: readonly SaidCells[];
  /** The id of the move of players that found it. */
  readonly move?: string;
  /** Number of reasons. */
  readonly size: number;
  /**
   * `proved`: no fewer reasons conclude anything. `found`: that was not proved. Absent for a move, which is
   * there because it is easy to see.
   */
  readonly smallest?: Exclude<Step['smallest'], undefined>;
  /** The name that players have for it. */
  readonly name?: string;
  /** It only crosses out what entries exclude: players do so without a word, and it is not counted. */
  readonly plain?: true;
  /** It is an entry that players make at a glance, as a hidden single is. */
  readonly single?: true;
  /** The step as a sentence: why, and what follows. */
  readonly says: string;
  /**
   * The proof that the opposite is impossible, line by line; absent where one rule is all, and where proofs
   * were not asked for.
   */
  readonly proof?: readonly string[];
}

/** The record of a step. */
export function stepRecord(marks: readonly Mark[], step: Step, language: StepLanguage = 'en'): StepRecord {
  const proof = saysProof(marks, step, language);
  const name = nameOf(step, language);
  return {
    conclusions: conclusionRecords(marks, step.conclusions, language),
    reasons: step.reasons.map((used) => {
      const { id, kind, cells, at } = used.reason;
      return { id, kind, cells, ...(at && { at }), says: saysReason(used, step, language) };
    }),
    facts: said(marks, step.facts, language),
    size: step.size,
    ...(step.move === undefined ? {} : { move: step.move.id }),
    ...(step.smallest === undefined ? {} : { smallest: step.smallest }),
    ...(name === undefined ? {} : { name }),
    ...(isPlain(marks, step) ? { plain: true } : {}),
    ...(isSingle(step) ? { single: true } : {}),
    says: saysStep(marks, step, language),
    ...(proof.length === 0 ? {} : { proof }),
  };
}

/** Marks with their values as the conclusions of a step have them. */
export function conclusionRecords(
  marks: readonly Mark[],
  conclusions: readonly Known[],
  language: StepLanguage = 'en',
): readonly ConclusionRecord[] {
  const isEntry = entryTest(marks);
  const words = said(marks, conclusions, language);
  return conclusions.map((known, index) => ({
    ...words[index]!,
    place: marks[known.mark]!.place,
    ...{ holds: known.value, choice: choiceOf(marks, known.mark), entry: isEntry(known) },
  }));
}

function said(marks: readonly Mark[], known: readonly Known[], language: StepLanguage): readonly SaidCells[] {
  return known.map((one) => {
    const { cells, at } = marks[one.mark]!;
    return { cells, ...(at && { at: [at] }), says: saysKnown(marks, one, language) };
  });
}

/** The number of marks before this one that are of the same place. */
function choiceOf(marks: readonly Mark[], mark: number): number {
  const { place } = marks[mark]!;
  return mark - marks.findIndex((other) => other.place === place);
}
