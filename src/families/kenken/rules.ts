/**
 * The rules of Calcudoku, for the verifier: rows, columns and cages checked in whole numbers, without any
 * solver.
 */
import { type Cell, describeCell, type Issue, issue, linesOf } from '../../core/index.js';
import { sizeViolations } from '../kit/violations.js';
import {
  type Cage,
  type CageOperation,
  hasClue,
  type KenkenPuzzle,
  type KenkenSolution,
  possibleOperations,
} from './puzzle.js';

/** Every violation of the rules; none when the grid solves the puzzle. */
export function verifyKenken(puzzle: KenkenPuzzle, solution: KenkenSolution): readonly Issue[] {
  const { size } = puzzle;
  const square = { rows: size, columns: size };
  const malformed = sizeViolations(solution, square);
  if (malformed.length > 0) return malformed;
  return [
    ...linesOf(square).flatMap(({ name, cells }) => repetitions(name, numbersIn(cells, solution), size)),
    ...puzzle.cages.filter(hasClue).flatMap((cage) => cageViolations(cage, solution)),
  ];
}

/**
 * True if the numbers of a cage, in the order of its cells, make its target; exact for targets of any size.
 */
export function cageHolds(cage: Cage, numbers: readonly number[]): boolean {
  return possibleOperations(cage).some((op) => makes(op, numbers, cage.target));
}

function makes(op: CageOperation, numbers: readonly number[], target: number): boolean {
  const [first, second] = numbers as readonly [number, number];
  switch (op) {
    case '=':
      return first === target;
    case '+':
      return numbers.reduce((total, number) => total + number, 0) === target;
    case '-':
      return Math.abs(first - second) === target;
    case '/':
      return first === target * second || second === target * first;
    case '*':
      return hasProduct(numbers, target);
  }
}

/** True if whole numbers have a product; also where that is too large for a number to hold exactly. */
function hasProduct(numbers: readonly number[], product: number): boolean {
  const found = numbers.reduce((total, number) => total * number, 1);
  if (Number.isSafeInteger(found)) return found === product;
  return numbers.reduce((total, number) => total * BigInt(number), 1n) === BigInt(product);
}

function repetitions(part: string, numbers: readonly number[], size: number): readonly Issue[] {
  const unexpected = numbers.filter((number) => !Number.isInteger(number) || number < 1 || number > size);
  const missing = Array.from({ length: size }, (_, index) => index + 1).filter(
    (number) => !numbers.includes(number),
  );
  if (unexpected.length === 0 && missing.length === 0) return [];
  const message =
    unexpected.length > 0
      ? `${unexpected.join(', ')} cannot be here; whole numbers from 1 to ${size} are expected.`
      : `The numbers ${missing.join(', ')} are missing, so others repeat.`;
  return [issue('number-missing', message, { part })];
}

function cageViolations(cage: Cage, solution: KenkenSolution): readonly Issue[] {
  const numbers = numbersIn(cage.cells, solution);
  if (!numbers.every(Number.isInteger)) return [];
  if (cageHolds(cage, numbers)) return [];
  const clue = `${cage.target}${cage.op === null || cage.op === '=' ? '' : cage.op}`;
  const message = `The numbers ${numbers.join(', ')} of the cage do not make ${clue}.`;
  return [issue('cage-broken', message, { part: `cage at ${describeCell(cage.cells[0]!)}` })];
}

function numbersIn(cells: readonly Cell[], solution: KenkenSolution): readonly number[] {
  return cells.map(([row, column]) => solution[row]![column]!);
}
