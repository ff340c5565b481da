/**
 * Deductions of presolve about puzzles as people get them are confirmed by the rules, in every formulation.
 */
import { expect, it } from 'vitest';
import { GENERATORS } from '../../generators/registry.js';
import { findFamily } from '../../src/families/index.js';
import { firstMade } from './first-made.js';

const SEEDS = ['a', 'b', 'c'];

/** States other rows with presolve, which follow from the rules for every puzzle and rest on no deduction. */
const STATED_OTHERWISE = ['partitions'];

it.each(GENERATORS.flatMap((generator) => SEEDS.map((seed) => ({ id: generator.id, generator, seed }))))(
  '$id, seed $seed',
  async ({ generator, seed }) => {
    const family = findFamily(generator.family)!;
    const { settings } = generator.presets[0];
    const { puzzle } = await firstMade(generator, family, { settings, seed });
    for (const formulation of family.formulations) {
      const { model, confirmPresolve } = formulation.formulate(puzzle, { presolve: true });
      if (confirmPresolve !== undefined) expect(confirmPresolve(), formulation.id).toBe(true);
      // A formulation without it must not deduce anything.
      else if (!STATED_OTHERWISE.includes(formulation.id))
        expect(model, formulation.id).toEqual(formulation.formulate(puzzle, { presolve: false }).model);
    }
  },
);
