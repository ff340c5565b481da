/** The contract of variants: what each adds to a random grid, as constraints that are true of it. */
import { type Cell, cellsBeside, type Rng, type Size } from '../../../src/core/index.js';
import type { Constraint, SudokuGrid } from '../../../src/families/sudoku/index.js';

/** A constraint with its keys. */
export type Made = Constraint & Readonly<Record<string, unknown>>;

/** A full grid, of which constraints are to be true. */
export interface FullGrid {
  readonly side: number;
  readonly size: Size;
  readonly numbers: SudokuGrid;
  /** The region of every cell, row by row. */
  readonly regions: SudokuGrid;
  /** Constraints stand closer together, as puzzles without givens need them. */
  readonly isDense: boolean;
  /** The moves of the symmetry that is asked for, the one that leaves all where it is first. */
  readonly moves: readonly ((cell: Cell) => Cell)[];
}

/** One variant. */
export interface Variant {
  readonly id: string;
  readonly description: string;
  /** Regions are drawn at random. */
  readonly hasRandomRegions?: true;
  /** It is known on grids of side 9 alone; it speaks about boxes. */
  readonly isOnlyNine?: true;
  readonly needsBoxes?: true;
  /** Constraints of the whole grid, which a random grid keeps from the start. */
  readonly whole?: readonly Made[];
  /**
   * Random constraints that are true of a grid, in groups that the symmetry makes: each is given as a whole
   * or not at all.
   */
  propose?(grid: FullGrid, rng: Rng): readonly (readonly Made[])[];
  /** Groups are given only as far as they are needed; absent: all are. */
  readonly isSpared?: true;
}

/** The number in a cell. */
export function numberAt({ numbers }: Pick<FullGrid, 'numbers'>, [row, column]: Cell): number {
  return numbers[row]![column]!;
}

/** The cells that share a side with a cell, or a corner where these are wanted too. */
export function cellsAround({ side }: FullGrid, cell: Cell, corners = false): readonly Cell[] {
  const [row, column] = cell;
  const diagonal: readonly Cell[] = [-1, 1].flatMap((down) =>
    [-1, 1].map((right): Cell => [row + down, column + right]),
  );
  const around = corners ? [...cellsBeside(cell), ...diagonal] : cellsBeside(cell);
  return around.filter((other) => other.every((place) => place >= 0 && place < side));
}

/** Lists of cells that the symmetry makes of one, each once; lists with the same cells are the same. */
export function imagesOf({ moves }: FullGrid, cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const images = moves.map((move) => cells.map(move));
  return [...new Map(images.map((image) => [setKey(image), image])).values()];
}

function setKey(cells: readonly Cell[]): string {
  return cells
    .map((cell) => cell.join())
    .sort()
    .join(' ');
}
