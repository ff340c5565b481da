/** Lines of proofs in the words that Hashi has for steps. */
import { describe, expect, it } from 'vitest';
import type { StepShape } from '../../../src/families/contract/explaining.js';
import { becauseOfClosed } from '../../../src/families/hashi/explaining/arguments.js';
import { connectedReason } from '../../../src/families/hashi/explaining/reasons.js';
import { type HashiPuzzle, hashi } from '../../../src/families/hashi/index.js';
import { explainedPuzzle } from '../explained-puzzle.js';

/** An island 3 with neighbours to the left, to the right and below. */
const PUZZLE: HashiPuzzle = {
  family: 'hashi',
  islands: [
    [2, 0, 3, 0, 2],
    [0, 0, 0, 0, 0],
    [1, 0, 2, 0, 0],
  ],
};
const [LEFT, RIGHT, DOWN] = ['r1c1–r1c3', 'r1c3–r1c5', 'r1c3–r3c3'] as const;
const { becauseOfLine } = explainedPuzzle(hashi, PUZZLE);

/** The words for a line about the island 3; open are the places without a fact. */
function words(facts: readonly string[], ...conclusions: readonly string[]): string | undefined {
  const open = [LEFT, RIGHT, DOWN]
    .filter((place) => !facts.some((fact) => fact.startsWith(place)))
    .flatMap((place) => [`${place} has at least one bridge`, `${place} has two bridges`]);
  return becauseOfLine({ reasons: ['island-r1c3'], facts, conclusions, open })
    ?.split(', and so ')
    .at(-1);
}

describe('a line of a proof', () => {
  it('says of an island what steps say of it', () => {
    const facts = [`${LEFT} has two bridges`, `${RIGHT} has at least one bridge`];
    expect(words(facts, `${DOWN} has no bridge`)).toBe('the island 3 in r1c3 has all its bridges, 2 + 1 = 3');
  });

  it('says how many bridges an island would have that cannot have its number', () => {
    expect(words([`${LEFT} has two bridges`, `${RIGHT} has two bridges`])).toBe(
      'the island 3 in r1c3 has at least 2 + 2 = 4 bridges',
    );
    expect(words([`${LEFT} has no bridge`, `${RIGHT} has no bridge`])).toBe(
      'the island 3 in r1c3 has at most two bridges',
    );
    const few = [
      `${LEFT} has at most one bridge`,
      `${RIGHT} has no bridge`,
      `${DOWN} has at most one bridge`,
    ];
    expect(words(few)).toBe('the island 3 in r1c3 has at most 1 + 1 = 2 bridges');
    // Three bridges and more: the island can have its number.
    expect(words([`${LEFT} has at most one bridge`])).toBeUndefined();
    expect(words([`${LEFT} has two bridges`, `${RIGHT} has at least one bridge`])).toBeUndefined();
  });

  it('says which ways out of a group of islands are closed', () => {
    const { marks } = explainedPuzzle(hashi, PUZZLE);
    const closed = [RIGHT, DOWN].map((name) => ({
      mark: marks.find(({ place, atLeast }) => place === name && atLeast === 1)!,
      value: false,
    }));
    const [right, down] = closed;
    const group = connectedReason([
      [0, 0],
      [0, 2],
    ]);
    const say = (facts: StepShape['facts'], conclusions: StepShape['conclusions']): string | undefined =>
      becauseOfClosed({ reasons: [group], facts, conclusions, known: facts, open: [] }, () => 'KNOWN');
    expect(say(closed, [])).toBe('KNOWN, and so the islands in r1c1 and r1c3 are cut off from the others');
    expect(say([right!], [{ ...down!, value: true }])).toBe(
      'KNOWN, and so the islands in r1c1 and r1c3 would be cut off from the others without it',
    );
    expect(say([], [])).toBeUndefined();
  });
});
