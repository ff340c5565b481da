/**
 * Grids to start a search from, one after another: each is what decimation leaves behind, with the likelier value of
 * every cell that is still open. The first uses no random numbers; the others do, so that they differ.
 */
import { createRng } from '../../../core/random.js';
import { givenColours } from '../given.js';
import { openField } from '../lines/field.js';
import { EMPTY, FILLED, OPEN } from '../lines/states.js';
import type { PlainNonogram } from '../puzzle.js';
import { Beliefs } from './beliefs.js';
import { decimate } from './decimation.js';

/** Rounds of messages before the first cell is settled. */
const FIRST_ROUNDS = 40;

/** A likely grid, and which starts of blocks are likely on it. */
export interface LikelyGrid {
  /** Whether a cell (row-major) is likely to be filled. */
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
 * Likely grids of a puzzle, without end; each is good until the next one is asked for. A puzzle that line logic refutes has
 * none.
 * @param abort polled between two cells; true ends the work on the present grid
 */
export function* likelyGrids(puzzle: PlainNonogram, abort?: () => boolean): Generator<LikelyGrid> {
  const field = openField(puzzle.rows, puzzle.columns);
  for (const [index, colour] of givenColours(puzzle)) field.reveal(index, colour === 0 ? EMPTY : FILLED);
  if (field.propagate() === 'contradiction') return;
  const beliefs = new Beliefs(field, puzzle);
  const start = field.save();
  const seeds = createRng('likely grids');
  for (let attempt = 0; ; attempt++) {
    const rng = attempt === 0 ? undefined : seeds.fork(String(attempt));
    field.restore(start);
    beliefs.reset(rng);
    beliefs.exchange(FIRST_ROUNDS);
    decimate(field, beliefs, { rng, abort });
    yield {
      isFilled: (cell) =>
        field.cells[cell] === OPEN ? beliefs.oddsOf(cell) >= 1 : field.cells[cell] === FILLED,
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
