/**
 * The common start of all formulations: the blocks of every line with their possible starts, and the colours
 * that are left for every cell before any model is solved. A puzzle in black and white has one colour besides
 * the background.
 */
import type { Run } from '../../kit/confirm/run-places.js';
import { type PlacedRun, runsAnywhere } from '../../kit/rules/kinds/runs-starts.js';
import { colourCount, letterOf, runsOf, solutionOfColours } from '../colours.js';
import { type BlockStarts, confirmNonogram, type NonogramClaim } from '../confirm.js';
import { givenColours } from '../given.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';

export interface Layout {
  readonly puzzle: NonogramPuzzle;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly rows: readonly (readonly PlacedRun[])[];
  readonly columns: readonly (readonly PlacedRun[])[];
  /**
   * Sets of colours by cell, row-major; bit 0 is the background. Without presolve all colours are possible,
   * and the given cells are left to the model's rows.
   */
  readonly domains: Int32Array;
  /**
   * The colours besides the background, ascending, with the endings of the names of their rows and variables.
   */
  readonly colours: readonly LaidColour[];
  /** Given cells that the model has to state: row-major index and colour. Empty after presolve. */
  readonly given: readonly (readonly [index: number, colour: number])[];
  /** Confirms excluded colours and possible starts by the rules; absent without presolve. */
  readonly confirmPresolve?: () => boolean;
}

interface LaidColour {
  readonly colour: number;
  /** Empty in black and white, else `_` and a letter. */
  readonly suffix: string;
}

/** Makes the claim of presolve about the solutions of a puzzle. */
export type DeduceColours = (puzzle: NonogramPuzzle) => NonogramClaim;

/**
 * Lays out a puzzle for a formulation.
 * @param claim what presolve starts from; absent: the bare clues, every block anywhere it fits
 * @returns undefined when there is no solution: that is the claim, or a line is too short for its blocks
 */
export function layOut(puzzle: NonogramPuzzle, claim?: NonogramClaim): Layout | undefined {
  if (claim === 'contradiction') return undefined;
  const runs = runsOf(puzzle);
  const [rowCount, columnCount] = [runs.rows.length, runs.columns.length];
  const count = colourCount(puzzle);
  const rows = blocksOf(runs.rows, columnCount, claim?.rows);
  const columns = blocksOf(runs.columns, rowCount, claim?.columns);
  if (rows === undefined || columns === undefined) return undefined;
  const domains = claim?.domains.slice() ?? new Int32Array(rowCount * columnCount).fill(allColours(count));
  const colours = Array.from({ length: count }, (_, index): LaidColour => {
    const colour = index + 1;
    return { colour, suffix: puzzle.palette === undefined ? '' : `_${letterOf(colour)}` };
  });
  const layout = { puzzle, rowCount, columnCount, rows, columns, domains, colours };
  if (claim === undefined) return { ...layout, given: givenColours(puzzle) };
  const confirmPresolve = () => confirmNonogram(puzzle, { domains, rows, columns });
  return { ...layout, given: [], confirmPresolve };
}

/** The blocks of some lines with their possible starts; undefined when a line is too short for its blocks. */
function blocksOf(
  lines: readonly (readonly Run[])[],
  length: number,
  claimed: readonly BlockStarts[] | undefined,
): readonly (readonly PlacedRun[])[] | undefined {
  const blocks: (readonly PlacedRun[])[] = [];
  for (const [line, runs] of lines.entries()) {
    const placed =
      claimed === undefined
        ? runsAnywhere(runs, length)
        : runs.map((run, block) => ({ ...run, starts: claimed[line]![block]!.starts }));
    if (placed === undefined) return undefined;
    blocks.push(placed);
  }
  return blocks;
}

/** The solution in which each cell (row-major index) has the colour that `colourAt` says. */
export function solutionWhere(puzzle: NonogramPuzzle, colourAt: (index: number) => number): NonogramSolution {
  const cells = Array.from({ length: puzzle.rows.length * puzzle.columns.length }, (_, index) =>
    colourAt(index),
  );
  return solutionOfColours(puzzle, cells);
}

/** The set of this many colours and the background; all 32 bits where there are 31. */
function allColours(count: number): number {
  return -1 >>> (31 - count);
}
