/**
 * Questions put to the checker between the steps of a proof, and steps that name clauses that do not exist.
 */
import { describe, expect, test } from 'vitest';
import { ProofChecker } from '../../../src/solve/checker/checker.js';

const NO_CLAUSE = 1_000_000_000;

function derive(checker: ProofChecker, clause: readonly number[], hints: readonly number[]): number {
  return checker.derive(Int32Array.from(clause), clause.length, Int32Array.from(hints), hints.length);
}

describe('assumptions', () => {
  test('are excluded by a clause only when each of its literals denies one of them', () => {
    const checker = new ProofChecker();
    const number = checker.insert([1, -2, 3]);
    expect(checker.excludes(number, [-1, 2, -3])).toBe(true);
    expect(checker.excludes(number, [-3, 4, 2, -1])).toBe(true);
    for (const assumptions of [[], [-1], [-1, 2], [2, -3], [-1, 2, 3], [1, -2, 3], [-1, -2, -3]])
      expect(checker.excludes(number, assumptions), String(assumptions)).toBe(false);
  });

  test('are excluded by a literal that holds for good when they deny it', () => {
    const checker = new ProofChecker();
    const number = checker.insert([1, 2]);
    checker.insert([3]);
    expect(checker.excludes(0, [-3])).toBe(true);
    expect(checker.excludes(0, [3, 1])).toBe(false);
    expect(checker.excludes(number, [3, -1])).toBe(false);
    expect(checker.excludes(number, [-3, -1])).toBe(true);
  });
});

describe('a step with a hint that does not exist', () => {
  test.each<[name: string, hints: (number: number) => readonly number[]]>([
    ['as the first hint', () => [NO_CLAUSE]],
    ['after a hint that left a literal', (number) => [number, NO_CLAUSE]],
  ])('is refused and leaves nothing behind: %s', (_name, hints) => {
    const checker = new ProofChecker();
    const number = checker.insert([1, 2]);
    checker.insert([-1, 3, 4]);
    expect(() => derive(checker, [1, 5], hints(number))).toThrow('there is no clause');
    // With 1 and 5 still taken for false, each of these would be accepted.
    expect(() => derive(checker, [-1], [])).toThrow('does not follow');
    expect(() => derive(checker, [-5, 6], [])).toThrow('does not follow');
    expect(() => derive(checker, [2], [number])).toThrow('does not follow');
    expect(checker.excludes(0, [1])).toBe(false);
    expect(checker.excludes(0, [-2])).toBe(false);
  });

  test('is refused among clauses of one literal too', () => {
    const checker = new ProofChecker();
    const number = checker.insert([1, 2]);
    const [units, hints] = [Int32Array.from([1]), Int32Array.from([NO_CLAUSE])];
    expect(() => checker.deriveUnits(units, hints, 1)).toThrow('there is no clause');
    expect(() => derive(checker, [2], [number])).toThrow('does not follow');
  });
});
