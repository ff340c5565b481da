/**
 * Grids to start a search from, one after another: each is what belief propagation with reinforcement ends
 * with. The first uses no random numbers; the others start from random messages, so that they differ, and
 * take more time.
 */
import { createRng } from '../../../core/index.js';
import { givenColours } from '../given.js';
import { openField } from '../lines/field.js';
import { EMPTY, FILLED } from '../lines/states.js';
import type { PlainNonogram } from '../puzzle.js';
import { Beliefs } from './beliefs.js';
import { reinforce } from './reinforcement.js';

/** Rounds of messages without reinforcement. */
const FIRST_ROUNDS = 10;
/** Rounds with reinforcement of the first grid; each further one has twice as many, up to a limit. */
const FEWEST_ROUNDS = 64;
const MOST_ROUNDS = 512;

/** A likely grid, and which starts of blocks are likely on it. */
export interface LikelyGrid {
  /** True if a cell (row-major) is likely to be filled. */
  isFilled(cell: number): boolean;
  /**
   * By block of a row: by cell, the probability that the block starts there or before.
   * @returns undefined when no placement of the row agrees with the grid
   */
  rowStarts(row: number): readonly Float64Array[] | undefined;
  /** The same of a column. */
  columnStarts(column: number): readonly Float64Array[] | undefined;
}

/**
 * Likely grids of a puzzle, without end; each is good until the next one is asked for. A puzzle that line
 * logic refutes has none.
 * @param abort polled between two cells; true ends the work on the present grid
 */
export function* likelyGrids(puzzle: PlainNonogram, abort?: () => boolean): Generator<LikelyGrid> {
  const field = openField(puzzle.rows, puzzle.columns);
  for (const [index, colour] of givenColours(puzzle)) field.reveal(index, colour === 0 ? EMPTY : FILLED);
  if (field.propagate() === 'contradiction') return;
  const beliefs = new Beliefs(field, puzzle);
  const seeds = createRng('likely grids');
  for (let attempt = 0; ; attempt++) {
    const rounds = Math.min(FEWEST_ROUNDS * 2 ** attempt, MOST_ROUNDS);
    const rng = attempt === 0 ? undefined : seeds.fork(String(attempt));
    beliefs.reset(rng);
    // Without these rounds the random messages count for more: every second grid is farther from the others.
    if (attempt % 2 === 0) beliefs.exchange(FIRST_ROUNDS);
    reinforce(beliefs, puzzle, { rounds, abort });
    yield {
      isFilled: (cell) => beliefs.isFilled(cell),
      rowStarts: (row) => cumulativeStarts(beliefs.weighRow(row), puzzle.rows[row]!, field.columnCount),
      columnStarts: (column) =>
        cumulativeStarts(beliefs.weighColumn(column), puzzle.columns[column]!, field.rowCount),
    };
  }
}

function cumulativeStarts(
  marginals: ReturnType<Beliefs['weighRow']>,
  blocks: readonly number[],
  length: number,
): readonly Float64Array[] | undefined {
  if (marginals === undefined) return undefined;
  return blocks.map((_, block) => {
    let total = 0;
    return Float64Array.from({ length }, (_, cell) => {
      total += marginals.startProbability(block, cell);
      return total;
    });
  });
}
