/** The progress of a batch, in words. */
import { describe, expect, it } from 'vitest';
import { crewWords, paceWords } from '../../src/cli/output/batch-progress.js';

describe('the pace of a batch', () => {
  it.each([
    [{ made: 9, seconds: 2, left: 90 }, '4.5 a second, 20 s left'],
    [{ made: 1000, seconds: 10, left: 0 }, '100 a second, 0 s left'],
    [{ made: 1, seconds: 60, left: 10 }, '1 a minute, 10 min left'],
    [{ made: 1, seconds: 3600, left: 5 }, '1 an hour, 5 h left'],
    [{ made: 1, seconds: 1, left: 1_000_000 }, '1 a second, 12 days left'],
  ])('%j', (pace, expected) => expect(paceWords(pace)).toBe(expected));

  it('is not known before the first puzzle', () => {
    expect(paceWords({ made: 0, seconds: 5, left: 10 })).toBeUndefined();
  });
});

describe('the workers of a queue', () => {
  it.each([
    [{ workers: 0, threads: 0 }, '0 workers with 0 threads'],
    [{ workers: 1, threads: 1 }, '1 worker with 1 thread'],
    [{ workers: 2, threads: 8 }, '2 workers with 8 threads'],
  ])('%j', (crew, expected) => expect(crewWords(crew)).toBe(expected));
});
