/** Hard steps are proved by values that are supposed inside each other. */
import { expect, it } from 'vitest';
import { followProofs } from './proof-lines.js';

it('the proofs of a star battle with two stars can be followed', async () => {
  const { deepest } = await followProofs('star-battle', { size: 10, stars: 2 }, 'nested');
  expect(deepest).toBeGreaterThanOrEqual(2);
});

it('every step of queens has a proof, by values that are supposed inside each other', async () => {
  const { kinds, deepest } = await followProofs('queens', { size: 8, walls: 4 }, 'proofs');
  expect(kinds).not.toContain('together');
  expect(deepest).toBeGreaterThanOrEqual(2);
});
