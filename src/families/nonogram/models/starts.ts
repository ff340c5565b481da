import { ColourLineSolver } from '../colour/line-solver.js';
import { RunTable } from '../colour/run-table.js';
import type { Run } from '../colours.js';

/** One block of a line and the cells at which it may start, ascending. */
export interface Block extends Run {
  readonly starts: readonly number[];
}

/** How many of the ascending starts are at `position` or before; a binary search. */
export function startsUpTo(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The blocks of lines with every start that some placement allows which agrees with the colours left for the cells.
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
): Block[][] | undefined {
  const length = domains.length / lines.length;
  const table = new RunTable(1, length);
  const solver = new ColourLineSolver(length);
  const blocks: Block[][] = [];
  for (const [line, runs] of lines.entries()) {
    table.set(0, runs);
    if (!solver.solve(domains, line * lineStep, cellStep, length, table, 0)) return undefined;
    blocks.push(runs.map((run, block) => ({ ...run, starts: solver.startsOf(block) })));
  }
  return blocks;
}
