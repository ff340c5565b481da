/** The general loop of leader and follower on a full grid of Sudoku. */

import { findFamily } from '../../../src/families/index.js';
import { fewestClues } from '../../../src/minimum/fewest-clues.js';
import { openEngine } from '../../../src/solve/engines.js';
import { afterProcessorSeconds, measure } from '../processor.js';

/** A full grid: its boxes, and its numbers row by row. */
export interface FullGrid {
  readonly box: readonly [rows: number, columns: number];
  readonly digits: string;
}

/** Bounds, work, and the cuts that prove the lower one. */
export interface LoopResult {
  readonly side: number;
  readonly lower: number;
  /** Absent when the loop was stopped before it had a choice. */
  readonly upper?: number;
  readonly sets: readonly (readonly number[])[];
  readonly rounds: number;
  readonly seconds: number;
}

/**
 * Runs the loop with HiGHS as leader.
 * @param plain without greedy start and branching
 * @param limit processor seconds
 */
export async function loopOn({ box, digits }: FullGrid, plain: boolean, limit: number): Promise<LoopResult> {
  const family = findFamily('sudoku')!;
  const [highs, sat] = [await openEngine('highs'), await openEngine('sat')];
  const side = box[0] * box[1];
  const numbers = Array.from(digits, Number);
  const solution = Array.from({ length: side }, (_, row) => numbers.slice(side * row, side * (row + 1)));
  const empty = { family: 'sudoku', box, grid: solution.map((row) => row.map(() => 0)) };
  const read = family.readPuzzle(empty);
  if (!read.ok || family.clues === undefined) throw new Error(`the empty grid of side ${side} is refused`);
  const set = family.clues.cluesOf(read.value, solution);
  const { value: answer, seconds } = measure(() =>
    fewestClues({
      family,
      set,
      solution,
      engine: sat,
      leader: highs,
      plain,
      budget: { abort: afterProcessorSeconds(limit) },
    }),
  );
  if (answer.status !== 'found') throw new Error(`the grid ${digits} is ${answer.status}`);
  const { lower, upper, sets, rounds } = answer;
  return { side, lower, ...(upper === undefined ? {} : { upper }), sets, rounds, seconds };
}
