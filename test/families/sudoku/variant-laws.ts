/** Laws of Sudokus with constraints: rules, rows under both engines and brute force agree. */
import { expect } from 'vitest';
import { describeIssue } from '../../../src/core/index.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import { chooseFormulation, countPuzzle } from '../../../src/proving/index.js';
import type { Engine } from '../../../src/solve/index.js';
import { gridOf } from './small/board.js';
import { randomVariant, type SmallVariant, solutionsOf } from './small/index.js';

/** A puzzle of some types by seed is read, and all agree about the number of its solutions. */
export function agreeAbout(
  types: readonly string[],
  seed: string,
  engines: readonly Engine[],
): { readonly solutions: number; readonly fillings: number } {
  const variant = randomVariant(seed, types);
  const { puzzle } = variant;
  const words = `${seed}: ${JSON.stringify(puzzle)}`;
  const read = sudoku.readPuzzle(puzzle);
  expect(read.ok ? [] : read.issues.map(describeIssue), words).toEqual([]);
  const right = solutionsOf(variant);
  expect(acceptedOf(variant), words).toEqual(right);
  for (const engine of engines) {
    const formulation = chooseFormulation(sudoku, engine.id);
    const { count, complete, certified } = countPuzzle({ family: sudoku, puzzle, formulation, engine });
    expect({ count, complete }, `${engine.id}, ${words}`).toEqual({ count: right.length, complete: true });
    expect(certified, words).toBe(engine.id === 'sat');
  }
  return { solutions: right.length, fillings: variant.fillings.length };
}

/** The fillings that the family's rules accept. */
function acceptedOf({ board, puzzle, fillings }: SmallVariant): readonly unknown[] {
  return fillings
    .map((numbers) => gridOf(board, numbers))
    .filter((grid) => sudoku.verify(puzzle, grid).length === 0);
}
