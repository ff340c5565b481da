/** The words of the page: whole in every language, and nowhere else than in their tables. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  LANGUAGES,
  type LanguageCode,
  languageFor,
  listed,
  loadWords,
  percent,
  say,
} from '../../web/words/index.js';
import './english.js';
import { libraryTexts } from './library-texts.js';
import { literalTexts } from './literal-texts.js';

const WEB = path.join(import.meta.dirname, '../../web');
const CODES = Object.keys(LANGUAGES) as LanguageCode[];
type Table = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

function tableOf(code: string): Table {
  return JSON.parse(readFileSync(path.join(WEB, 'words', `${code}.json`), 'utf8')) as Table;
}

const ENGLISH = tableOf('en');

function formsOf(entry: Table[string]): readonly string[] {
  return typeof entry === 'string' ? [entry] : Object.values(entry);
}

/** Names in braces and marks, each once. */
function slotsOf(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([slot]) => slot))].sort();
}

describe.each(CODES)('the words in %s', (code) => {
  const table = tableOf(code);

  it('are those of English, each with the same names and marks', () => {
    expect(Object.keys(table)).toEqual(Object.keys(ENGLISH));
    for (const [key, entry] of Object.entries(table)) {
      const english = ENGLISH[key]!;
      expect(typeof entry, key).toBe(typeof english);
      const slots = slotsOf(formsOf(english).at(-1)!);
      for (const text of formsOf(entry)) {
        expect(text.trim(), key).not.toBe('');
        // The form for one may say the number as a word.
        expect(slots, key).toEqual(expect.arrayContaining([...slotsOf(text)]));
      }
      expect(slotsOf(formsOf(entry).at(-1)!), key).toEqual(slots);
    }
  });

  it('have the forms that numbers of the language take', () => {
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    // From a million on some languages have a form of their own, which no number here reaches.
    const wanted = pluralCategories.filter((category) => category !== 'many').sort();
    for (const [key, entry] of Object.entries(table))
      if (typeof entry !== 'string') expect(Object.keys(entry).sort(), key).toEqual(wanted);
  });

  it.runIf(code !== 'en')('are not left in English', () => {
    const sentences = Object.entries(ENGLISH).filter(([, entry]) => formsOf(entry)[0]!.split(' ').length > 3);
    expect(sentences.length).toBeGreaterThan(200);
    for (const [key, entry] of sentences)
      if (/[a-z]{3}/.test(formsOf(entry)[0]!.replaceAll(/\{\w+\}/g, '')))
        expect(formsOf(table[key]!), key).not.toEqual(formsOf(entry));
  });
});

describe('the words of the library', () => {
  it.each(CODES.filter((code) => code !== 'en'))('are all there in %s, and no others', async (code) => {
    const file = path.join(WEB, 'words/library', `${code}.json`);
    const table = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    expect(Object.keys(table).sort()).toEqual([...(await libraryTexts())].sort());
    for (const [english, text] of Object.entries(table)) {
      expect(text.trim(), english).not.toBe('');
      // Settings that a text names by their flags, and what is to be typed, stay as they are.
      const fixed = english.match(/--[a-z]+|\d+x\d+|[a-z]+-[a-z]+, /g) ?? [];
      for (const part of fixed) expect(text, english).toContain(part);
    }
  });
});

describe('texts', () => {
  afterAll(() => loadWords('en'));

  it('have numbers and lists as their language writes them', async () => {
    await loadWords('de');
    expect(say('countAll', { number: 12_345 })).toBe('insgesamt 12.345');
    expect(percent(0.5)).toBe('50\u00a0%');
    expect(listed(['a', 'b', 'c'])).toBe('a, b und c');
    expect([1, 2].map((count) => say('changeCells', { count }))).toEqual([
      'Ein Feld ändern',
      '2 Felder ändern',
    ]);
    await loadWords('fr');
    expect([0, 1, 2].map((count) => say('solutionIn', { count }))).toEqual([
      'La solution en 0 étape',
      'La solution en 1 étape',
      'La solution en 2 étapes',
    ]);
    await loadWords('ja');
    expect(say('changeCells', { count: 1 })).toBe('1マスを変更');
    await loadWords('en');
    expect(say('countAll', { number: 12_345 })).toBe('12,345 in all');
  });

  it.each([
    ['nl', ['de-DE'], 'nl'],
    [undefined, ['sv-SE', 'pt-BR', 'en'], 'pt'],
    ['xx', ['ja'], 'ja'],
    [undefined, ['sv'], 'en'],
    [undefined, [], 'en'],
  ] as const)('are chosen for a reader: %s, %s', (chosen, wanted, code) => {
    expect(languageFor(chosen, wanted)).toBe(code);
  });
});

describe('the code of the page', () => {
  const OTHERS = /^(words|worker|offline|public|style)\/|^vite\.config/;
  const files = readdirSync(WEB, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !OTHERS.test(file));

  it('holds no text that people read', () => {
    expect(files.length).toBeGreaterThan(100);
    const texts = files.flatMap((file) => literalTexts(readFileSync(path.join(WEB, file), 'utf8'), file));
    expect(texts).toEqual([]);
  });

  it('would be found out', () => {
    const found = (source: string): number => literalTexts(source, 'sample.tsx').length;
    expect(found('const A = () => <p>Hello</p>;')).toBe(1);
    expect(found('const A = () => <p title="Hello" />;')).toBe(1);
    expect(found('const A = ({ on }) => <p aria-label={on ? "Yes" : "No"} />;')).toBe(2);
    expect(found('const A = ({ on }) => <p>{on && `Row`}</p>;')).toBe(1);
    expect(found('throw new Error("Nothing was found here.");')).toBe(1);
    expect(found('const A = () => <p class="one two three" title={say("skip")}>{say("skip")} …</p>;')).toBe(
      0,
    );
  });
});
