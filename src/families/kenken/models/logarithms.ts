/**
 * The logarithmic formulation: cages as linear rows over the Latin square of `x_r_c_v`, products and
 * quotients by way of logarithms.
 *
 * - A sum: the numbers of the cage add up to the target. A single cell: its number is the target.
 * - A difference n: first - second + 2n delta = n with a 0-1 variable delta that says which of the two is
 *   larger.
 * - A product: the logarithms of the numbers add up to that of the target.
 * - A quotient n: the row of a difference over logarithms.
 * - Where the operation is not given, exactly one is chosen, and its row holds when it is chosen.
 *
 * Source: the GAMS text on Sudoku and KenKen; v and log v are substituted, and delta has the sense of its
 * printed rows, not that of its formulas (both are right). Corrected: a solver's tolerance is wider than the
 * distance of the logarithms of large products, so a wrong product may pass; every answer is therefore
 * verified in whole numbers, and a row forbids the numbers of a cage that do not make its target.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import {
  type ModelBuilder,
  type Row,
  row,
  sum,
  type Values,
  type VariableIndex,
} from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { type Cage, hasClue, type KenkenPuzzle, type KenkenSolution } from '../puzzle.js';
import { cageHolds } from '../rules.js';
import { type StatedOperation, stateCage, stateDifference, stateTotal } from './cage-operations.js';
import { type DeduceNumbers, type LatinModel, latinModel } from './latin.js';

export const logarithmsFrom = (deduce: DeduceNumbers): Formulation<KenkenPuzzle, KenkenSolution> => ({
  id: 'logarithms',
  description: 'products and quotients as rows of logarithms over a Latin square x_rcv (the GAMS text)',
  engines: ['highs'],
  formulate(puzzle, { presolve }) {
    const latin = latinModel('kenken_logarithms', puzzle, { presolve }, deduce);
    puzzle.cages.forEach((cage, index) => {
      if (hasClue(cage)) stateCage(latin, cage, { name: `cage_${index}`, size: puzzle.size }, stateOperation);
    });
    return {
      model: latin.builder.build(),
      projection: latin.projection,
      decode: latin.decode,
      ...latin.additions,
      separate: (values) => wrongCages(latin, puzzle.cages.filter(hasClue), values),
      justify: (found) => justifyCageRow(puzzle, placedNumbers(latin, puzzle), found),
    };
  },
});

/** Every number that some cell may hold, with its variable. */
function placedNumbers({ placements }: LatinModel, { cages }: KenkenPuzzle): readonly PlacedNumber[] {
  return cages.flatMap(({ cells }) =>
    cells.flatMap((cell) => placements(cell).map((placed) => ({ cell, ...placed }))),
  );
}

function stateOperation(builder: ModelBuilder, stated: StatedOperation): void {
  const { op } = stated;
  const measure = op === '*' || op === '/' ? Math.log : (number: number): number => number;
  if (op === '-' || op === '/') stateDifference(builder, stated, measure);
  else stateTotal(builder, stated, measure);
}

/** One row for every cage whose numbers do not make its target: not these numbers in these cells. */
function wrongCages({ placements }: LatinModel, cages: readonly Cage[], values: Values): readonly Row[] {
  return cages.flatMap((cage, index) => {
    const placed = cage.cells.flatMap((cell) =>
      placements(cell).filter(({ variable }) => values[variable] === 1),
    );
    const numbers = placed.map(({ number }) => number);
    if (cageHolds(cage, numbers)) return [];
    const name = `cage_${index}_not_${numbers.join('_')}`;
    return [row(name, sum(placed.map(({ variable }) => variable)), '<=', placed.length - 1)];
  });
}

/** A number in a cell, and the variable that says so. */
interface PlacedNumber {
  readonly cell: Cell;
  readonly number: number;
  readonly variable: VariableIndex;
}

/**
 * The sentence of a row "not all of these", when its variables put one number into every cell of a cage and
 * these numbers do not make the cage's target. Undefined for any other row.
 */
function justifyCageRow(
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
