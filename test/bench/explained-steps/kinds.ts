/**
 * The kinds of puzzles whose explanations are checked, of each family in turn: small ones, so that a thousand
 * are done in an hour or two.
 */
import { findGenerator } from '../../../generators/registry.js';
import type { Settings } from '../../../generators/shared/generator.js';
import type { FamilyId } from '../../../src/families/index.js';

/** The settings of a family's generator; those of its small and medium presets where none are listed here. */
export function kindsOf(id: FamilyId): readonly Settings[] {
  return (
    KINDS[id] ??
    findGenerator(id)!
      .presets.slice(0, 2)
      .map(({ settings }) => settings)
  );
}

const KINDS: Readonly<Partial<Record<FamilyId, readonly Settings[]>>> = {
  nonogram: [
    { size: '10' },
    { size: '8', colours: 3 },
    { size: '15' },
    { size: '10', grain: 0 },
    { size: '10', colours: 2 },
  ],
  sudoku: [{}, { size: 6 }, { size: 9, minimal: true }, { size: 8 }],
  kenken: [{ size: 4 }, { size: 5 }, { size: 6 }, { size: 5, untold: true }],
  'star-battle': [
    { size: 6 },
    { size: 8 },
    { size: 8, stars: 2 },
    { size: 7, outside: 5 },
    { size: 10, stars: 2 },
  ],
  queens: [{ size: 5 }, { size: 6 }, { size: 8, walls: 4 }, { size: 7 }],
  battleship: [{ size: '6' }, { size: '8' }, { size: '7', missing: 3 }],
  circuit: [{ size: '5' }, { size: '6' }, { size: '5', path: true }, { size: '6', holes: 4 }],
  hashi: [
    { size: '8' },
    { size: '10' },
    { size: '8', bridges: 3 },
    { size: '15' },
    { size: '9', bridges: 1 },
  ],
  zebra: [
    { size: 5, attributes: 4 },
    { size: 4, attributes: 4 },
    { size: 6, attributes: 3 },
    { size: 5, attributes: 3, 'no-places': true },
  ],
};
