/**
 * Settings of the generators for the fuzz run: from tiny to medium, so that every engine has a chance with
 * most of them.
 */
import type { Settings } from '../../../generators/shared/generator.js';
import { VARIANTS } from '../../../generators/sudoku/variants/index.js';
import type { FamilyId } from '../../../src/families/index.js';

/** Settings of the generators of some families. */
type SettingsByFamily = Readonly<Partial<Record<FamilyId, readonly Settings[]>>>;

/**
 * By family; all are equally likely. The presets `small` and `medium` are drawn besides, and alone for a
 * family that is not here.
 */
export const SETTINGS: SettingsByFamily = {
  nonogram: [
    { size: '5' },
    { size: '5x7' },
    { size: '8' },
    { size: '9x12' },
    { size: '15' },
    { size: '5', colours: 2 },
    { size: '6x5', colours: 3 },
    { size: '8', colours: 2 },
    { size: '10', colours: 4 },
  ],
  sudoku: [
    { size: 4 },
    { size: 6 },
    { size: 6, minimal: true },
    { size: 4, fewest: true },
    { size: 9 },
    { size: 9, symmetry: 'half-turn' },
    ...VARIANTS.map(({ id, isOnlyNine }) => ({ size: isOnlyNine ? 9 : 6, variant: id })),
  ],
  kenken: [{ size: 3 }, { size: 4 }, { size: 5 }, { size: 4, untold: true }, { size: 5, 'largest-cage': 5 }],
  'star-battle': [
    { size: 5 },
    { size: 6 },
    { size: 7 },
    { size: 8 },
    { size: 8, 'smallest-region': 1 },
    { size: 7, outside: 5 },
  ],
  queens: [
    { size: 5, walls: 3 },
    { size: 6, walls: 4 },
    { size: 6, walls: 6, queens: 8 },
    { size: 7, walls: 4 },
  ],
  battleship: [
    { size: '4' },
    { size: '5' },
    { size: '6', missing: 3 },
    { size: '6x7' },
    { size: '7', missing: 2 },
  ],
  circuit: [
    { size: '4x3' },
    { size: '4' },
    { size: '4', path: true },
    { size: '5x4' },
    { size: '5' },
    { size: '6' },
  ],
  hashi: [
    { size: '5x5' },
    { size: '6x6', density: 30 },
    { size: '7x7', bridges: 1 },
    { size: '8x8', bridges: 3 },
    { size: '10x10' },
  ],
  zebra: [
    { size: 2, attributes: 3 },
    { size: 3, attributes: 2 },
    { size: 4, attributes: 3 },
    { size: 4, attributes: 4, 'no-places': true },
    { size: 5, attributes: 3 },
    { size: 7, attributes: 3 },
    { size: 9, attributes: 2 },
  ],
  kakuro: [
    { size: '4' },
    { size: '5x7' },
    { size: '6', 'given-numbers': 2 },
    { size: '6', 'few-sums': true },
    { size: '8', 'longest-run': 4 },
  ],
  futoshiki: [
    { size: 3 },
    { size: 4 },
    { size: 4, signs: 'adjacent' },
    { size: 5, givens: 'none' },
    { size: 5, signs: 'adjacent' },
    { size: 6 },
  ],
  skyscrapers: [
    { size: 3 },
    { size: 4 },
    { size: 4, givens: 'allowed' },
    { size: 5, views: 'all', givens: 'allowed' },
    { size: 5 },
  ],
};

/**
 * Settings for puzzles that are asked of `sat` alone: proofs of some length, arrays that grow and are
 * cleaned. Of other families those above serve.
 */
export const LARGER_SETTINGS: SettingsByFamily = {
  nonogram: [{ size: '25' }, { size: '20x30' }],
  sudoku: [{ size: 9, minimal: true }, { size: 12 }],
  kenken: [{ size: 6 }, { size: 7 }],
  'star-battle': [{ size: 10, stars: 2 }, { size: 9 }],
  queens: [
    { size: 8, walls: 6 },
    { size: 9, walls: 5 },
  ],
  battleship: [{ size: '8' }, { size: '9', missing: 4 }],
  circuit: [{ size: '7' }, { size: '8' }],
  hashi: [{ size: '15x15' }, { size: '18x18', loops: 40 }, { size: '8', islands: 40, 'side-by-side': true }],
  zebra: [
    { size: 5, attributes: 5 },
    { size: 6, attributes: 4 },
  ],
  kakuro: [{ size: '12' }, { size: '10', 'few-sums': true }],
  futoshiki: [{ size: 7 }, { size: 7, signs: 'adjacent' }],
  skyscrapers: [{ size: 6, givens: 'allowed' }],
};
