/**
 * Cases of a proof that the family says in one sentence, found during the search for the proof: they count as
 * single lines.
 */
import type { Known } from '../../families/contract/index.js';
import type { Refutation } from '../model/index.js';
import { type CaseContext, caseWordsOf, withCaseWords } from './case-words.js';
import { ProofWriter } from './draft.js';
import type { DraftLines } from './draft-lines.js';
import type { Drafting } from './drafting.js';

/** True if there is a sentence for a value that some lines refute. */
export function isSaid(drafting: Drafting, supposed: Known, inner: DraftLines, before: DraftLines): boolean {
  const refutation = new ProofWriter(drafting.entailment, drafting.parts).refutation(supposed, inner);
  // A case of one line is what its rule gives by itself.
  if (refutation.lines.length === 1) return false;
  return caseWordsOf(contextOf(drafting), refutation, before.asKnown) !== undefined;
}

/** A refutation with the sentences that there are for cases in it. */
export function withSaidCases(
  drafting: Drafting,
  { supposed, lines }: Refutation,
  before: DraftLines,
): Refutation {
  const known = before.supposing(supposed).asKnown;
  const worded = withCaseWords(contextOf(drafting), { kind: 'contradiction', lines, facts: [] }, known);
  return { supposed, lines: worded.kind === 'contradiction' ? worded.lines : lines };
}

function contextOf({ entailment, parts, saysFacts }: Drafting): CaseContext {
  return { board: entailment.board, parts, saysFacts };
}
