/** The words of the page in the language of the reader: one table a language, of which one is loaded. */
import type english from './en.json';
import type { LanguageCode } from './languages.js';

type English = typeof english;

/** A text in the forms that the numbers of a language need, by the categories of Unicode. */
interface Forms {
  readonly one?: string;
  readonly other: string;
}

/** A table of words: every key of English, with one text or with forms for numbers. */
type Words = { readonly [Key in keyof English]: English[Key] extends string ? string : Forms };

/** The key of a text. */
type WordKey = keyof English;

/** The keys of texts that need no number. */
export type PlainKey = { [Key in WordKey]: English[Key] extends string ? Key : never }[WordKey];

/** The values for the names in braces; numbers are written as the language writes them. */
export type Values = Readonly<Record<string, string | number>>;

/** Reads a table; a key that English has not, or one that is missing, is an error of the types. */
function table<Table extends Words>(
  load: () => Promise<{ readonly default: Table & Readonly<Record<Exclude<keyof Table, WordKey>, never>> }>,
): () => Promise<{ readonly default: Words }> {
  return load;
}

const TABLES: Readonly<Record<LanguageCode, () => Promise<{ readonly default: Words }>>> = {
  en: table(() => import('./en.json')),
  de: table(() => import('./de.json')),
  fr: table(() => import('./fr.json')),
  es: table(() => import('./es.json')),
  it: table(() => import('./it.json')),
  nl: table(() => import('./nl.json')),
  pt: table(() => import('./pt.json')),
  ja: table(() => import('./ja.json')),
};

/** Words of the library by their English text; in English it says them itself. */
type LibraryWords = Readonly<Record<string, string>>;

const LIBRARY: Readonly<
  Record<Exclude<LanguageCode, 'en'>, () => Promise<{ readonly default: LibraryWords }>>
> = {
  de: () => import('./library/de.json'),
  fr: () => import('./library/fr.json'),
  es: () => import('./library/es.json'),
  it: () => import('./library/it.json'),
  nl: () => import('./library/nl.json'),
  pt: () => import('./library/pt.json'),
  ja: () => import('./library/ja.json'),
};

interface Loaded {
  readonly code: LanguageCode;
  readonly words: Words;
  readonly library: LibraryWords;
  readonly plural: Intl.PluralRules;
  readonly number: Intl.NumberFormat;
}

let loaded: Loaded | undefined;

/** Loads the words of a language; nothing can be said before. */
export async function loadWords(code: LanguageCode): Promise<void> {
  const [{ default: words }, { default: library }] = await Promise.all([
    TABLES[code](),
    code === 'en' ? { default: {} } : LIBRARY[code](),
  ]);
  const [plural, number] = [new Intl.PluralRules(code), new Intl.NumberFormat(code)];
  loaded = { code, words, library, plural, number };
}

function spoken(): Loaded {
  if (loaded === undefined) throw new Error('loadWords has to come before the first text');
  return loaded;
}

/** The code of the language in which the page speaks. */
export function spokenLanguage(): LanguageCode {
  return spoken().code;
}

/** The language of steps and hints, which are said in English where they have no other. */
export function stepLanguage(): 'en' | 'de' {
  return spoken().code === 'de' ? 'de' : 'en';
}

/**
 * A text of the page.
 * @param values by the names in its braces; `count` is the number that chooses among its forms
 */
export function say<Key extends WordKey>(
  key: Key,
  ...[values = {}]: English[Key] extends string
    ? [values?: Values]
    : [values: Values & { readonly count: number }]
): string {
  const { words, plural } = spoken();
  const found: string | Forms = words[key];
  const text = typeof found === 'string' ? found : formFor(found, plural.select(Number(values.count)));
  return filled(text, values);
}

/** A text with values for the names in its braces. */
export function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => shown(values[name]) ?? whole);
}

function formFor(forms: Forms, category: Intl.LDMLPluralRule): string {
  return (category === 'one' ? forms.one : undefined) ?? forms.other;
}

function shown(value: string | number | undefined): string | undefined {
  return typeof value === 'number' ? spoken().number.format(value) : value;
}

/** A share from 0 to 1 in percent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(spoken().code, { style: 'percent' }).format(share);
}

/** A number with two digits behind the point, as difficulties have them. */
export function hundredths(number: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(spoken().code, digits).format(number);
}

/** A date of the calendar, or with `time` a moment where the reader is. */
export function dateWords(moment: number, style: 'date' | 'time'): string {
  const format =
    style === 'date'
      ? ({ dateStyle: 'long', timeZone: 'UTC' } as const)
      : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(spoken().code, format).format(moment);
}

/** A text of the library in the language of the reader; as it is where there are no words for it. */
export function libraryWords(text: string): string {
  return spoken().library[text] ?? text;
}

/** A list in words: `a, b and c`, or with `or`. */
export function listed(words: readonly string[], type: 'and' | 'or' = 'and'): string {
  const style = { type: type === 'and' ? 'conjunction' : 'disjunction' } as const;
  return new Intl.ListFormat(spoken().code, style).format(words);
}

/** A text that begins with a capital letter. */
export function capitalised(words: string): string {
  return words.charAt(0).toLocaleUpperCase(spoken().code) + words.slice(1);
}
