/** The sentences that can be made of two phrases, A before B, and the relations that they can mean. */
import type { PairRelation } from '../../puzzle.js';
import { SENTENCES } from './sentence-templates.js';
import { anyOf, joined, whole } from './template.js';

/** The role of a phrase in a sentence: a person or house, a deed, or a denied deed. */
export type Role = 'noun' | 'does' | 'does not';

const SECOND: Readonly<Record<Role, string>> = { noun: 'B', does: 'P', 'does not': 'M' };
/** Made with the first sentence: most puzzles that are read have none. */
let matchers: readonly { readonly means: readonly PairRelation[]; readonly matcher: RegExp }[] | undefined;

/**
 * The relations that a sentence can mean; none when there is no such sentence.
 * @param before the words before the first phrase, a noun; `between` and `after` likewise
 */
export function relationsOf(
  before: readonly string[],
  between: readonly string[],
  second: Role,
  after: readonly string[],
): readonly PairRelation[] {
  const sentence = joined([...before, 'A', ...between, SECOND[second], ...after]);
  matchers ??= SENTENCES.map(({ means, templates, parts }) => ({
    means,
    matcher: whole(anyOf(templates, parts)),
  }));
  return matchers.filter(({ matcher }) => matcher.test(sentence)).flatMap(({ means }) => means);
}
