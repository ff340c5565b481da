/** Grids of Tents that are moved until logic finishes them. */
import { describe, expect, it } from 'vitest';
import { planWith } from '../../generators/shared/generator.js';
import { Camp } from '../../generators/tents/camp.js';
import { tentsGenerator } from '../../generators/tents/index.js';
import { createRng } from '../../src/core/index.js';
import { logicFor } from '../../src/families/kit/index.js';
import { TENT, tents, tentsRuled } from '../../src/families/tents/index.js';

function tentsIn(rows: readonly string[]): number {
  return [...rows.join('')].filter((sign) => sign === TENT).length;
}

describe('camps', () => {
  it('move tents, never more than they are to have, and take a move back', () => {
    const camp = new Camp({ rows: 9, columns: 7 }, 0.15, createRng('camp'));
    expect(tentsIn(camp.solution)).toBe(9);
    let moved = 0;
    for (let round = 0; round < 200; round++) {
      const before = camp.solution;
      const back = camp.move(round % 3 === 0 ? [] : [...Array(20 + (round % 40)).keys()]);
      const after = camp.solution;
      expect(tentsIn(after)).toBeLessThanOrEqual(9);
      if (String(after) !== String(before)) moved++;
      if (round % 2 === 1) continue;
      back();
      expect(camp.solution).toEqual(before);
      // What was taken back is counted: later moves pitch as many tents again.
      expect(tentsIn(camp.solution)).toBe(tentsIn(before));
    }
    expect(moved).toBeGreaterThan(150);
    expect(tentsIn(camp.solution)).toBeGreaterThan(6);
  });
});

describe('large Tents', () => {
  it.each(['20', '25x18'])(
    'are made at the first attempt, and plain logic finishes them (%s)',
    async (size) => {
      const plan = await planWith(tentsGenerator, { size }, { noGuess: false, logic: 'plain' });
      if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
      const made = tentsGenerator.attempt(plan.value, createRng('large'), 1);
      if (made.status === 'failed') throw new Error(made.reason);
      expect(tents.verify(made.puzzle, made.solution)).toEqual([]);
      expect(tents.confirmsOnlySolution!(made.puzzle, made.solution)).toBe(true);
      expect(logicFor(tentsRuled, made.puzzle).reach('plain')).toBe('plain');
      expect(made.logic).toBe('plain');
    },
  );
});
