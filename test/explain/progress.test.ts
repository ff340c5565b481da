/** The progress of an explanation: reported after every step, up to the whole. */
import { expect, it } from 'vitest';
import { type ExplainProgress, explain } from '../../src/api/index.js';
import { starBattle } from '../../src/families/star-battle/index.js';

const { puzzle } = starBattle.examples.find(({ verdict }) => verdict === 'unique')!;

it('grows with every step and ends with everything', async () => {
  const reported: ExplainProgress[] = [];
  const explained = await explain(starBattle, puzzle, { onProgress: (progress) => reported.push(progress) });
  expect(explained.verdict).toBe('solved');
  expect(reported.length).toBeGreaterThan(1);
  const [first] = reported;
  for (const [index, { done, of }] of reported.entries()) {
    expect(of).toBe(first!.of);
    expect(done).toBeGreaterThan(reported[index - 1]?.done ?? 0);
  }
  expect(reported.at(-1)!.done).toBe(first!.of);
});
