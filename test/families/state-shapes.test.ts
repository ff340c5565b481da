/** A partial solution of the wrong shape is refused by every family with what is expected instead. */
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { explainedPuzzle } from './explained-puzzle.js';

const explaining = FAMILIES.filter((family) => family.explaining !== undefined);

describe('a partial solution', () => {
  it.each(explaining.map((family) => [family.id, family] as const))(
    'of %s is refused in words',
    (_, family) => {
      const puzzle = family.examples[0]!.puzzle;
      const { marks } = explainedPuzzle(family, puzzle);
      for (const json of [17, [17], [[true]], { 'no such thing': 17 }]) {
        const read = family.explaining!.readState(json, puzzle, marks);
        expect(read.ok).toBe(false);
        if (!read.ok) for (const { message } of read.issues) expect(message).not.toMatch(/Invalid input/);
      }
    },
  );
});
