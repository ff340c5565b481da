/**
 * What all formulations start from: the blocks of every line with their possible starts, and the colours that are left for
 * every cell before any model is solved. A puzzle in black and white has one colour besides the background.
 */
import { colourCount, letterOf, runsOf, solutionOfColours } from '../colours.js';
import { confirmNonogram } from '../confirm.js';
import { givenColours } from '../given.js';
import { openLogic } from '../logic.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { type Block, blocksOfLines } from './starts.js';

export interface Layout {
  readonly puzzle: NonogramPuzzle;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly rows: readonly (readonly Block[])[];
  readonly columns: readonly (readonly Block[])[];
  /**
   * Sets of colours by cell, row-major; bit 0 is the background. Without presolve all colours are possible, and the given
   * cells are left to the model's rows.
   */
  readonly domains: Int32Array;
  /** The colours besides the background, ascending, with what the names of their rows and variables end in. */
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

/**
 * Lays out a puzzle for a formulation.
 * @param presolve start from what line logic determines; else from the bare clues, every block anywhere it fits
 * @returns undefined when line logic finds a contradiction
 */
export function layOut(puzzle: NonogramPuzzle, presolve: boolean): Layout | undefined {
  const logic = openLogic(puzzle);
  if (presolve && logic.field.propagate() === 'contradiction') return undefined;
  const runs = runsOf(puzzle);
  const [rowCount, columnCount] = [runs.rows.length, runs.columns.length];
  const count = colourCount(puzzle);
  const domains = presolve ? logic.domains() : new Int32Array(rowCount * columnCount).fill(allColours(count));
  const rows = blocksOfLines(runs.rows, domains, columnCount, 1);
  const columns = blocksOfLines(runs.columns, domains, 1, columnCount);
  if (rows === undefined || columns === undefined) return undefined;
  const colours = Array.from({ length: count }, (_, index): LaidColour => {
    const colour = index + 1;
    return { colour, suffix: puzzle.palette === undefined ? '' : `_${letterOf(colour)}` };
  });
  const layout = { puzzle, rowCount, columnCount, rows, columns, domains, colours };
  if (!presolve) return { ...layout, given: givenColours(puzzle) };
  const confirmPresolve = () => confirmNonogram(puzzle, { domains, rows, columns });
  return { ...layout, given: [], confirmPresolve };
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
