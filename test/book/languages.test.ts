/** The languages of books: complete, printable, and honest about what stays English. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookFromSpec } from '../../src/api/book.js';
import { renderBook } from '../../src/book/bind/render.js';
import { LANGUAGE_CODES, LANGUAGES, languageOf } from '../../src/book/languages/languages.js';
import { filled, furtherRulesOf, hasTextsOf, textsOf } from '../../src/book/languages/words.js';
import { layoutBook } from '../../src/book/layout/layout.js';
import { titleBlock } from '../../src/book/pages/title-block.js';
import { arrange } from '../../src/book/puzzles/entries.js';
import { specJsonSchema } from '../../src/book/spec/json-schema.js';
import { inLanguage, readSpec } from '../../src/book/spec/spec.js';
import { FAMILIES } from '../../src/families/index.js';
import type { CertifiedPuzzle } from '../../src/proving/certified-puzzle.js';
import { cli, enterWorkFolder } from '../cli/harness.js';
import { inkOf, liesIn } from './ink.js';
import { PUZZLES, sampleBook, specFrom } from './sample-books.js';

enterWorkFolder();

const ENGLISH = languageOf('en');
const OTHERS = LANGUAGES.filter(({ code }) => code !== 'en');
/** One puzzle of each family. */
const ONE_EACH = FAMILIES.map(({ id }) => PUZZLES.findIndex(({ family }) => family === id));

/** Every text of some data by its path. */
function textsIn(data: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof data === 'string') return new Map([[path, data]]);
  return new Map(
    Object.entries(data as object).flatMap(([key, value]) => [...textsIn(value, `${path}/${key}`)]),
  );
}

function placeholders(text: string): readonly string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

/** The texts of a language as those of English are, so that both can be compared. */
function comparable({ texts, difficulties, ...language }: typeof ENGLISH): ReadonlyMap<string, string> {
  const families = Object.fromEntries(
    FAMILIES.map((family) => {
      const { furtherRules: _, ...rest } = textsOf({ texts, difficulties, ...language }, family);
      return [family.id, rest];
    }),
  );
  return textsIn({ texts, difficulties, families });
}

describe.each(OTHERS)('the language $name', (language) => {
  it('has every text of English with the same names in braces, and no other', () => {
    const [own, english] = [comparable(language), comparable(ENGLISH)];
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of own) {
      expect(text.trim(), path).not.toBe('');
      expect(placeholders(text), path).toEqual(placeholders(english.get(path)!));
      expect(text, path).not.toMatch(/kenken/i);
    }
  });

  it('has the rules of families that there are, none of them left in English', () => {
    expect(FAMILIES.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(language.families)));
    for (const { id, rules, guide } of FAMILIES) {
      expect(language.families[id]?.rules).not.toBe(rules);
      for (const paragraph of language.families[id]?.guide ?? [])
        expect(guide.paragraphs).not.toContain(paragraph);
    }
  });
});

describe.each(LANGUAGES)('the rules of some puzzles alone in the language $name', (language) => {
  const ruled = FAMILIES.flatMap((family) =>
    family.furtherRules === undefined ? [] : [{ family, ...family.furtherRules }],
  );

  it('are a sentence each, and none is left in English', () => {
    expect(ruled.map(({ family }) => family.id)).toContain('sudoku');
    for (const { family, sentences } of ruled) {
      const all = { keysOf: () => Object.keys(sentences), sentences };
      const said = furtherRulesOf(language, { ...family, furtherRules: all }, [family.examples[0]!.puzzle]);
      expect(said).toHaveLength(Object.keys(sentences).length);
      expect(new Set(said).size).toBe(said.length);
      for (const [index, { en }] of Object.values(sentences).entries()) {
        expect(said[index]).toMatch(/[.。]$/);
        expect(said[index] === en).toBe(language.code === 'en');
      }
    }
  });

  it('are told of those puzzles that have them', () => {
    const { family } = ruled.find(({ family: { id } }) => id === 'sudoku')!;
    const examples = Object.fromEntries(family.examples.map(({ name, puzzle }) => [name, puzzle]));
    const told = (...names: readonly string[]) =>
      furtherRulesOf(
        language,
        family,
        names.map((name) => examples[name]!),
      ).length;
    expect(told('thirty givens')).toBe(0);
    expect(told('killer', 'killer', 'jigsaw')).toBe(2);
    expect(told('kropki')).toBe(3);
  });
});

describe.each(LANGUAGES)('a book in the language $name', (language) => {
  const { code, texts, families } = language;
  const { spec, parts } = sampleBook({ language: code, trim: 'a5' }, [{ puzzles: ONE_EACH }]);
  const { pages, warnings } = layoutBook(spec, parts).main;
  const shown = pages.flatMap(({ items }) =>
    items.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))),
  );

  it('has a glyph for every character', () => {
    expect(warnings.filter((warning) => warning.code === 'glyph-missing')).toEqual([]);
  });

  it('says everything in that language', () => {
    const words = [texts.puzzles, texts.mixedPuzzles, texts.contents, texts.howToSolve, texts.answers];
    for (const text of words) expect(shown).toContain(text);
    for (const { name } of Object.values(families)) expect(shown).toContain(name);
    const isEnglish = shown.some((text) => text === 'How to solve' || text.startsWith('Every puzzle'));
    expect(isEnglish).toBe(code === 'en');
  });

  it('says what stays English', () => {
    const english = warnings.filter((warning) => warning.code === 'language-english');
    const untold = FAMILIES.filter((family) => !hasTextsOf(language, family)).length;
    expect(english.map(({ message }) => message)).toEqual(
      code === 'en'
        ? []
        : [
            expect.stringMatching(/^Zebra puzzle: its clues, tables and answers are in English/),
            ...(untold === 0 ? [] : [expect.stringMatching(/^The names and rules of .* are in English/)]),
          ],
    );
  });
});

describe('families that a language has no texts of', () => {
  const german = languageOf('de').families as Record<string, object>;
  const { queens, battleship } = german;
  beforeAll(() => {
    delete german.queens;
    delete german.battleship;
  });
  afterAll(() => {
    Object.assign(german, { queens, battleship });
  });

  it('are in the book in English, with one warning that names the language and all of them', () => {
    const some = FAMILIES.filter(({ id }) => ['queens', 'battleship', 'sudoku'].includes(id));
    const puzzles = some.map(({ id }) => PUZZLES.findIndex(({ family }) => family === id));
    const { spec, parts } = sampleBook({ language: 'de' }, [{ puzzles }]);
    const { pages, warnings } = layoutBook(spec, parts).main;
    const shown = pages.flatMap(({ items }) =>
      items.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))),
    );
    expect(shown).toEqual(expect.arrayContaining(['Queens', 'Battleship', 'Spielregeln']));
    const english = warnings.filter((warning) => warning.code === 'language-english');
    expect(english.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^The names and rules of (Battleship and Queens|Queens and Battleship) are in English, .* German\.$/,
      ),
    ]);
  });

  it('are named by the list of languages', async () => {
    const { out } = await cli(['list', 'languages']);
    expect(out).toMatch(/^de +Deutsch +.*queens, battleship/m);
  });
});

describe('the rules', () => {
  it('say that a picture is hidden only where every nonogram of the book has a title', () => {
    const [first, second] = PUZZLES.filter(({ family }) => family === 'nonogram');
    const titled = { ...first!, credits: { title: 'Owl' } };
    const textsOfBook = (...puzzles: readonly CertifiedPuzzle[]): string => {
      const spec = specFrom({ parts: [{ files: ['a'] }] });
      const { pages } = layoutBook(spec, arrange(spec, [puzzles])).main;
      const shapes = pages.flatMap(({ items }) => items.flatMap((item) => item.shapes));
      return shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ');
    };
    expect(textsOfBook(titled)).toContain('A picture is hidden in the grid.');
    expect(textsOfBook(titled, second!)).not.toContain('A picture is hidden');
    expect(textsOfBook(second!)).toContain('Every cell is either filled or empty.');
  });
});

describe('long titles', () => {
  it.each([
    ['de', 'Die allerschönsten Donaudampfschifffahrtskapitänsrätsel für lange Winterabende'],
    ['fr', 'Les plus beaux casse-tête «\u00a0d’autrefois\u00a0» pour les longues soirées d’hiver'],
    ['ja', '冬の夜長にじっくり楽しむ、解が1つだけのお絵かきロジックとナンプレの本（上級編）'],
  ])('in %s wrap and stay in the type area', (language, title) => {
    const look = { look: { title, order: 'given' }, puzzles: ONE_EACH.slice(0, 4) };
    const { spec, parts } = sampleBook({ language, title, trim: 'a5' }, [look, look]);
    const named = parts.map((part) => ({
      ...part,
      entries: part.entries.map((entry) => ({ ...entry, puzzle: { ...entry.puzzle, credits: { title } } })),
    }));
    const { pages, area } = layoutBook(spec, named).main;
    for (const { items, number, kind } of pages) {
      for (const { box, shapes } of items) {
        for (const shape of shapes) {
          if (shape.kind !== 'text') continue;
          expect(liesIn(inkOf(shape), { x: 0, y: 0, ...area }, 0.01), `${shape.text} on page ${number}`).toBe(
            true,
          );
          expect(liesIn(inkOf(shape), box, 0.3), `${shape.text} on page ${number}`).toBe(true);
          // Only the running head is shortened.
          if (kind === 'contents' || kind === 'answers') continue;
          if (box.y > 6) expect(shape.text).not.toContain('…');
        }
      }
    }
    const [first] = pages;
    const lines = first!.items.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
    );
    expect(lines.join('').replaceAll(' ', '')).toContain(title.replaceAll(' ', ''));
  });
});

describe('titles without end', () => {
  it('are shortened, and never smaller than 7 points', () => {
    const style = { size: 4, bold: true, colour: '#000000', leading: 1.2 } as const;
    const { shapes } = titleBlock('word '.repeat(200), style, 60, { most: 2 });
    expect(shapes).toHaveLength(2);
    expect(shapes[1]!.text).toMatch(/…$/);
    for (const { size } of shapes) expect((size / 25.4) * 72).toBeGreaterThanOrEqual(7);
  });
});

describe('what cannot be printed', () => {
  it('is a warning that names the text, the character and what is printed', () => {
    const { spec, parts } = sampleBook({ title: 'Sudoku กับ' }, [{ puzzles: [0] }]);
    const { warnings } = layoutBook(spec, parts).main;
    expect(warnings.filter(({ code }) => code === 'glyph-missing')).toContainEqual({
      code: 'glyph-missing',
      message:
        'No typeface has the character "ก" (U+0E01) of the text "Sudoku กับ"; "?" is printed instead: choose another one.',
      place: { part: 'page 1' },
    });
  });
});

describe('languages in a specification', () => {
  it('are named where there is no such language', () => {
    const read = readSpec('language: klingon\nparts: [{ files: [a] }]');
    expect(read.ok ? [] : read.issues).toMatchObject([
      { message: expect.stringMatching(/de \(Deutsch\).*found "klingon"/s), place: { line: 1 } },
    ]);
  });

  it('are in its JSON Schema, and listed', async () => {
    const { properties } = specJsonSchema() as { readonly properties: { readonly language: object } };
    expect(properties.language).toMatchObject({ enum: LANGUAGE_CODES, default: 'en' });
    const { out } = await cli(['list', 'languages']);
    expect(out.trim().split('\n')).toHaveLength(1 + LANGUAGES.length);
    expect(out).toMatch(/^ja +日本語/m);
  });

  it('may be another one, and a title that stands where there is none follows', () => {
    const { spec } = sampleBook({}, [{ puzzles: [0] }]);
    expect(inLanguage(spec, 'de')).toEqual({ ...spec, language: 'de', title: 'Rätsel' });
    expect(inLanguage({ ...spec, title: 'Owls' }, 'de').title).toBe('Owls');
    expect(inLanguage(spec)).toEqual(spec);
  });

  it('are that of the PDF', async () => {
    const { spec, parts } = sampleBook({ language: 'ja', rules: false }, [{ puzzles: [0] }]);
    const pdf = Buffer.from(await renderBook(layoutBook(spec, parts).main, spec)).toString('latin1');
    expect(pdf).toContain('/Lang (ja)');
    expect(pdf).toMatch(/\+BIZUDPGothic-?B?/);
  });
});

describe('a book of the library in another language', () => {
  it('leaves out what exists in English alone, with a warning, unless it is wanted', async () => {
    const spec = {
      ...{ seed: 'a', language: 'de', rules: false },
      parts: [
        { family: 'zebra', count: 1 },
        { family: 'sudoku', count: 1, parameters: { size: 4 }, hints: 1 },
      ],
    };
    const { puzzles, warnings } = await bookFromSpec(JSON.stringify(spec));
    expect(puzzles).toBe(1);
    expect(warnings[0]).toMatch(
      /^Zebra puzzle and hints: left out, since they exist only in English .* German/,
    );
    const [, sudoku] = spec.parts;
    const whole = await bookFromSpec(JSON.stringify({ ...spec, english: true, parts: [sudoku] }));
    expect(whole.warnings.join()).toContain('Hints and solutions step by step are in English');
  });
});

describe('texts with names in braces', () => {
  it('are filled with what is known, and keep the others', () => {
    expect(filled('{first} und {second}', { first: '{second}', second: 'B' })).toBe('{second} und B');
    expect(filled('{count}', {})).toBe('{count}');
  });
});
