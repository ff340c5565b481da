/** Files that the worker loads when they are first wanted: a failure is not kept. */
import { expect, it } from 'vitest';
import { loadedOnce } from '../../web/worker/loaded-once.js';

it('is loaded by the first call alone', async () => {
  let loads = 0;
  const ready = loadedOnce(async () => {
    loads++;
  });
  await Promise.all([ready(), ready()]);
  await ready();
  expect(loads).toBe(1);
});

it('is loaded again after a failure, which all who waited for it hear of', async () => {
  let loads = 0;
  const ready = loadedOnce(async () => {
    loads++;
    if (loads === 1) throw new Error('no network');
  });
  const outcomes = await Promise.allSettled([ready(), ready()]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await ready();
  await ready();
  expect(loads).toBe(2);
});
