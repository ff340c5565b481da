/**
 * Steps with further notes of more puzzles, also where they are looked for in the place of every step of
 * several reasons.
 */
import { expect, it } from 'vitest';
import type { AnyFamily } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { judgeByHighs } from '../bench/explained-steps/by-highs.js';
import { checkExplanation } from '../bench/explained-steps/check-explanation.js';
import { openPuzzles } from '../bench/generated-puzzles.js';

const kenken = findFamily('kenken')!;
const make = await openPuzzles({ family: 'kenken', settings: { size: 6 }, seed: 'second' });
const highs = await judgeByHighs();

function notesAbove(above: number): AnyFamily {
  return { ...kenken, explaining: { ...kenken.explaining!, notes: { above } } };
}

/** Among the first puzzles are three with steps of four rules. */
const NUMBERS = Array.from({ length: 24 }, (_, index) => index + 1);

it.each([1, 2, 3])(
  'in the place of steps of more than %i reasons are right and need all of their reasons',
  (above) => {
    for (const number of NUMBERS) {
      const seed = `${above} ${number}`;
      const counts = checkExplanation({ family: notesAbove(above), puzzle: make(number), seed, highs });
      expect(counts).toMatchObject({ solved: 1, wrong: 0 });
    }
  },
);
