/** Writes the golden files of families that have none; `npm run golden` runs it. */
import { existsSync, writeFileSync } from 'node:fs';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { openEngine } from '../../src/solve/engines.js';
import { TEMPLATES } from './families.js';
import { goldenPath, goldenText } from './golden-file.js';

// Opened while this module is loaded: what loads it does not load anything later.
const engine = await openEngine('sat');

const ALL: readonly AnyFamily[] = [...FAMILIES, ...TEMPLATES];

/**
 * Writes the file of each named family anew, and without names those that are missing.
 * @returns the paths of the files that were written
 * @throws RangeError when a name is of no family
 */
export function writeGolden(names: readonly string[]): readonly string[] {
  const unknown = names.filter((name) => !ALL.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw new RangeError(
      `unknown family ${unknown.join(', ')}; expected ${ALL.map(({ id }) => id).join(', ')}`,
    );
  }
  const chosen = ALL.filter(({ id }) =>
    names.length > 0 ? names.includes(id) : !existsSync(goldenPath(id)),
  );
  for (const family of chosen) writeFileSync(goldenPath(family.id), goldenText(family, engine));
  return chosen.map(({ id }) => goldenPath(id));
}
