/** Possible starts of the blocks of lines, by exact reasoning about single lines. */
import type { Run } from '../../kit/confirm/run-places.js';
import { ColourLineSolver } from './line-solver.js';
import { RunTable } from './run-table.js';

/** A block with the cells at which it may start, ascending. */
interface PlacedRun extends Run {
  readonly starts: readonly number[];
}

/** Finds where the blocks of lines of one length can start, in arrays that it uses again. */
export class BlockPlacer {
  readonly #length: number;
  readonly #table: RunTable;
  readonly #solver: ColourLineSolver;

  constructor(length: number) {
    this.#length = length;
    this.#table = new RunTable(1, length);
    this.#solver = new ColourLineSolver(length);
  }

  /** By cell of the line placed last: the colours that some placement gives it. */
  get possible(): Readonly<Int32Array> {
    return this.#solver.possible;
  }

  /**
   * The blocks of a line with every start that some placement allows which agrees with the colours left for
   * the cells.
   * @param domains sets of colours by cell
   * @param start the first cell of the line
   * @param cellStep from a cell to the next one in the line
   * @returns undefined when the line has no placement
   */
  place(
    runs: readonly Run[],
    domains: Readonly<Int32Array>,
    start: number,
    cellStep: number,
  ): PlacedRun[] | undefined {
    this.#table.set(0, runs);
    if (!this.#solver.solve(domains, start, cellStep, this.#length, this.#table, 0)) return undefined;
    return runs.map((run, block) => ({ ...run, starts: this.#solver.startsOf(block) }));
  }
}

/**
 * The same of all lines of one direction.
 * @param domains sets of colours by cell, row-major
 * @param lineStep from the first cell of a line to that of the next
 * @param cellStep from a cell to the next one in the line
 * @returns undefined when a line has no placement
 */
export function blocksOfLines(
  lines: readonly (readonly Run[])[],
  domains: Readonly<Int32Array>,
  lineStep: number,
  cellStep: number,
): PlacedRun[][] | undefined {
  const placer = new BlockPlacer(domains.length / lines.length);
  const blocks: PlacedRun[][] = [];
  for (const [line, runs] of lines.entries()) {
    const placed = placer.place(runs, domains, line * lineStep, cellStep);
    if (placed === undefined) return undefined;
    blocks.push(placed);
  }
  return blocks;
}
