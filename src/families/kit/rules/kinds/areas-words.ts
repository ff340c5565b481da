/** The sentences of areas. */
import { capitalised } from '../../../../core/index.js';
import type { InLanguages, StepLanguage } from '../../../contract/language.js';
import { countedInWords, inWords } from '../../words/words.js';
import type { ValueWords } from '../board.js';
import type { RuleWords } from '../rule.js';
import type { AreasRule } from './areas-rule.js';

/** `The island of r2c3 has exactly four cells`, with its halves; without a size, that it has one. */
export function sizeWords(
  { words }: AreasRule,
  code: string,
  size: number | undefined,
): InLanguages<RuleWords> {
  const english = `${capitalised(words.en.the)} of ${code} has`;
  const german = `${capitalised(words.de.the)} von ${code} hat`;
  if (size === undefined) return { en: { says: `${english} some cells` }, de: { says: `${german} Felder` } };
  const cells = countedInWords(size, 'cell');
  const felder = size === 1 ? 'ein Feld' : `${inWords(size, 'de')} Felder`;
  return {
    en: {
      says: `${english} exactly ${cells}`,
      halves: { least: `${english} at least ${cells}`, most: `${english} at most ${cells}` },
    },
    de: {
      says: `${german} genau ${felder}`,
      halves: { least: `${german} mindestens ${felder}`, most: `${german} höchstens ${felder}` },
    },
  };
}

/** `What is land beside the island of r2c3 belongs to it` */
export function aroundWords(
  { words, value }: AreasRule,
  values: ValueWords,
  code: string,
): InLanguages<RuleWords> {
  const has = predicates(values, value, true);
  return {
    en: { says: `What ${has.en} beside ${words.en.of} ${code} belongs to it` },
    de: { says: `Was neben ${words.de.of} ${code} ${has.de.replace(/^(\S+) (.*)$/, '$2 $1')}, gehört dazu` },
  };
}

/** `r3c4 is sea or belongs to one island` */
export function placeWords(
  { words, value }: AreasRule,
  values: ValueWords,
  code: string,
  { isCertain, isReached }: { readonly isCertain: boolean; readonly isReached: boolean },
): InLanguages<RuleWords> {
  const other = predicates(values, value, false);
  if (!isCertain) {
    return {
      en: { says: `${code} belongs to ${words.en.one} at most` },
      de: { says: `${code} gehört höchstens zu ${words.de.one}` },
    };
  }
  if (!isReached) {
    return {
      en: { says: `${code} ${other.en}: no number is near enough` },
      de: { says: `${code} ${other.de}: Keine Zahl ist nah genug` },
    };
  }
  return {
    en: { says: `${code} ${other.en} or belongs to ${words.en.one}` },
    de: { says: `${code} ${other.de} oder gehört zu ${words.de.one}` },
  };
}

/** The predicates of a place that has the value, or not: `is land`. */
function predicates(values: ValueWords, value: number, has: boolean): InLanguages<string> {
  const of = (language: StepLanguage): string => {
    const { yes, no } = values.mark(value, language);
    // Of a flag the words are those of the value 1.
    return (value === 0 ? !has : has) ? yes.one : no.one;
  };
  return { en: of('en'), de: of('de') };
}
