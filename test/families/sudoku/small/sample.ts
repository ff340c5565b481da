/** The contract of samples: constraints of a type by chance, and their rule in a second form. */
import type { Cell, Rng } from '../../../../src/core/index.js';
import type { Constraint } from '../../../../src/families/sudoku/constraints/index.js';
import { cellsOf, type SmallBoard } from './board.js';

/** A constraint as tests write it: its keys are as its type asks. */
export type AnyConstraint = Constraint & {
  readonly cells: readonly Cell[];
  readonly [key: string]: unknown;
};

/** A board that is filled. */
export interface Filled {
  readonly board: SmallBoard;
  /** The number of a cell; 0 outside all grids. */
  at(cell: Cell): number;
  /** All constraints of the puzzle. */
  readonly constraints: readonly AnyConstraint[];
}

/** A type of constraint for tests. */
export interface Sample {
  /** Constraints by chance, of which some hold; undefined: the board has none. */
  random(rng: Rng, filled: Filled): object | undefined;
  /** The rule once more. */
  keeps(constraint: never, filled: Filled): boolean;
}

/** Cells by chance, none twice. */
export function someCells({ board }: Filled, rng: Rng, least: number, most: number): readonly Cell[] {
  return rng.shuffle([...cellsOf(board)]).slice(0, least + rng.integer(most - least + 1));
}

/** A path by chance: each cell touches the next one, by sides or also by corners. */
export function somePath(
  { board }: Filled,
  rng: Rng,
  least: number,
  most: number,
  mayTurn: 'sides' | 'corners' = 'corners',
): readonly Cell[] | undefined {
  const cells = cellsOf(board);
  const wanted = least + rng.integer(most - least + 1);
  const path: Cell[] = [rng.pick(cells)];
  while (path.length < wanted) {
    const [row, column] = path.at(-1)!;
    const next = cells.filter(([otherRow, otherColumn]) => {
      const [down, right] = [Math.abs(otherRow - row), Math.abs(otherColumn - column)];
      const isNear = mayTurn === 'sides' ? down + right === 1 : Math.max(down, right) === 1;
      return isNear && !path.some((cell) => cell[0] === otherRow && cell[1] === otherColumn);
    });
    if (next.length === 0) break;
    path.push(rng.pick(next));
  }
  return path.length < least ? undefined : path;
}

/** All pairs of cells side by side, the upper or left one first. */
export function pairsOf(board: SmallBoard): readonly (readonly [Cell, Cell])[] {
  const cells = cellsOf(board);
  return cells.flatMap(([row, column]) =>
    cells
      .filter(([otherRow, otherColumn]) => otherRow - row + otherColumn - column === 1)
      .filter(([otherRow, otherColumn]) => otherRow >= row && otherColumn >= column)
      .map((other): readonly [Cell, Cell] => [[row, column], other]),
  );
}

/** A whole row or column of a grid, from either end. */
export function someLine({ board }: Filled, rng: Rng): readonly Cell[] {
  const [top, left] = rng.pick(board.corners);
  const place = rng.integer(board.side);
  const steps = Array.from({ length: board.side }, (_, step) => step);
  const isRow = rng.integer(2) === 0;
  const line = steps.map((step): Cell => (isRow ? [top + place, left + step] : [top + step, left + place]));
  return rng.integer(2) === 0 ? line : line.toReversed();
}

export function added(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** True if no number is there twice. */
export function areDifferent(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}

/** A number that is mostly right: the sum of a filling, or one beside it. */
export function nearly(number: number, rng: Rng, least: number, most: number): number {
  return Math.min(most, Math.max(least, number + rng.pick([0, 0, 0, -1, 1])));
}
