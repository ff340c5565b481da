/**
 * Cases of a proof that the family says in one sentence, found during the search for the proof: they count as
 * single lines.
 */
import type { Known } from '../../families/contract/index.js';
import type { Refutation } from '../model/step.js';
import { caseWordsOf, withCaseWords } from './case-words.js';
import { ProofWriter } from './draft.js';
import type { DraftLines } from './draft-lines.js';
import type { Drafting } from './drafting.js';

/** True if there is a sentence for a value that some lines refute. */
export function isSaid(
  { entailment, parts }: Drafting,
  supposed: Known,
  inner: DraftLines,
  before: DraftLines,
): boolean {
  const refutation = new ProofWriter(entailment, parts).refutation(supposed, inner);
  // A case of one line is what its rule gives by itself.
  if (refutation.lines.length === 1) return false;
  return caseWordsOf(entailment.board, parts, refutation, before.asKnown) !== undefined;
}

/** A refutation with the sentences that there are for cases in it. */
export function withSaidCases(
  { entailment, parts }: Drafting,
  { supposed, lines }: Refutation,
  before: DraftLines,
): Refutation {
  const known = before.supposing(supposed).asKnown;
  const worded = withCaseWords(entailment.board, parts, { kind: 'contradiction', lines, facts: [] }, known);
  return { supposed, lines: worded.kind === 'contradiction' ? worded.lines : lines };
}
