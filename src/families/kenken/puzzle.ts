/**
 * Calcudoku ("KenKen" is a trademark): an n x n grid that holds the numbers 1 to n once in every row and
 * column, cut into cages. The numbers of a cage make its target by its operation; of a difference or quotient
 * either of the two cells may come first. A number may repeat within a cage where rows and columns allow it.
 * A cage may have no clue.
 */
import type { Cell } from '../../core/index.js';

/** `=`: the one cell of the cage holds the target. `-` and `/` take two cells, `+` and `*` two or more. */
export type CageOperation = '+' | '-' | '*' | '/' | '=';

export interface Cage {
  /** `null`: the operation is not given; any that cages of this many cells may have is allowed. */
  readonly op: CageOperation | null;
  /** A positive whole number. */
  readonly target: number;
  /** Connected by edges, row-major. */
  readonly cells: readonly Cell[];
}

/** A cage without a clue: any numbers will do that rows and columns allow. */
export interface BlankCage {
  readonly op: null;
  readonly target: null;
  readonly cells: readonly Cell[];
}

/** A square grid of cages with their targets. */
export interface KenkenPuzzle {
  readonly family: 'kenken';
  readonly size: number;
  /** Every cell is in one of them; in order of their first cells. */
  readonly cages: readonly (Cage | BlankCage)[];
}

/** True if a cage has a clue. */
export function hasClue(cage: Cage | BlankCage): cage is Cage {
  return cage.target !== null;
}

/** Numbers by row. */
export type KenkenSolution = readonly (readonly number[])[];

/** The operations that a cage of a number of cells may have. */
export function operationsFor(cellCount: number): readonly CageOperation[] {
  if (cellCount === 1) return ['='];
  return cellCount === 2 ? ['+', '-', '*', '/'] : ['+', '*'];
}

/** The operations that may have made the target of a cage. */
export function possibleOperations({ op, cells }: Cage): readonly CageOperation[] {
  return op === null ? operationsFor(cells.length) : [op];
}

/** The index of each cell's cage, by row and column. */
export function cageOfCells({ size, cages }: KenkenPuzzle): readonly (readonly number[])[] {
  const owners = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  cages.forEach(({ cells }, cage) => {
    for (const [row, column] of cells) owners[row]![column] = cage;
  });
  return owners;
}
