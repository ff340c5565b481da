/** The advice where a part of a book could not be filled, in the keys of its specification. */
import { describe, expect, it } from 'vitest';
import { slicesOf } from '../../src/book/spec/slices.js';
import { readSpec } from '../../src/book/spec/spec.js';
import { limitLines } from '../../src/cli/book/limits.js';
import type { FillLimit } from '../../src/jobs/book/fill-book.js';

const SPEC = `seed: owl
parts:
  - title: Gifts
    family: sudoku
    count: 7
    difficulty: [easy, hard]
    no-guess: true
    parameters: { size: 6, symmetry: quarter-turn }
  - family: hashi
    count: 2
`;

async function linesFor(limit: Omit<FillLimit, 'status' | 'limitAttempts'>): Promise<readonly string[]> {
  const located = readSpec(SPEC);
  if (!located.ok) throw new Error(JSON.stringify(located.issues));
  const slices = await slicesOf(located.value, 'owl');
  if (!slices.ok) throw new Error(JSON.stringify(slices.issues));
  const wanted = { located: located.value, slices: slices.value };
  return limitLines([{ status: 'limit', limitAttempts: 300, ...limit }], wanted);
}

describe('a part that could not be filled', () => {
  it('of several difficulties', async () => {
    const failures = [{ reason: 'it was medium, not hard', count: 300 }];
    const nearest = { difficulty: 'medium', number: 2.9, off: 0.1 } as const;
    expect(await linesFor({ slice: 1, number: 3, failures, nearest })).toEqual([
      'part 1 (Gifts, difficulty hard, line 3): 2 of 3 puzzles; gave up on the next one after 300 attempts',
      '300 attempts failed: it was medium, not hard',
      'nearest to it: medium, 2.90',
      'to relax: write "difficulty: medium", which came nearest, or write "difficulty: [easy]", or leave out "no-guess", or change "size" or "symmetry" below "parameters", or lower "count" to 4, or raise --limit-attempts (now 300)',
    ]);
  });

  it('because all puzzles of its kind are in the book', async () => {
    const exhausted = 'there is 1 board of this kind, apart from turns and reflections';
    expect(await linesFor({ slice: 2, number: 2, failures: [], exhausted })).toEqual([
      `part 2 (hashi, line 9): 1 of 2 puzzles; ${exhausted}`,
      'to relax: lower "count" to 1',
    ]);
  });

  it('of which nothing was asked but a number of puzzles', async () => {
    expect(await linesFor({ slice: 2, number: 1, failures: [] })).toEqual([
      'part 2 (hashi, line 9): 0 of 2 puzzles; gave up on the next one after 300 attempts',
      'to relax: raise --limit-attempts (now 300)',
    ]);
  });
});
