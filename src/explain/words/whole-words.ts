/** What a rule gives, where its own words say all of it and the rule need not be stated before them. */
import type { UsedReason } from '../step.js';
import { amountWords } from './amount-words.js';
import type { Inference } from './inference.js';

/** `r1c3 has two tracks already, and so a third`; undefined where the rule has no such words. */
export function wholeWords(used: UsedReason, inference: Inference): string | undefined {
  const { rest, amounts } = used.reason;
  const { facts, conclusions } = inference;
  if (rest?.isWhole === true && facts.length + conclusions.length === used.marks.length) {
    return conclusions.length === 0 ? rest.all : rest.others;
  }
  const predicate = amountWords(used, inference);
  return predicate === undefined ? undefined : `${amounts!.about} ${predicate.one}`;
}
