/** Uniqueness asked of an engine: the puzzle of a picture, with the held cells given, checked and decoded. */
import type { Budget } from '../../src/core/budget.js';
import type { Engine } from '../../src/engine/engine.js';
import type { AnyFamily } from '../../src/families/family.js';
import { nonogram } from '../../src/families/nonogram/index.js';
import {
  cellsOfSolution,
  type NonogramPuzzle,
  type NonogramSolution,
  puzzleOfPicture,
} from '../../src/families/nonogram/puzzle.js';
import type { Bitmap } from '../../src/image/bitmap.js';
import type { CheckAnswer } from '../../src/proving/answer.js';
import { checkPuzzle } from '../../src/proving/check.js';
import { chooseFormulation } from '../../src/proving/formulation.js';
import type { UniquenessOracle } from './oracle.js';

/** The puzzle of a picture in which some cells (row-major indices) are given. */
export function puzzleWithGiven(picture: Bitmap, held: readonly number[]): NonogramPuzzle {
  const { cells, width, height } = picture;
  const puzzle = puzzleOfPicture(cells, height, width);
  if (held.length === 0) return puzzle;
  const shown = new Set(held);
  const row = (_: unknown, r: number) =>
    Array.from({ length: width }, (__, c) => {
      const cell = r * width + c;
      return shown.has(cell) ? (cells[cell] === 1 ? '#' : '.') : '?';
    }).join('');
  return { ...puzzle, given: Array.from({ length: height }, row) };
}

/** The engine's verdict on a nonogram. */
export function checkNonogram(puzzle: NonogramPuzzle, engine: Engine, budget: Budget): CheckAnswer {
  const family = nonogram as unknown as AnyFamily;
  return checkPuzzle({ family, puzzle, formulation: chooseFormulation(family, engine.id), engine, budget });
}

/** An oracle that asks the engine, with the same budget for every question. */
export function engineOracle(engine: Engine, budget: Budget): UniquenessOracle {
  return (picture, held) => {
    const answer = checkNonogram(puzzleWithGiven(picture, held), engine, budget);
    switch (answer.verdict) {
      case 'unique':
        return { status: 'unique' };
      case 'multiple': {
        const found = [answer.solution, answer.second].map((solution) =>
          cellsOfSolution(solution as NonogramSolution),
        );
        const other = found.find((cells) => cells.some((cell, index) => cell !== picture.cells[index]));
        return { status: 'second', cells: other! };
      }
      case 'undecided':
        return { status: 'undecided', limit: answer.limit };
      case 'none':
        throw new Error('a picture is no solution of its own clues');
    }
  };
}
