/** Clauses of one literal that are derived together: accepted and refused as they are one by one. */
import { expect, test } from 'vitest';
import { createRng, type Rng } from '../../../src/core/random.js';
import { ProofChecker } from '../../../src/solve/checker/checker.js';

const VARIABLES = 5;

function drawLiteral(rng: Rng): number {
  return (1 + rng.integer(VARIABLES)) * rng.pick([-1, 1]);
}

/**
 * The checker's judgement of the steps, and the literals that hold in the end; after a refusal it is not used
 * any more.
 */
function judge(clauses: readonly (readonly number[])[], derive: (checker: ProofChecker) => void) {
  const checker = new ProofChecker();
  for (const clause of clauses) checker.insert(clause);
  try {
    derive(checker);
  } catch (error) {
    return { refusal: String(error), refuted: checker.refuted };
  }
  const holding = Array.from({ length: VARIABLES }, (_, index) => [
    checker.excludes(0, [index + 1]),
    checker.excludes(0, [-index - 1]),
  ]);
  return { refusal: '', refuted: checker.refuted, holding };
}

test('literals that are derived together are judged as one by one', () => {
  const seen = { accepted: 0, refused: 0, refuted: 0 };
  for (let seed = 0; seed < 3000; seed++) {
    const rng = createRng(`units/${seed}`);
    const clauses = Array.from({ length: 8 }, () =>
      Array.from({ length: rng.pick([1, 2, 2, 3]) }, () => drawLiteral(rng)),
    );
    const count = 1 + rng.integer(3);
    const literals = Int32Array.from({ length: count }, () => drawLiteral(rng));
    const hints = Int32Array.from({ length: count }, () => 1 + rng.integer(7));
    const together = judge(clauses, (checker) => checker.deriveUnits(literals, hints, count));
    const apart = judge(clauses, (checker) => {
      for (let index = 0; index < count; index++) {
        checker.derive(literals.subarray(index, index + 1), 1, hints.subarray(index, index + 1), 1);
      }
    });
    expect(together, `case ${seed}`).toEqual(apart);
    seen[together.refusal === '' ? 'accepted' : 'refused']++;
    if (together.refuted) seen.refuted++;
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50);
});
