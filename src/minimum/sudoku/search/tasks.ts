/**
 * Searches for the givens of any full grid of at most 81 cells as independent tasks of plain data. The 9x9
 * board without a symmetry is searched by stacks, or where that is asked for by single cells, in many tasks;
 * all others by orbits, in one.
 */

import { orbitsOf, type SymmetryName, UNLIMITED } from '../../../core/index.js';
import type { Box } from '../../../families/sudoku/index.js';
import { boardOf } from './board.js';
import { CellSearch, type CellTask, cellsWithout, smallSets } from './cell-search.js';
import { searchOrbits } from './orbit-search.js';
import { planStackTasks, prepareGrid, runStackTask, type StackTask } from './stack-tasks.js';
import { answerOf, type SudokuTaskAnswer } from './task-answer.js';

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
  /** Leader and follower over single cells, without a symmetry; by default the quickest search. */
  readonly loop?: boolean;
}

/** The depth of the nodes that are tasks of their own. */
const CELL_DEPTH = 2;

interface OrbitTask {
  readonly request: GivensRequest;
  readonly total: number;
  readonly every: boolean;
}

/** One part of a search; `nodes` is its limit of nodes. */
export type GivensTask = { readonly nodes?: number } & (
  | { readonly kind: 'stacks'; readonly stacks: StackTask }
  | { readonly kind: 'cells'; readonly cells: CellTask }
  | { readonly kind: 'orbits'; readonly orbits: OrbitTask }
);

/**
 * Opens the plan of a request: for a number of givens, the tasks that together decide whether there is a
 * puzzle with at most that number, or that list every one.
 */
export function openPlan(request: GivensRequest): (total: number, every: boolean) => readonly GivensTask[] {
  const { box, symmetry, numbers, seed, loop = false } = request;
  if (loop) return planCells(request);
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
  if (task.kind === 'cells') {
    const search = new CellSearch(task.cells, budget);
    const limit = search.run();
    return answerOf(limit, search.found, search.statistics);
  }
  const { request, total, every } = task.orbits;
  const { box, symmetry } = request;
  const board = boardOf(box);
  const orbits = orbitsOf({ rows: board.side, columns: board.side }, symmetry);
  return searchOrbits({ ...request, board, orbits, total, every }, budget);
}

/** The first nodes of the search over single cells as tasks. */
function planCells({ box, numbers, required, forbidden }: GivensRequest): ReturnType<typeof openPlan> {
  const sets = smallSets(box, numbers);
  const start = { chosen: required, allowed: cellsWithout(forbidden, numbers.length) };
  return (total, every) => {
    const whole: CellTask = { box, numbers, sets, ...start, total, every };
    const cells: CellTask[] = [];
    new CellSearch(whole, UNLIMITED).split(CELL_DEPTH, (cut) => cells.push({ ...whole, ...cut }));
    return cells.map((part) => ({ kind: 'cells', cells: part }));
  };
}
