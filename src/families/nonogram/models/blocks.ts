/**
 * What all formulations start from: the blocks of every line with their possible starts, and the cells that are
 * known before any model is solved.
 */
import { confirmNonogram } from '../confirm.js';
import { givenStates } from '../given.js';
import { openField } from '../lines/field.js';
import { type NonogramPuzzle, type NonogramSolution, solutionOfCells } from '../puzzle.js';
import { type Block, blocksOfLine } from './starts.js';

export interface Layout {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly rows: readonly (readonly Block[])[];
  readonly columns: readonly (readonly Block[])[];
  /** Row-major. Without presolve all cells are open, and the givens are left to the model's rows. */
  readonly states: Uint8Array;
  /** Given cells that the model has to state: row-major index and state. Empty after presolve. */
  readonly given: readonly (readonly [index: number, state: number])[];
  /** Confirms known cells and possible starts by the rules; absent without presolve. */
  readonly confirmPresolve?: () => boolean;
}

/**
 * Lays out a puzzle for a formulation.
 * @param presolve start from what line logic determines; else from the bare clues, every block anywhere it fits
 * @returns undefined when line logic finds a contradiction
 */
export function layOut(puzzle: NonogramPuzzle, presolve: boolean): Layout | undefined {
  const given = givenStates(puzzle);
  const field = openField(puzzle.rows, puzzle.columns);
  if (presolve) {
    for (const [index, state] of given) field.reveal(index, state);
    if (field.propagate() === 'contradiction') return undefined;
  }
  const { rowCount, columnCount, cells: states } = field;
  const rows = puzzle.rows.map((clues, row) =>
    blocksOfLine(clues, states.subarray(row * columnCount, (row + 1) * columnCount)),
  );
  const columns = puzzle.columns.map((clues, column) =>
    blocksOfLine(
      clues,
      puzzle.rows.map((_, row) => states[row * columnCount + column]!),
    ),
  );
  if (!allPresent(rows) || !allPresent(columns)) return undefined;
  const layout = { rowCount, columnCount, rows, columns, states };
  if (!presolve) return { ...layout, given };
  const confirmPresolve = () => confirmNonogram(puzzle, { cells: states, rows, columns });
  return { ...layout, given: [], confirmPresolve };
}

/** The solution in which the cells (row-major index) are filled that `isFilled` says. */
export function solutionWhere(
  { rowCount, columnCount }: Pick<Layout, 'rowCount' | 'columnCount'>,
  isFilled: (index: number) => boolean,
): NonogramSolution {
  const cells = Array.from({ length: rowCount * columnCount }, (_, index) => (isFilled(index) ? 1 : 0));
  return solutionOfCells(cells, rowCount, columnCount);
}

function allPresent<Item>(items: readonly (Item | undefined)[]): items is readonly Item[] {
  return items.every((item) => item !== undefined);
}
