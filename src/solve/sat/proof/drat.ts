/**
 * DRAT proofs, which drat-trim reads (Wetzler, Heule and Hunt 2014): each step a clause that follows, or one
 * that is not used any more, by its literals.
 */
import type { WrittenProof } from './sink.js';
import type { Steps } from './steps.js';

/** A DRAT proof that is written while it is found. */
export function dratProof(steps: Steps): WrittenProof {
  const clause = (literals: ArrayLike<number>, size: number): void => {
    for (let index = 0; index < size; index++) steps.number(literals[index]!);
    steps.zero();
    steps.end();
  };
  return {
    given: () => undefined,
    derived: (_, literals, size) => {
      steps.add();
      clause(literals, size);
    },
    removed: (_, literals, size) => {
      steps.remove();
      clause(literals, size);
    },
  };
}
