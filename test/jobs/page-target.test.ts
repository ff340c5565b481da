/** Books of a given number of pages: the search by itself over made-up books, and a whole book. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slicesOf } from '../../src/book/spec/slices.js';
import { readSpec } from '../../src/book/spec/spec.js';
import type { PuzzleEntry } from '../../src/jobs/batch/puzzle-entries.js';
import { bindBook } from '../../src/jobs/book/bind-book.js';
import { collectBook } from '../../src/jobs/book/book.js';
import { countsFor, sliceCounts } from '../../src/jobs/book/counts.js';
import { reachPages } from '../../src/jobs/book/page-target.js';
import { openMemoryStore } from '../../src/jobs/ports/store.js';
import { endedAfter, unlimited } from './worlds.js';

const anyShares = fc
  .array(fc.record({ share: fc.integer({ min: 1, max: 50 }), most: fc.integer({ min: 1, max: 300 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.map((part, index) => ({ part: index, ...part })));

describe('the counts of parts', () => {
  it('are at least 1, no more than there are, as many as asked for, and only grow with the total', () => {
    fc.assert(
      fc.property(anyShares, fc.integer({ min: 1, max: 400 }), (shares, total) => {
        const counts = countsFor(shares, total);
        const most = shares.reduce((sum, part) => sum + part.most, 0);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
          Math.min(most, Math.max(total, shares.length)),
        );
        const more = countsFor(shares, total + 1);
        for (const [index, count] of counts.entries()) {
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count).toBeLessThanOrEqual(shares[index]!.most);
          expect(more[index]).toBeGreaterThanOrEqual(count);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('follow the shares', () => {
    const shares = [10, 20, 30].map((share, part) => ({ part, share, most: 2000 }));
    expect(countsFor(shares, 120)).toEqual([20, 40, 60]);
  });
});

describe('the search for pages', () => {
  it('makes what it counts, and no book between the found one and the target is left out', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyShares,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 6 }),
        async (shares, perPage, target, fixed) => {
          let made: readonly number[] = shares.map(() => 0);
          const pagesOf = (counts: readonly number[]): number => {
            for (const [index, count] of counts.entries()) expect(count).toBeLessThanOrEqual(made[index]!);
            return fixed + counts.reduce((sum, count, index) => sum + Math.ceil(count / perPage[index]!), 0);
          };
          const make = (counts: readonly number[]) => {
            made = counts;
            return Promise.resolve(undefined);
          };
          const reached = await reachPages<never>({ target, shares, make, pagesOf });
          expect(reached.pages).toBe(pagesOf(reached.counts));
          const isAll = reached.counts.every((count, index) => count === shares[index]!.most);
          // One puzzle more takes one page more at most here: every target from the smallest to the largest
          // book is met.
          if (reached.outcome === 'too-few') expect(reached.pages).toBeGreaterThan(target);
          else if (reached.outcome === 'used-up') expect(isAll && reached.pages < target).toBe(true);
          else expect([reached.outcome, reached.pages]).toEqual(['exact', target]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says which number of pages is the nearest below where none is exact', async () => {
    const shares = [{ part: 0, share: 1, most: 100 }];
    const make = () => Promise.resolve(undefined);
    const pagesOf = ([count]: readonly number[]): number => 2 * count!;
    expect(await reachPages<never>({ target: 9, shares, make, pagesOf })).toMatchObject({
      outcome: 'nearest',
      pages: 8,
      counts: [4],
    });
  });

  it('ends with what ended the making', async () => {
    const shares = [{ part: 0, share: 1, most: 100 }];
    const make = () => Promise.resolve('stopped' as const);
    expect(await reachPages({ target: 9, shares, make, pagesOf: () => 1 })).toBe('stopped');
  });
});

const SPEC = `title: Twelve pages
seed: owl
trim: a5
pages: 12
difficulty-labels: false
rules: false
parts:
  - { family: sudoku, count: 1, per-page: 1, parameters: { size: 6 } }
  - { family: nonogram, count: 2, per-page: 2, parameters: { size: 5 } }
`;

async function requestOf(text: string) {
  const located = readSpec(text);
  if (!located.ok) throw new Error(JSON.stringify(located.issues));
  const slices = await slicesOf(located.value, 'owl');
  if (!slices.ok) throw new Error(JSON.stringify(slices.issues));
  const { spec } = located.value;
  return { spec, files: new Map(), slices: slices.value, limitAttempts: 50, certify: false };
}

describe('a book of a given number of pages', () => {
  it('has them, and the same after an interruption', async () => {
    const request = await requestOf(SPEC);
    const whole = await collectBook(request, {
      workers: unlimited(),
      store: openMemoryStore<PuzzleEntry>(),
    });
    if (whole.status !== 'done') throw new Error(whole.status);
    expect(whole.reached).toMatchObject({ outcome: 'exact', target: 12, pages: 12 });
    const [sudokus, nonograms] = whole.puzzles.map(({ length }) => length);
    expect(nonograms! / sudokus!).toBeGreaterThan(1.4);
    expect(await bindBook(request.spec, whole.puzzles, whole.steps)).toMatchObject({ book: { pages: 12 } });

    const store = openMemoryStore<PuzzleEntry>();
    expect((await collectBook(request, { workers: endedAfter(7), store })).status).toBe('stopped');
    const rest = await collectBook(request, { workers: unlimited(), store });
    expect(rest.status === 'done' && rest.puzzles).toEqual(whole.puzzles);
  });

  it('is refused when one puzzle of each part takes more', async () => {
    const request = await requestOf(SPEC.replace('pages: 12', 'pages: 3'));
    const end = await collectBook(request, { workers: unlimited(), store: openMemoryStore<PuzzleEntry>() });
    expect(end).toMatchObject({ status: 'too-few-pages', target: 3, least: expect.any(Number) });
  });

  it('shares the puzzles of a part evenly among its difficulties', async () => {
    const text = 'seed: owl\npages: 9\nparts: [{ family: sudoku, count: 5, difficulty: [easy, hard] }]\n';
    const { slices } = await requestOf(text);
    expect(sliceCounts(slices, [{ part: 0, share: 5, most: 2000 }], [7])).toEqual([4, 3]);
  });
});
