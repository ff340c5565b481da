/** The follower of binary LRAT proofs: it takes a proof, and names what is wrong with others. */
import { describe, expect, it } from 'vitest';
import { followLrat } from '../../../src/solve/checker/lrat.js';

/** No assignment of two variables satisfies all four clauses. */
const FORMULA = {
  variableCount: 2,
  literals: Int32Array.from([1, 2, 0, 1, -2, 0, -1, 2, 0, -1, -2, 0]),
  names: [],
};

/** Steps as bytes: a letter, and numbers that each take one byte. */
function proof(
  ...steps: readonly (readonly [letter: 'a' | 'd', ...numbers: readonly number[]])[]
): Uint8Array {
  return Uint8Array.from(
    steps.flatMap(([letter, ...numbers]) => [
      letter.charCodeAt(0),
      ...numbers.map((number) => (number < 0 ? 1 - 2 * number : 2 * number)),
    ]),
  );
}

const FIRST = ['a', 5, 1, 0, 1, 2, 0] as const;

describe('followLrat', () => {
  it('takes a proof, with clauses that are removed on the way', () => {
    const whole = proof(FIRST, ['d', 1, 2, 0], ['a', 6, 2, 0, 5, 3, 0], ['a', 7, 0, 5, 6, 4, 0]);
    expect(followLrat(FORMULA, whole)).toBeUndefined();
  });

  it.each([
    ['a step that does not follow', proof(['a', 5, 1, 0, 1, 3, 0]), 'does not follow'],
    ['a hint that is missing', proof(['a', 5, 1, 0, 1, 0]), 'does not follow'],
    ['a clause that was removed', proof(['d', 1, 0], FIRST), 'names clause 1, which there is not'],
    ['a clause that there never was', proof(['a', 5, 1, 0, 9, 0]), 'names clause 9'],
    ['a variable that the formula lacks', proof(['a', 5, 3, 0, 1, 2, 0]), 'a variable'],
    ['numbers that go back', proof(FIRST, ['a', 5, 2, 0, 5, 3, 0]), 'comes after'],
    ['the end within a step', proof(FIRST).subarray(0, 4), 'ends within a step'],
    ['a number without an end', Uint8Array.from([97, ...new Array(9).fill(255)]), 'too large'],
    ['another letter', Uint8Array.from([98, 0]), 'no step at byte 0'],
    ['no empty clause', proof(FIRST), 'without the empty clause'],
    ['nothing', proof(), 'without the empty clause'],
  ])('refuses %s', (_, bytes, why) => {
    expect(followLrat(FORMULA, bytes)).toContain(why);
  });

  it('does not take a proof of another formula', () => {
    const fewer = { ...FORMULA, literals: FORMULA.literals.subarray(0, 9) };
    const whole = proof(['a', 4, 1, 0, 1, 2, 0], ['a', 5, 2, 0, 4, 3, 0], ['a', 6, 0, 4, 5, 0]);
    expect(followLrat(fewer, whole)).toContain('does not follow');
  });
});
