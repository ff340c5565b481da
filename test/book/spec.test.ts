import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import { EXAMPLE_SPEC } from '../../src/book/spec/example.js';
import { readSpec } from '../../src/book/spec/spec.js';
import { describeIssue } from '../../src/core/issue.js';
import { specFrom } from './sample-books.js';

/** The issues of a text as people read them. */
function issuesOf(text: string): readonly string[] {
  const read = readSpec(text);
  return read.ok ? [] : read.issues.map(describeIssue);
}

describe('a specification', () => {
  it('needs no more than parts', () => {
    const spec = specFrom({ parts: [{ family: 'Calcudoku', count: 3 }] });
    expect(spec).toMatchObject({
      title: 'Puzzles',
      bleed: 0,
      answers: 'back',
      rules: true,
      numbering: 'continuous',
      parts: [{ kind: 'generated', family: 'kenken', count: 3, perPage: 'auto', order: 'difficulty' }],
    });
    expect(spec.trim.width).toBeCloseTo(215.9);
    expect(spec.seed).toBeUndefined();
  });

  it('reads the same from YAML and JSON', () => {
    const yaml =
      'title: Week\ntrim: a5\nseed: 7\nparts:\n  - { family: sudoku, count: 2, difficulty: [easy, hard] }\n';
    const json = {
      title: 'Week',
      trim: 'a5',
      seed: '7',
      parts: [{ family: 'sudoku', count: 2, difficulty: ['easy', 'hard'] }],
    };
    const read = readSpec(yaml);
    expect(read.ok && read.value.spec).toEqual(specFrom(json));
  });

  it('keeps the parameters of a part as they were written, for the ids of its puzzles', () => {
    const parameters = { size: '12x8', symmetry: 'left-right', pictures: 'images' };
    const { parts } = specFrom({ parts: [{ family: 'Picross', count: 1, parameters }] });
    expect(parts).toMatchObject([{ family: 'nonogram', parameters }]);
  });

  it('makes large print of all parts but those that say otherwise', () => {
    const { parts } = specFrom({
      'large-print': true,
      parts: [{ files: ['a'] }, { files: ['b'], 'large-print': false }],
    });
    expect(parts.map(({ largePrint }) => largePrint)).toEqual([true, false]);
  });

  it('has an example that is read, of every family with a generator', () => {
    const read = readSpec(EXAMPLE_SPEC);
    const parts = read.ok ? read.value.spec.parts : [];
    const families = parts.flatMap((part) => (part.kind === 'generated' ? [part.family] : []));
    expect(families.toSorted()).toEqual(GENERATORS.map(({ family }) => family).toSorted());
  });
});

describe('errors name their place', () => {
  it.each([
    [
      'parts:\n  - family: suduko\n    count: 1\n',
      'line 2, column 5, parts, item 1, family: There is no family "suduko"',
    ],
    [
      'parts:\n  - family: sudoku\n    count: none\n',
      'line 3, column 5, parts, item 1, count: Expected a number; found "none".',
    ],
    [
      'parts:\n  - family: sudoku\n',
      'line 2, column 5, parts, item 1, count: The key is missing; expected a number.',
    ],
    [
      'parts:\n  - {family: sudoku, count: 2, dificulty: easy}\n',
      'There is no key "dificulty"; did you mean "difficulty"?',
    ],
    [
      'parts:\n  - {family: star-battle, count: 2, parameters: {stars: 9}}\n',
      'line 2, column 50, parts, item 1, parameters, stars: A whole number from 1 to 5 is expected; found 9.',
    ],
    [
      'parts:\n  - {family: hashi, count: 2, parameters: {size: 8, stars: 1, moons: 2}}\n',
      'line 2, column 53, parts, item 1, parameters, stars: The generator hashi has no parameter "stars", "moons"; expected one of size',
    ],
    [
      'parts:\n  - {family: nonogram, count: 2, generator: picture}\n',
      'generator: Expected nonogram; found "picture".',
    ],
    [
      'parts:\n  - {count: 2}\n',
      'parts, item 1, family: The key is missing; expected one of nonogram, sudoku',
    ],
    ['parts: [3]\n', 'parts, item 1: Expected keys with values; found 3.'],
    [
      'parts: [{files: [a], family: hashi}]\n',
      'parts, item 1, family: There is no key "family" here; expected one of files, title',
    ],
    ['trim: poster\nparts: [{files: [a]}]\n', 'line 1, column 1, trim: Expected one of letter, a4'],
    ['bleed: -1\nparts: [{files: [a]}]\n', 'bleed: Expected a length such as 3 mm'],
    [
      'margins:\n  outer: 2 mm\nparts: [{files: [a]}]\n',
      'line 2, column 3, margins, outer: Expected a margin of at least 6.35 mm',
    ],
    ['title: x\n', 'parts: The key is missing; expected a list.'],
    ['parts: []\n', 'parts: Expected a list of at least 1 item; found an empty list.'],
    [
      '{"parts": [{"files": []}]}',
      'parts, item 1, files: Expected a list of at least 1 item; found an empty list.',
    ],
    ['parts: [\n', 'line 1, column 8: Found [ without the ] that ends it.'],
    ['a: 1\na: 2\n', 'line 2, column 1: Found a key for the second time: "a: 2"'],
    ['just words', 'line 1, column 1: Expected keys with values; found "just words".'],
    ['', 'Expected keys with values; found nothing.'],
  ])('%j', (text, expected) => {
    const issues = issuesOf(text);
    expect(issues.join('\n')).toContain(expected);
  });

  it.each([
    ['no more than one at a time', 'parts: [{family: sudoku, count: 2, size: 6}]', ['"size" is a parameter']],
    [
      'words that are not known',
      'parts: [{family: hashi, count: 2, difficulty: [easy, simple]}]',
      ['difficulty, item 2: Expected one of easy, medium, hard; found "simple".'],
    ],
    [
      'each of several keys',
      'trims: a5\nwibble: 1\nparts: [{files: [a]}]',
      ['There is no key "trims"; did you mean "trim"?', 'There is no key "wibble" here; expected one of '],
    ],
    [
      'a value of none of its forms',
      'parts: [{files: [a], per-page: 13}]',
      ['per-page: Expected at most 12; found 13.'],
    ],
  ])('of %s', (_what, text, expected) => {
    expect(issuesOf(text)).toEqual(expected.map((message) => expect.stringContaining(message)));
  });

  it('for any text, without an exception', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), fc.string({ unit: fc.constantFrom(...'-:{}[]&*#| \n"parts') })),
        (text) => {
          const read = readSpec(text);
          expect(read.ok || read.issues.length > 0).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('for a text that names itself over and over', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg']) {
      bomb.push(`${to}: &${to} [${Array.from({ length: 9 }, () => `*${from}`).join(', ')}]`);
    }
    expect(issuesOf(bomb.join('\n'))[0]).toMatch(/alias/i);
  });
});
