/** Steps of several reasons have proofs that can be followed line by line. */
import { expect, it } from 'vitest';
import { followProofs } from './proof-lines.js';

it.each([
  ['star-battle', { size: 6 }, 'two'],
  ['queens', { size: 6, walls: 2 }, 'one'],
])('every proof for %s %o can be followed, and every step has one', async (id, settings, seed) => {
  const { deepest, kinds } = await followProofs(id, settings, seed);
  expect(kinds).not.toContain('together');
  expect(deepest).toBeGreaterThanOrEqual(1);
});

it('a count of stars ends with groups of cells of which one each may hold a star', async () => {
  const { kinds } = await followProofs('star-battle', { size: 8, stars: 2 }, 'a');
  expect(kinds).toContain('packing');
});

it('several points of a circuit are one line of a proof by the parity of their tracks', async () => {
  const { kinds } = await followProofs('circuit', { size: 6 }, 'p6');
  expect(kinds).toContain('parity');
});

// Two more where each conclusion that is open is refuted one after the other.
it('what follows from another refutation is not refuted by itself', async () => {
  const { refutations } = await followProofs('queens', { size: 6, walls: 2 }, 'f3');
  expect(refutations).toBe(5);
});
