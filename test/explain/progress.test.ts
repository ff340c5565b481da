/** The progress of an explanation: told after every step, up to the whole. */
import { expect, it } from 'vitest';
import { type ExplainProgress, explain } from '../../src/api/index.js';
import { starBattle } from '../../src/families/star-battle/index.js';

const { puzzle } = starBattle.examples.find(({ verdict }) => verdict === 'unique')!;

it('grows with every step and ends with everything', async () => {
  const told: ExplainProgress[] = [];
  const explained = await explain(starBattle, puzzle, { onProgress: (progress) => told.push(progress) });
  expect(explained.verdict).toBe('solved');
  expect(told.length).toBeGreaterThan(1);
  const [first] = told;
  for (const [index, { done, of }] of told.entries()) {
    expect(of).toBe(first!.of);
    expect(done).toBeGreaterThan(told[index - 1]?.done ?? 0);
  }
  expect(told.at(-1)!.done).toBe(first!.of);
});
