import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HintChoice } from '../../../src/families/battleship/hint-choice.js';
import { battleship } from '../../../src/families/battleship/index.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../../../src/families/battleship/puzzle.js';
import type { StepLimits } from '../../../src/families/kit/logic/other-solution.js';
import { allFleets, smallBattleship } from './small.js';

/** A puzzle without hints, all its solutions, a choice of cells given of the first, and one that is not. */
interface Chosen {
  readonly puzzle: BattleshipPuzzle;
  readonly solutions: readonly BattleshipSolution[];
  readonly given: readonly number[];
  readonly missing: number;
}

const chosen: fc.Arbitrary<Chosen> = fc
  .tuple(smallBattleship, fc.array(fc.nat({ max: 5 }), { minLength: 16, maxLength: 16 }), fc.nat())
  .map(([{ grid, ...rest }, chances, choice]) => {
    const puzzle = { ...rest, grid: grid.map((row) => '.'.repeat(row.length)) };
    const solutions = [...allFleets(puzzle)].filter((other) => battleship.verify(puzzle, other).length === 0);
    const cells = grid.join('').length;
    const missing = choice % cells;
    const given = [...Array(cells).keys()].filter((cell) => cell !== missing && chances[cell] === 0);
    return { puzzle, solutions, given, missing };
  })
  .filter(({ solutions }) => solutions.length > 0);

function hasOther({ solutions, given, missing }: Chosen): boolean {
  const [known, ...others] = solutions.map((solution) => solution.join(''));
  return others.some(
    (other) => given.every((cell) => other[cell] === known![cell]) && other[missing] !== known![missing],
  );
}

describe('a choice of hints', () => {
  it.each<StepLimits>([
    { plain: 1000, lookAhead: 0 },
    { plain: 0, lookAhead: 1000 },
  ])('finds another solution where brute force does, with the limits %o', (limits) => {
    fc.assert(
      fc.property(chosen, (example) => {
        const { puzzle, solutions, given, missing } = example;
        const choice = new HintChoice(puzzle, solutions[0]!, limits);
        expect(choice.findOther(given, missing)).toBe(hasOther(example) ? 'found' : 'none');
      }),
      { numRuns: 200 },
    );
  });

  it('says where its limits end the search, and never anything wrong', () => {
    fc.assert(
      fc.property(chosen, (example) => {
        const { puzzle, solutions, given, missing } = example;
        const choice = new HintChoice(puzzle, solutions[0]!, { plain: 1, lookAhead: 1 });
        expect(['unknown', hasOther(example) ? 'found' : 'none']).toContain(choice.findOther(given, missing));
      }),
      { numRuns: 100 },
    );
  });

  it('is rated as the puzzle that gives them, one after another', () => {
    fc.assert(
      fc.property(chosen, ({ puzzle, solutions, given }) => {
        const choice = new HintChoice(puzzle, solutions[0]!);
        const set = battleship.clues!.cluesOf(puzzle, solutions[0]!);
        for (let count = given.length; count >= 0; count--) {
          const some = given.slice(0, count);
          const { logic } = battleship.rate(set.puzzleWith(some));
          expect(choice.logicOf(some)).toBe(logic);
        }
      }),
      { numRuns: 100 },
    );
  });
});
