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
  { code, families }: Language,
  { id, furtherRules: further }: AnyFamily,
  puzzles: readonly Puzzle[],
): readonly string[] {
  if (further === undefined) return [];
  const translated = families[id as FamilyId]?.furtherRules;
  const present = new Set(puzzles.flatMap((puzzle) => further.keysOf(puzzle)));
  return Object.entries(further.sentences)
    .filter(([key]) => present.has(key))
    .map(([key, { en, ...others }]) => translated?.[key] ?? others[code as keyof typeof others] ?? en);
}

/** A number of a page or puzzle in the digits of the language. */
export function numberIn({ code }: Language, number: number): string {
  return new Intl.NumberFormat(code, { useGrouping: false }).format(number);
}
