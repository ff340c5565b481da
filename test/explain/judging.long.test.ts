/** Verdicts on 10 000 right and wrong steps of all families: examples first, then generated puzzles. */
import { expect, it } from 'vitest';
import { findGenerator } from '../../generators/index.js';
import { FAMILIES } from '../../src/families/index.js';
import { openPuzzles } from '../bench/generated-puzzles.js';
import { type Compared, compareVerdicts } from './judged-steps.js';

const WANTED = 10_000;
const EXPLAINED = FAMILIES.filter(({ explaining }) => explaining !== undefined);
const EACH = Math.ceil(WANTED / EXPLAINED.length);

it.each(EXPLAINED.map(({ id }) => id))('%s: every verdict is right', async (id) => {
  const family = EXPLAINED.find((one) => one.id === id)!;
  const settings = findGenerator(id)!.presets[0].settings;
  const make = await openPuzzles({ family: id, settings, seed: 'judged' });
  let seen = 0;
  const add = ({ follows, open, wrong }: Compared): void => {
    seen += follows + open + wrong;
  };
  for (const { puzzle, verdict } of family.examples) {
    if (verdict !== 'unique' || seen >= EACH / 2) continue;
    add(await compareVerdicts(family, puzzle, { most: EACH / 2, every: 10, seed: id }));
  }
  for (let number = 1; seen < EACH; number++) {
    add(
      await compareVerdicts(family, make(number), { most: EACH - seen, every: 10, seed: `${id}/${number}` }),
    );
  }
  expect(seen).toBeGreaterThanOrEqual(EACH);
});
