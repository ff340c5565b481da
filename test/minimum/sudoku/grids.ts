/** Grids and questions that the tests of this folder share. */
import { readFileSync } from 'node:fs';
import { createRng } from '../../../src/core/random.js';
import { sudoku } from '../../../src/families/sudoku/index.js';
import {
  type EveryPuzzle,
  FewestGivens,
  type GivensAnswer,
  type GivensContext,
} from '../../../src/minimum/sudoku/search/fewest-givens.js';
import { type GivensRequest, runSudokuTask } from '../../../src/minimum/sudoku/search/tasks.js';
import { checkPuzzle } from '../../../src/proving/check.js';
import { chooseFormulation } from '../../../src/proving/formulation.js';
import { openEngine } from '../../../src/solve/engines.js';

const engine = await openEngine('sat');

/** Grids of a golden file, a line each, with what stands behind them. */
export function goldenGrids(file: string): { readonly numbers: number[]; readonly fewest: number }[] {
  const path = new URL(`../../golden/sudoku/${file}`, import.meta.url);
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => /^\d/.test(line))
    .map((line) => {
      const [grid = '', fewest] = line.split(' ');
      return { numbers: Array.from(grid, Number), fewest: Number(fewest) };
    });
}

export function requestOf(
  box: GivensRequest['box'],
  numbers: readonly number[],
  more: Partial<GivensRequest> = {},
): GivensRequest {
  return { box, numbers, symmetry: 'none', required: [], forbidden: [], ...more };
}

/** Runs tasks one after another, in the order that is asked for. */
export function inTurn(order: 'forwards' | 'backwards' = 'forwards'): NonNullable<GivensContext['runTasks']> {
  return async (tasks, onAnswer) => {
    const places = [...tasks.keys()];
    for (const place of order === 'forwards' ? places : places.reverse())
      if (onAnswer(runSudokuTask(tasks[place]!), place) === 'stop') return;
  };
}

/** Runs a question to its end. */
export async function findFewest(
  request: GivensRequest,
  context: Partial<GivensContext> = {},
  atMost?: number,
): Promise<{ readonly answer: Extract<GivensAnswer, { status: 'bounded' }>; readonly search: FewestGivens }> {
  const search = new FewestGivens(request, {
    onState: () => undefined,
    onBounds: () => undefined,
    runTasks: inTurn(),
    ...context,
  });
  const answer = await search.find(atMost);
  if (answer.status !== 'bounded') throw new Error(answer.status);
  return { answer, search };
}

/** All puzzles with the fewest givens. */
export async function findEvery(request: GivensRequest): Promise<EveryPuzzle> {
  const { search } = await findFewest(request);
  return search.findEvery();
}

/** True if the clause-learning engine calls the puzzle with some givens unique. */
export function isUnique({ box, numbers }: GivensRequest, givens: readonly number[]): boolean {
  const side = box[0] * box[1];
  const held = new Set(givens);
  const grid = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column) => {
      const cell = row * side + column;
      return held.has(cell) ? numbers[cell]! : 0;
    }),
  );
  const formulation = chooseFormulation(sudoku as never, 'sat');
  const puzzle = { family: 'sudoku', box, grid };
  return checkPuzzle({ family: sudoku as never, puzzle, engine, formulation }).verdict === 'unique';
}

/** Cells of the 9x9 board in random order. */
export function shuffledCells(seed: string): number[] {
  return createRng(seed).shuffle([...Array(81).keys()]);
}

/** Every full 4x4 grid. */
export function fourByFours(): number[][] {
  const grids: number[][] = [];
  const grid: number[] = [];
  const fits = (number: number): boolean => {
    const cell = grid.length;
    return grid.every((other, at) => {
      const [row, column] = [cell >> 2, cell & 3];
      const [otherRow, otherColumn] = [at >> 2, at & 3];
      const sameBox = row >> 1 === otherRow >> 1 && column >> 1 === otherColumn >> 1;
      return other !== number || (row !== otherRow && column !== otherColumn && !sameBox);
    });
  };
  const extend = (): void => {
    if (grid.length === 16) {
      grids.push([...grid]);
      return;
    }
    for (const number of [1, 2, 3, 4]) {
      if (!fits(number)) continue;
      grid.push(number);
      extend();
      grid.pop();
    }
  };
  extend();
  return grids;
}
