/** The tests of smallest.test.ts, for puzzles that take longer. */
import { describe, expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import type { Settings } from '../../generators/shared/generator.js';
import { type FamilyId, findFamily } from '../../src/families/index.js';
import { compareWithEnumeration, generated, jointSizes } from './enumeration.js';

/** Settings of the generators; those of their small presets where none are named. */
const SETTINGS: Readonly<Partial<Record<FamilyId, Settings>>> = {
  'star-battle': { size: 6 },
  sudoku: { givens: 27 },
  kenken: { size: 6, 'largest-cage': 6 },
  zebra: { size: 4, attributes: 3 },
  queens: { size: 6, walls: 3 },
  hashi: { size: '9x9' },
  circuit: { size: '5' },
  battleship: { size: '6' },
  nonogram: { size: '10' },
};
const CASES = GENERATORS.filter(({ family }) => findFamily(family)!.explaining !== undefined).map(
  ({ family: id, presets: [{ settings }] }) => ({ id, settings: SETTINGS[id as FamilyId] ?? settings }),
);
const SEEDS = ['one', 'two', 'three'];

describe.each(CASES)('steps of $id', ({ id, settings }) => {
  it('that are proved smallest have no more rules than needed, by trying all smaller sets', async () => {
    for (const seed of SEEDS) {
      const { family, puzzle } = await generated(id, settings, seed);
      expect(compareWithEnumeration(family, puzzle, 5000).wrong).toEqual([]);
    }
  });

  it('have the same sizes however the puzzle is turned, mirrored or renumbered', async () => {
    const { family, puzzle } = await generated(id, settings, 'one');
    const sizes = jointSizes(family, puzzle);
    expect(sizes).toBeDefined();
    for (const variant of family.variants(puzzle).slice(0, 4)) {
      expect(jointSizes(family, variant)).toEqual(sizes);
    }
  });
});
