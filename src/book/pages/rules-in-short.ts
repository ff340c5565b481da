/** The rules of a family in a sentence, and in one each those that only some of its puzzles have. */
import { furtherRulesOf, type Language, textsOf } from '../languages/index.js';
import type { RuledFamily } from '../puzzles/index.js';

/** The sentences one after the other. */
export function rulesInShort(ruled: RuledFamily, language: Language): string {
  return ruleSentences(ruled, language).join(' ');
}

/** The sentences, that of the family first. */
export function ruleSentences({ family, puzzles }: RuledFamily, language: Language): readonly string[] {
  return [textsOf(language, family).rules, ...furtherRulesOf(language, family, puzzles)];
}
