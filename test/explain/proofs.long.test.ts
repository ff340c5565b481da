/** Hard steps are proved by values that are supposed inside each other. */
import { expect, it } from 'vitest';
import { followProofs } from './proof-lines.js';

it('the proofs of a star battle with two stars can be followed', async () => {
  const { deepest } = await followProofs('star-battle', { size: 10, stars: 2 }, 'nested');
  expect(deepest).toBeGreaterThanOrEqual(2);
});

it('too few lines for the parts of the rows end proofs of queens, and these stay short', async () => {
  const { kinds, longest } = await followProofs('queens', { size: 8, walls: 4 }, 'proofs');
  expect(kinds).not.toContain('together');
  expect(kinds).toContain('covering');
  expect(longest).toBeLessThanOrEqual(70);
});
