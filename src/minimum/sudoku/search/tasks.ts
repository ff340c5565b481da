/**
 * Searches for the givens of any full grid of at most 81 cells as independent tasks of plain data. The 9x9
 * board without a symmetry is searched by stacks, in many tasks; all others by orbits, in one.
 */

import { orbitsOf, type SymmetryName } from '../../../core/index.js';
import type { Box } from '../../../families/sudoku/index.js';
import { boardOf } from './board.js';
import { searchOrbits } from './orbit-search.js';
import { planStackTasks, prepareGrid, runStackTask, type StackTask } from './stack-tasks.js';
import type { SudokuTaskAnswer } from './task-answer.js';

/** A full grid, and which givens its puzzles may have. */
export interface GivensRequest {
  readonly box: Box;
  /** The full grid by cell, row-major, from 1. */
  readonly numbers: readonly number[];
  readonly symmetry: SymmetryName;
  /** Cells that must hold givens, and cells that may not. */
  readonly required: readonly number[];
  readonly forbidden: readonly number[];
  /** Any text; it varies which of the best puzzles is found. */
  readonly seed?: string;
}

interface OrbitTask {
  readonly request: GivensRequest;
  readonly total: number;
  readonly every: boolean;
}

/** One part of a search; `nodes` is its limit of nodes. */
export type GivensTask = { readonly nodes?: number } & (
  | { readonly kind: 'stacks'; readonly stacks: StackTask }
  | { readonly kind: 'orbits'; readonly orbits: OrbitTask }
);

/**
 * Opens the plan of a request: for a number of givens, the tasks that together decide whether there is a
 * puzzle with at most that number, or that list every one.
 */
export function openPlan(request: GivensRequest): (total: number, every: boolean) => readonly GivensTask[] {
  const { box, symmetry, numbers, seed } = request;
  if (box[0] !== 3 || box[1] !== 3 || symmetry !== 'none') {
    return (total, every) => [{ kind: 'orbits', orbits: { request, total, every } }];
  }
  const grid = prepareGrid(numbers, seed);
  return (total, every) =>
    planStackTasks(grid, total, { ...request, every }).map((stacks) => ({ kind: 'stacks', stacks }));
}

/** Runs one task; its answer depends on the task alone. */
export function runSudokuTask(task: GivensTask): SudokuTaskAnswer {
  const budget = task.nodes === undefined ? {} : { nodes: task.nodes };
  if (task.kind === 'stacks') return runStackTask(task.stacks, budget);
  const { request, total, every } = task.orbits;
  const { box, symmetry } = request;
  const board = boardOf(box);
  const orbits = orbitsOf({ rows: board.side, columns: board.side }, symmetry);
  return searchOrbits({ ...request, board, orbits, total, every }, budget);
}
