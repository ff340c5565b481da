/** The fewest clues of the families of loops and seas against all choices of clues and all fillings. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFamily } from '../../src/families/index.js';
import { fewestClues } from '../../src/minimum/index.js';
import { satEngine } from '../../src/solve/index.js';
import { cli } from '../cli/harness.js';
import { smallHitoris } from '../conformance/candidates/hitori.js';
import { smallMasyu } from '../conformance/candidates/masyu.js';
import { smallNurikabe } from '../conformance/candidates/nurikabe.js';
import { smallSlitherlink } from '../conformance/candidates/slitherlink.js';
import type { SmallPuzzles } from '../conformance/candidates/small-puzzles.js';

/** More clues have too many choices. */
const MOST_CLUES = 9;

type AnySmall = SmallPuzzles<unknown, unknown>;

/** The first solution of a small puzzle, and its fewest clues by brute force; none: all leave another one. */
function caseOf(small: AnySmall, puzzle: unknown) {
  const family = findFamily(small.family)!;
  const solves = (asked: unknown) => (filling: unknown) =>
    family.verify(asked as never, filling).length === 0;
  const fillings = [...small.candidates(puzzle as never)];
  const solution = fillings.find(solves(puzzle));
  if (solution === undefined) return undefined;
  const set = family.clues!.cluesOf(puzzle as never, solution);
  if (set.clues.length > MOST_CLUES) return undefined;
  const open = fillings.filter(solves(set.puzzleWith([])));
  const choices = Array.from({ length: 2 ** set.clues.length }, (_, bits) =>
    [...set.clues.keys()].filter((clue) => (bits >> clue) & 1),
  ).sort((one, other) => one.length - other.length);
  const fewest = choices.find((chosen) => {
    const left = solves(set.puzzleWith(chosen));
    return open.filter(left).length === 1;
  })?.length;
  return { family, set, solution, fewest };
}

describe.each([smallSlitherlink, smallMasyu, smallNurikabe, smallHitoris] as unknown as readonly AnySmall[])(
  'the fewest clues of $family',
  (small) => {
    it('are those of brute force', () => {
      let found = 0;
      fc.assert(
        fc.property(small.puzzle, (puzzle) => {
          const asked = caseOf(small, puzzle);
          if (asked === undefined) return;
          const { family, set, solution, fewest } = asked;
          const answer = fewestClues({ family, set, solution, engine: satEngine, leader: satEngine });
          if (fewest === undefined) {
            expect(answer.status).toBe('ambiguous');
            return;
          }
          expect(answer).toMatchObject({ status: 'found', proved: true, upper: fewest });
          found++;
        }),
        { numRuns: 25 },
      );
      expect(found).toBeGreaterThan(0);
    });
  },
);

it.each([
  [{ family: 'slitherlink', grid: ['3.1', '212', '...'] }, 5],
  [{ family: 'masyu', grid: ['...', '.w.', '.w.'] }, 2],
  [
    {
      family: 'nurikabe',
      grid: [
        [1, 0, 2],
        [0, 0, 0],
      ],
    },
    2,
  ],
  [
    {
      family: 'hitori',
      grid: [
        [1, 1],
        [1, 2],
      ],
    },
    3,
  ],
])('minimum reads %j and needs %i clues, proved and certified', async (puzzle, optimum) => {
  const { code, out } = await cli(['minimum', puzzle.family, '-', '--json'], JSON.stringify(puzzle));
  const answer = JSON.parse(out.trim().split('\n').at(-1)!);
  expect(code).toBe(0);
  expect(answer).toMatchObject({ optimum, proved: true, certified: true });
});
