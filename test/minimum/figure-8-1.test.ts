/**
 * Figure 8.1 of the report of Conroy, Dieroff, Kehoe and Lu, a full grid and its fewest givens, in four by
 * four, where the general loop of leader and follower comes to its end and every choice of givens can be
 * looked at. The grid of nine by nine is a benchmark.
 */
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { fewestClues } from '../../src/minimum/fewest-clues.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { openEngine } from '../../src/solve/engines.js';
import { EMPTY_SUDOKU, solutionsOf } from './clue-cases.js';

const SAT = await openEngine('sat');
const HIGHS = await openEngine('highs');
const GRID = [
  [1, 2, 3, 4],
  [3, 4, 1, 2],
  [2, 1, 4, 3],
  [4, 3, 2, 1],
];
const family = findFamily('sudoku')!;
const read = family.readPuzzle({ family: 'sudoku', ...EMPTY_SUDOKU });
if (!read.ok) throw new Error('the empty grid is refused');
const set = family.clues!.cluesOf(read.value, GRID);

/** For every other grid, the cells in which it differs, as bits of a word. */
const others = (solutionsOf('sudoku', read.value) as number[][][])
  .map((grid) =>
    grid.flat().reduce((bits, number, cell) => (number === GRID.flat()[cell] ? bits : bits | (1 << cell)), 0),
  )
  .filter((bits) => bits !== 0);

/** The number of choices of a given number of cells leave no other grid. */
function enoughChoices(size: number): number {
  let count = 0;
  for (let chosen = 0; chosen < 1 << 16; chosen++) {
    const cells = chosen.toString(2).replaceAll('0', '').length;
    if (cells === size && others.every((differing) => (differing & chosen) !== 0)) count++;
  }
  return count;
}

describe('Figure 8.1 in four by four', () => {
  const answer: unknown = fewestClues({
    family,
    set,
    solution: GRID,
    engine: SAT,
    leader: HIGHS,
    plain: true,
  });

  it('has four givens, found and proved by the loop alone', () => {
    expect(answer).toMatchObject({ status: 'found', proved: true, lower: 4, upper: 4 });
  });

  it('is a puzzle with the grid as its only solution', () => {
    const { puzzle } = answer as { readonly puzzle: Puzzle };
    const { grid } = puzzle as Puzzle & { readonly grid: number[][] };
    expect(grid.flat().filter((number) => number !== 0)).toHaveLength(4);
    for (const engine of [SAT, HIGHS]) {
      const formulation = chooseFormulation(family, engine.id);
      expect(checkPuzzle({ family, puzzle, engine, formulation })).toMatchObject({
        verdict: 'unique',
        solution: GRID,
      });
    }
  });

  it('needs four: no three cells leave one grid, twelve choices of four do', () => {
    expect(others).toHaveLength(287);
    expect([enoughChoices(3), enoughChoices(4)]).toEqual([0, 12]);
  });
});
