/**
 * The search for other streets against a list of all streets, and what the generator asks instead of a full
 * rating.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OtherStreets, zebra } from '../../../src/families/zebra/index.js';
import type { ZebraPuzzle, ZebraSolution } from '../../../src/families/zebra/puzzle.js';
import { clueHolds, verifyZebra } from '../../../src/families/zebra/rules.js';
import { allStreets, smallZebra } from './streets.js';

function solutionsOf(puzzle: ZebraPuzzle): readonly ZebraSolution[] {
  return [...allStreets(puzzle)].filter((street) => verifyZebra(puzzle, street).length === 0);
}

describe('the search for other streets', () => {
  it.each([
    ['with the usual limit', undefined],
    ['with a few steps', 2],
  ])('finds one exactly where there is one, and names the clues that it breaks (%s)', (_, steps) => {
    const answers = { broken: 0, only: 0, unknown: 0 };
    fc.assert(
      fc.property(smallZebra, fc.nat(), fc.nat(), (puzzle, pick, dropped) => {
        const solutions = solutionsOf(puzzle);
        if (solutions.length === 0) return;
        const solution = solutions[pick % solutions.length]!;
        const search = new OtherStreets(puzzle, solution, (values) => values.toReversed(), steps);
        const all = [...puzzle.clues.keys()];
        for (const chosen of [all, all.filter((clue) => clue !== dropped % Math.max(1, all.length))]) {
          const answer = search.find(chosen);
          answers[answer.status]++;
          const kept = solutionsOf({ ...puzzle, clues: chosen.map((clue) => puzzle.clues[clue]!) });
          if (answer.status === 'only') expect(kept).toEqual([solution]);
          if (answer.status === 'unknown') expect(steps).toBe(2);
          if (answer.status !== 'broken') continue;
          const broken = kept
            .filter((street) => street !== solution)
            .map((street) => all.filter((clue) => !clueHolds(puzzle.clues[clue]!, street)));
          expect(broken).toContainEqual(answer.items);
          if (kept.length === 1) expect.unreachable();
        }
      }),
      { numRuns: 200 },
    );
    expect(answers.broken).toBeGreaterThan(0);
    expect(answers.only).toBeGreaterThan(0);
  });
});

describe('the logic without measures', () => {
  it('is that of the rating', () => {
    fc.assert(
      fc.property(smallZebra, (puzzle) => {
        const { logic } = zebra.rate(puzzle);
        expect(zebra.logicOf!(puzzle)).toBe(logic);
      }),
      { numRuns: 100 },
    );
  });
});
