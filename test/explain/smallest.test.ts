/**
 * Smallest steps against the enumeration of all smaller sets, planted false steps, and puzzles that are
 * turned.
 */
import { describe, expect, it } from 'vitest';
import { Explainer } from '../../src/explain/answers/explainer.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import { ClaimChecker } from '../../src/explain/statement/check.js';
import { FAMILIES } from '../../src/families/index.js';
import { compareWithEnumeration, generated, jointSizes } from './enumeration.js';
import { nextSteps } from './next-steps.js';
import { statedParts } from './stated.js';

describe('a step that is proved smallest', () => {
  it.each([
    ['star-battle', { size: 5 }, 'two', 4],
    ['zebra', { size: 3, attributes: 3 }, 'three', 4],
    ['hashi', { size: '7x7' }, 'three', 3],
  ])(
    'of %s %o has no more rules than needed, by trying all smaller sets',
    async (id, settings, seed, largest) => {
      const { family, puzzle } = await generated(id, settings, seed);
      const { sizes, sets, wrong } = compareWithEnumeration(family, puzzle, 3000);
      expect(wrong).toEqual([]);
      expect(Math.max(...sizes)).toBe(largest);
      expect(sets).toBeGreaterThan(0);
    },
  );
});

describe('a false step', () => {
  it.each(FAMILIES.filter(({ explaining }) => explaining !== undefined).map((family) => [family.id, family]))(
    'of %s is refused, wherever its conclusion is turned round',
    (_, family) => {
      const unique = family.examples.filter(({ verdict }) => verdict === 'unique');
      const bySize = unique.toSorted((one, other) => {
        return JSON.stringify(one.puzzle).length - JSON.stringify(other.puzzle).length;
      });
      const preparation = prepare({ family, puzzle: bySize[Math.floor(bySize.length / 3)]!.puzzle });
      if (preparation.status !== 'ready') throw new Error(preparation.status);
      const board = preparation.prepared.board;
      const known = board.given.map(({ mark }) => mark);
      const explainer = new Explainer(preparation.prepared, { known });
      const checker = new ClaimChecker(board);
      let planted = 0;
      while (!explainer.isSolved && planted < 20) {
        for (const { reasons, facts, conclusions } of nextSteps(explainer)) {
          const parts = statedParts(board, reasons);
          expect(checker.check({ parts, facts, conclusions })).toMatchObject({ status: 'checked' });
          for (const conclusion of conclusions.slice(0, 2)) {
            const opposite = { ...conclusion, value: !conclusion.value };
            const claim = { parts, facts, conclusions: [opposite] };
            expect(checker.check(claim)).toMatchObject({ status: 'refused' });
            planted++;
          }
        }
      }
      expect(planted).toBeGreaterThan(0);
    },
  );
});

describe('the sizes of the steps', () => {
  it.each([
    ['hashi', { size: '7x7' }, 'four'],
    ['zebra', { size: 3, attributes: 3 }, 'three'],
  ])(
    'of %s are the same however the puzzle is turned, mirrored or renumbered',
    async (id, settings, seed) => {
      const { family, puzzle } = await generated(id, settings, seed);
      const variants = family.variants(puzzle).slice(0, 4);
      const sizes = jointSizes(family, puzzle);
      expect(variants.length).toBeGreaterThan(0);
      expect(sizes?.length).toBeGreaterThan(0);
      for (const variant of variants) expect(jointSizes(family, variant)).toEqual(sizes);
    },
  );
});
