/**
 * Requirements of the contract beyond its types: names differ, examples show every verdict, the guide is
 * whole.
 */
import { describe, expect, it } from 'vitest';
import type { Subject } from '../families.js';

/** The laws of a family's names, examples and guide. */
export function contractLaws(subjects: readonly Subject[]): void {
  describe.each(subjects)('family $id', ({ family }) => {
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

    it('explains by a formulation that it has', () => {
      const { explaining, formulations } = family;
      if (explaining !== undefined)
        expect(formulations.map(({ id }) => id)).toContain(explaining.formulation);
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
}
