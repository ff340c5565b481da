/**
 * A depth-first search for other solutions on top of {@link Candidates}: plain logic is propagated, then the
 * cell with the fewest candidates is guessed. It serves generators, which make thousands of small searches;
 * who may say that a puzzle has one solution is the engine's business.
 */

import { bitCount } from '../../src/core/index.js';
import { Candidates, type KenkenPuzzle } from '../../src/families/kenken/index.js';

/** Another solution (row-major), none, or nothing within the guesses. */
export type Other =
  | { readonly status: 'found'; readonly numbers: Readonly<Uint8Array> }
  | { readonly status: 'none' }
  | { readonly status: 'limit' };

/** Looks for a solution that is not the given one (row-major), with a limited number of guesses. */
export function findOther(puzzle: KenkenPuzzle, solution: Readonly<Uint8Array>, mostGuesses: number): Other {
  const candidates = new Candidates(puzzle);
  let guesses = 0;
  const search = (): Other => {
    const progress = candidates.propagate();
    if (progress === 'contradiction') return { status: 'none' };
    if (progress === 'solved') {
      const numbers = solution.map((_, cell) => 32 - Math.clz32(candidates.mask(cell)));
      return numbers.some((number, cell) => number !== solution[cell])
        ? { status: 'found', numbers }
        : { status: 'none' };
    }
    const cell = fewestCandidates(candidates, solution.length);
    const saved = candidates.save();
    for (const bit of bitsOf(candidates.mask(cell), 1 << (solution[cell]! - 1))) {
      if (++guesses > mostGuesses) return { status: 'limit' };
      candidates.restrict(cell, bit);
      const found = search();
      if (found.status !== 'none') return found;
      candidates.restore(saved);
    }
    return { status: 'none' };
  };
  return search();
}

/** The bits of a mask; the one that leads to the known solution comes last. */
function bitsOf(mask: number, known: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = mask & ~known; rest !== 0; rest &= rest - 1) bits.push(rest & -rest);
  return (mask & known) === 0 ? bits : [...bits, known];
}

function fewestCandidates(candidates: Candidates, cells: number): number {
  let best = -1;
  let fewest = 33;
  for (let cell = 0; cell < cells && fewest > 2; cell++) {
    const count = bitCount(candidates.mask(cell));
    if (count > 1 && count < fewest) {
      fewest = count;
      best = cell;
    }
  }
  return best;
}
