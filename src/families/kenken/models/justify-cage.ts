/**
 * The meaning of a row that forbids the numbers of a cage in the puzzle, once the rules have confirmed it.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { Row, VariableIndex } from '../../../solve/index.js';
import { hasClue, type KenkenPuzzle } from '../puzzle.js';
import { cageHolds } from '../rules.js';

/** A number in a cell, and the variable that says so. */
export interface PlacedNumber {
  readonly cell: Cell;
  readonly number: number;
  readonly variable: VariableIndex;
}

/**
 * The sentence of a row "not all of these", when its variables put one number into every cell of a cage and
 * these numbers do not make the cage's target. Undefined for any other row.
 */
export function justifyCageRow(
  { cages }: KenkenPuzzle,
  placed: readonly PlacedNumber[],
  { variables, coefficients, lower, upper }: Row,
): string | undefined {
  if (lower !== -Infinity || upper !== variables.length - 1) return undefined;
  if (coefficients.some((coefficient) => coefficient !== 1)) return undefined;
  const byCell = new Map(
    variables.flatMap((variable) => {
      const found = placed.find((candidate) => candidate.variable === variable);
      return found === undefined ? [] : [[cellCode(found.cell), found.number] as const];
    }),
  );
  if (byCell.size !== variables.length) return undefined;
  const cage = cages
    .filter(hasClue)
    .find(({ cells }) => cells.length === byCell.size && cells.every((cell) => byCell.has(cellCode(cell))));
  if (cage === undefined) return undefined;
  const numbers = cage.cells.map((cell) => byCell.get(cellCode(cell))!);
  if (cageHolds(cage, numbers)) return undefined;
  const clue = `${cage.target}${cage.op === null || cage.op === '=' ? '' : cage.op}`;
  return `the numbers ${numbers.join(', ')} in ${cage.cells.map(cellCode).join(', ')} do not make ${clue}`;
}
