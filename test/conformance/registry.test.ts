import { describe, expect, it } from 'vitest';
import { FAMILIES, findFamily } from '../../src/families/index.js';
import { SMALL_PUZZLES } from './candidates/index.js';
import { SUBJECTS } from './families.js';

describe('the registry', () => {
  it('is frozen, and no two families share an id or alias', () => {
    expect(Object.isFrozen(FAMILIES)).toBe(true);
    const names = FAMILIES.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds every family by id and alias, and nothing else', () => {
    for (const family of FAMILIES) {
      for (const name of [family.id, family.id.toUpperCase(), ...family.aliases]) {
        expect(findFamily(name)).toBe(family);
      }
    }
    expect(findFamily('constructor')).toBeUndefined();
  });

  it('has the same families as the small puzzles of these laws', () => {
    expect(SMALL_PUZZLES.map(({ family }) => family).sort()).toEqual(FAMILIES.map(({ id }) => id).sort());
  });
});

describe.each(SUBJECTS)('family $id', ({ family }) => {
  it('has names that differ among its formulations, formats and examples', () => {
    for (const names of [
      family.formulations.map(({ id }) => id),
      family.codecs.map(({ format }) => format),
      family.examples.map(({ name }) => name),
    ]) {
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has the formats json and text', () => {
    expect(family.codecs.map(({ format }) => format)).toEqual(expect.arrayContaining(['json', 'text']));
  });

  it('has an example of every verdict, with a solution where there is one alone', () => {
    expect(new Set(family.examples.map(({ verdict }) => verdict)).size).toBe(3);
    for (const { verdict, solution } of family.examples)
      expect(solution !== undefined).toBe(verdict === 'unique');
  });

  it('has a guide in whole sentences whose example is small and has one solution', () => {
    const { paragraphs, example } = family.guide;
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[A-Z].*[.?]$/);
    const shown = family.examples.find(({ name }) => name === example)!;
    expect(shown.verdict).toBe('unique');
    expect(family.picture(shown.puzzle, { textWidth: 100 }).width).toBeLessThan(105);
  });
});
