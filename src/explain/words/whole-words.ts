/**
 * The conclusions of a rule in words of its own that say all of it, so that the rule need not be stated
 * before.
 */
import type { UsedReason } from '../model/index.js';
import { amountWords } from './amount-words.js';
import type { Inference } from './inference.js';

/** `r1c3 has two tracks already, and so a third`; undefined where the rule has no such words. */
export function wholeWords(used: UsedReason, inference: Inference): string | undefined {
  const { rest, amounts } = used.reason;
  const left = rest?.isWhole === true ? restOf(used, inference) : undefined;
  if (left !== undefined) return left;
  const predicate = amountWords(used, inference);
  return predicate === undefined ? undefined : `${amounts!.about} ${predicate.one}`;
}

/** The words instead of the entries if all other marks of a rule are known; undefined if not all are. */
export function restOf(
  { reason: { rest, exclusive }, marks }: UsedReason,
  { facts, conclusions }: Inference,
): string | undefined {
  if (rest === undefined || facts.length + conclusions.length !== marks.length) return undefined;
  // What an entry excludes is not a question of what is left.
  if (exclusive === true && facts.some(({ value }) => value)) return undefined;
  return conclusions.length === 0 ? rest.all : rest.others;
}
