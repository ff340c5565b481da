import { describe, expect, it } from 'vitest';
import { randomBlacks } from '../../generators/hitori/blacks.js';
import { hitoriGenerator } from '../../generators/hitori/index.js';
import { planWith } from '../../generators/shared/generator.js';
import { createRng, orbitsOf, reachableFrom, SYMMETRY_NAMES, sideNeighbours } from '../../src/core/index.js';

/** True if no black cells share a side and all others are connected. */
function isPattern(blacks: Uint8Array, sides: readonly Int32Array[]): boolean {
  const whites = [...blacks.keys()].filter((cell) => blacks[cell] === 0);
  const joined = reachableFrom(whites.slice(0, 1), (cell) =>
    [...sides[cell]!].filter((next) => blacks[next] === 0),
  );
  const areApart = sides.every((beside, cell) =>
    [...beside].every((next) => blacks[cell] === 0 || blacks[next] === 0),
  );
  return areApart && joined.size === whites.length;
}

describe('black cells of Hitoris', () => {
  it.each(SYMMETRY_NAMES)('make a pattern by %s to which none can be added', (symmetry) => {
    const size = { rows: 8, columns: 8 };
    const sides = sideNeighbours(size);
    for (const seed of [1, 2, 3, 4, 5]) {
      const blacks = randomBlacks({ size, symmetry }, createRng(`blacks ${symmetry} ${seed}`))!;
      expect(isPattern(blacks, sides)).toBe(true);
      for (const orbit of orbitsOf(size, symmetry)) {
        expect(new Set(orbit.map((cell) => blacks[cell])).size).toBe(1);
        for (const cell of orbit.filter((own) => blacks[own] === 0)) {
          expect(isPattern(blacks.with(cell, 1), sides), `${cell}`).toBe(false);
        }
      }
    }
  });

  it.each(SYMMETRY_NAMES)('and numbers with one solution at nearly every attempt (%s)', async (symmetry) => {
    const plan = await planWith(hitoriGenerator, { size: '8', symmetry }, { noGuess: false });
    if (!plan.ok) throw new Error(JSON.stringify(plan.issues));
    const attempts = [1, 2, 3, 4, 5, 6].map((number) =>
      hitoriGenerator.attempt(plan.value, createRng(`hitori ${number}`), number),
    );
    expect(attempts.filter(({ status }) => status === 'made').length).toBeGreaterThan(4);
  });
});
