/** Short tasks in one job: packing, and how many. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunkId, packChunk, unpackChunk } from '../../src/cli/queue/chunk.js';
import { divide, openChunkSize } from '../../src/cli/queue/chunk-size.js';
import { isSameJson } from '../../src/core/same-json.js';

const argument = fc.dictionary(
  fc.constantFrom('batch', 'number', 'certify', 'first'),
  fc.jsonValue({ maxDepth: 2 }),
);
const texts = fc.array(
  argument.map((one) => JSON.stringify(one)),
  { minLength: 1, maxLength: 6 },
);

describe('the tasks of a job', () => {
  it('come out as they were put in', () => {
    fc.assert(
      fc.property(texts, (given) => {
        const unpacked = unpackChunk(JSON.parse(JSON.stringify(packChunk('task', given))));
        expect(unpacked).toHaveLength(given.length);
        for (const [index, text] of given.entries())
          expect(isSameJson(unpacked[index], JSON.parse(text))).toBe(true);
      }),
    );
  });

  it('share what they have in common', () => {
    const batch = { plan: 'long '.repeat(1000) };
    const given = [1, 2, 3].map((number) => JSON.stringify({ batch, number, certify: true }));
    expect(packChunk('make-puzzle', given)).toEqual({
      name: 'make-puzzle',
      common: { batch, certify: true },
      each: [{ number: 1 }, { number: 2 }, { number: 3 }],
    });
  });

  it('and the program are what the id of a job depends on', () => {
    const chunk = (task: string, number: number) => packChunk(task, [JSON.stringify({ number })]);
    const id = chunkId('1', chunk('a', 1));
    expect(chunkId('1', chunk('a', 1))).toBe(id);
    const others = [chunkId('2', chunk('a', 1)), chunkId('1', chunk('b', 1)), chunkId('1', chunk('a', 2))];
    expect(new Set([id, ...others]).size).toBe(4);
  });
});

describe('the number of tasks in a job', () => {
  it.each([
    [1, 1, 1000],
    [10, 1, 100],
    [3000, 2, 1],
    [999, 333, 333],
    [0, 5, 1000],
  ])('is what takes about a second: %i ms for %i tasks', (milliseconds, tasks, size) => {
    const measured = openChunkSize();
    expect(measured.size).toBe(1);
    measured.measure(milliseconds, tasks);
    expect(measured.size).toBe(size);
  });

  it('follows the tasks as they get longer', () => {
    const measured = openChunkSize();
    measured.measure(10, 10);
    for (let turn = 0; turn < 40; turn++) measured.measure(500, 1);
    expect(measured.size).toBe(2);
  });

  it('leaves no task out while threads are idle, and hands out full jobs only when none is', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -5, max: 20 }),
        (waiting, size, idle) => {
          const jobs = divide(waiting, size, idle);
          const sum = jobs.reduce((total, tasks) => total + tasks, 0);
          expect(Math.max(0, ...jobs)).toBeLessThanOrEqual(size);
          if (idle <= 0) {
            expect(jobs.every((tasks) => tasks === size)).toBe(true);
            expect(waiting - sum).toBeLessThan(size);
          } else if (waiting > 0) {
            expect(jobs.length).toBeGreaterThanOrEqual(
              Math.min(idle, waiting, Math.ceil(waiting / size)) - 1,
            );
            expect(jobs.length).toBeGreaterThan(0);
            expect(sum).toBeGreaterThan(waiting - size);
          }
        },
      ),
    );
  });
});
