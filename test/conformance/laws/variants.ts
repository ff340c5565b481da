/**
 * Symmetric copies: every variant is a puzzle of the family with as many solutions, and shares its key with
 * all others.
 */
import { describe, expect, it } from 'vitest';
import { canonicalKey } from '../../../src/families/kit/canonical.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { openEngine } from '../../../src/solve/engines.js';
import type { Subject } from '../families.js';

const engine = await openEngine('sat');

/** The laws of symmetric copies. */
export function variantLaws(subjects: readonly Subject[]): void {
  describe.each(subjects)('variants of $id', ({ family }) => {
    it.each(family.examples)('$name', ({ puzzle, verdict }) => {
      const variants = family.variants(puzzle);
      const key = canonicalKey(family, puzzle);
      for (const variant of variants) {
        expect(family.readPuzzle(JSON.parse(JSON.stringify(variant)))).toEqual({ ok: true, value: variant });
        expect(canonicalKey(family, variant)).toBe(key);
      }
      const last = variants.at(-1)!;
      const formulation = chooseFormulation(family, engine.id);
      expect(checkPuzzle({ family, puzzle: last, formulation, engine }).verdict).toBe(verdict);
    });

    it('have different keys for different examples', () => {
      const keys = new Set(family.examples.map(({ puzzle }) => canonicalKey(family, puzzle)));
      const texts = new Set(family.examples.map(({ puzzle }) => JSON.stringify(puzzle)));
      expect(keys.size).toBe(texts.size);
    });
  });
}
