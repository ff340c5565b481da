/** Samples of constraints about lines. */
import type { Cell } from '../../../../src/core/index.js';
import { type Sample, somePath } from './sample.js';

interface Line {
  readonly cells: readonly Cell[];
}

export const LINES: Readonly<Record<string, Sample>> = {
  thermometer: {
    random(rng, filled) {
      const slow = rng.integer(3) === 0;
      const cells = somePath(filled, rng, 2, filled.board.side);
      return cells && { cells, ...(slow && { slow }) };
    },
    keeps({ cells, slow = false }: Line & { readonly slow?: boolean }, { at }) {
      const numbers = cells.map(at);
      const rising = numbers.toSorted((one, other) => one - other);
      return String(rising) === String(numbers) && (slow || new Set(numbers).size === numbers.length);
    },
  },
  palindrome: {
    random(rng, filled) {
      const cells = somePath(filled, rng, 2, 5);
      return cells && { cells };
    },
    keeps({ cells }: Line, { at }) {
      const numbers = cells.map(at);
      return String(numbers) === String(numbers.toReversed());
    },
  },
};
