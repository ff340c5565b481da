/**
 * The checker after it goes back to its mark: what it accepted since is no longer known, what was removed is.
 */
import { describe, expect, test } from 'vitest';
import { ProofChecker } from '../../../src/solve/checker/checker.js';

const hints = (...numbers: readonly number[]): Int32Array => Int32Array.from(numbers);

describe('a checker that was rewound', () => {
  test('does not accept what follows from forgotten clauses', () => {
    const checker = new ProofChecker();
    const first = checker.insert([1, 2]);
    checker.mark();
    const second = checker.insert([1, -2]);
    checker.derive(hints(1), 1, hints(first, second), 2);
    expect(checker.excludes(0, [-1])).toBe(true);
    checker.rewind();
    expect(checker.excludes(0, [-1])).toBe(false);
    expect(() => checker.derive(hints(1), 1, hints(first, second), 2)).toThrow(/there is no clause/);
    expect(() => checker.derive(hints(1), 1, hints(first), 1)).toThrow(/does not follow/);
  });

  test('is refuted no more', () => {
    const checker = new ProofChecker();
    checker.mark();
    checker.insert([]);
    expect(checker.refuted).toBe(true);
    checker.rewind();
    expect(checker.refuted).toBe(false);
    expect(() => checker.derive(hints(), 0, hints(), 0)).toThrow(/does not follow/);
  });

  test('knows again what was removed, also after its memory was packed', () => {
    const checker = new ProofChecker();
    const kept = Array.from({ length: 200 }, (_, index) => checker.insert([index + 1, index + 2]));
    checker.mark();
    for (const number of kept.slice(0, 150)) checker.remove(number);
    for (let index = 0; index < 400; index++) checker.insert([-(index + 1), index + 2, index + 3]);
    checker.rewind();
    for (const [index, number] of kept.entries()) {
      checker.derive(hints(index + 1, index + 2, 999), 3, hints(number), 1);
      expect(() => checker.derive(hints(index + 1), 1, hints(number), 1)).toThrow(/does not follow/);
    }
  });

  test('keeps the literals that held before', () => {
    const checker = new ProofChecker();
    checker.insert([1]);
    checker.mark();
    checker.insert([2]);
    checker.rewind();
    expect([checker.excludes(0, [-1]), checker.excludes(0, [-2])]).toEqual([true, false]);
  });
});
