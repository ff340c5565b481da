/** Notes of parts of regions in a puzzle whose steps would have up to nine rules without them. */
import { expect, it } from 'vitest';
import { explainPuzzle } from '../../src/explain/answers/explain.js';
import { starBattle } from '../../src/families/star-battle/index.js';
import { numberRegions } from '../../src/families/star-battle/puzzle.js';

const REGIONS =
  '0011112233 0111222233 0011122233 0441222225 4444625555 4446666555 7777766555 7777668885 9997998885 9999998855';

it('every step of a star battle of ten rows has at most six rules', () => {
  const regions = numberRegions(REGIONS.split(' ').map((row) => [...row].map(Number)));
  const puzzle = { family: 'star-battle', stars: 2, regions } as const;
  const answer = explainPuzzle({ family: starBattle, puzzle, rates: false });
  if (answer.status !== 'explained') throw new Error(answer.status);
  const { verdict, steps, marks } = answer.explanation;
  expect(verdict).toBe('solved');
  expect(Math.max(...steps.map(({ size }) => size))).toBeLessThanOrEqual(6);
  expect(steps.some(({ facts }) => facts.some(({ mark }) => marks[mark]!.counts !== undefined))).toBe(true);
});
