import { expect } from 'vitest';
import type { Family, Puzzle } from '../../src/families/contract/family.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import { satEngine } from '../../src/solve/sat/index.js';

/** Expects a puzzle to have one solution, and several when any one of its clues is left out. */
export function expectNoneToSpare<P extends Puzzle, S>(family: Family<P, S>, puzzle: P, solution: S): void {
  const formulation = chooseFormulation(family, satEngine.id);
  const verdict = (asked: P) =>
    checkPuzzle({ family, puzzle: asked, formulation, engine: satEngine }).verdict;
  const set = family.clues!.cluesOf(puzzle, solution);
  const given = [...set.clues.keys()].filter((clue) => set.clues[clue]!.given);
  expect(verdict(set.puzzleWith(given))).toBe('unique');
  for (const dropped of given) {
    const others = given.filter((clue) => clue !== dropped);
    expect(verdict(set.puzzleWith(others)), set.clues[dropped]!.name).toBe('multiple');
  }
}
