/** Texts of a language with their subjects. */
import type { AnyFamily, Puzzle } from '../../families/contract/index.js';
import type { FamilyId } from '../../families/index.js';
import type { FamilyTexts, Language } from './language.js';

/** A text with values in place of the names in its braces. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** The language in which families speak themselves. */
export const ENGLISH = 'en';

/** True if a language has the texts of a family; else they are said in English. */
export function hasTextsOf({ code, families }: Language, { id }: AnyFamily): boolean {
  return code === ENGLISH || families[id as FamilyId] !== undefined;
}

/** The texts of a family; those of the family itself, which are English, where the language has none. */
export function textsOf({ families }: Language, family: AnyFamily): FamilyTexts {
  const { id, name, rules, guide, pictureWords = {} } = family;
  const { paragraphs, titled } = guide;
  const titles = titled === undefined ? {} : { titled };
  return families[id as FamilyId] ?? { name, rules, ...titles, guide: paragraphs, picture: pictureWords };
}

/** The rules that puzzles of a family have besides its own, a sentence each, none twice. */
export function furtherRulesOf(
  language: Language,
  family: AnyFamily,
  puzzles: readonly Puzzle[],
): readonly string[] {
  const { furtherRules: further } = family;
  if (further === undefined) return [];
  const present = new Set(puzzles.flatMap((puzzle) => further.keysOf(puzzle)));
  const keys = Object.keys(further.sentences).filter((key) => present.has(key));
  return keys.map((key) => furtherRuleOf(language, family, key)!);
}

/** The sentence of a rule that only some puzzles of a family have; undefined for a key that it has not. */
export function furtherRuleOf(
  { code, families }: Language,
  { id, furtherRules }: AnyFamily,
  key: string,
): string | undefined {
  const sentence = furtherRules?.sentences[key];
  const said = sentence as Readonly<Record<string, string>> | undefined;
  return families[id as FamilyId]?.furtherRules?.[key] ?? said?.[code] ?? sentence?.en;
}

/** A number of a page or puzzle in the digits of the language. */
export function numberIn({ code }: Language, number: number): string {
  return new Intl.NumberFormat(code, { useGrouping: false }).format(number);
}
