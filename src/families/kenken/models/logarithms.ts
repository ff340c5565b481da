/**
 * The logarithmic formulation: cages as linear rows over the Latin square of `x_r_c_v`, products and quotients by way
 * of logarithms.
 *
 * - A sum: the numbers of the cage add up to the target. A single cell: its number is the target.
 * - A difference n: first - second + 2n delta = n with a 0-1 variable delta that says which of the two is larger.
 * - A product: the logarithms of the numbers add up to that of the target.
 * - A quotient n: the row of a difference over logarithms.
 * - Where the operation is not told, exactly one is chosen, and its row holds when it is chosen.
 *
 * Source: the GAMS text on Sudoku and KenKen; v and log v are substituted, and delta has the sense of its printed
 * rows, not that of its formulas (both are right). Corrected: a solver's tolerance is wider than the distance of
 * the logarithms of large products, so a wrong product may pass; every answer is therefore verified in whole
 * numbers, and a row forbids the numbers of a cage that do not make its target.
 */
import type { EngineId } from '../../../engine/engine.js';
import type { ModelBuilder } from '../../../model/builder.js';
import type { Row, Values, VariableIndex } from '../../../model/model.js';
import { row, sum, type Term } from '../../../model/row.js';
import type { Formulated, FormulationOptions } from '../../family.js';
import {
  type Cage,
  type CageOperation,
  hasClue,
  type KenkenPuzzle,
  type KenkenSolution,
  possibleOperations,
} from '../puzzle.js';
import { cageHolds } from '../rules.js';
import { chosenEquality, type Range } from './chosen-row.js';
import { justifyCageRow, type PlacedNumber } from './justify-cage.js';
import { type LatinModel, latinModel, type Placement, worth } from './latin.js';

export const logarithms = {
  id: 'logarithms',
  description: 'products and quotients as rows of logarithms over a Latin square x_rcv (the GAMS text)',
  engines: ['highs'] as readonly EngineId[],
  formulate,
};

const OPERATION_NAMES: Readonly<Record<CageOperation, string>> = {
  '+': 'sum',
  '-': 'difference',
  '*': 'product',
  '/': 'quotient',
  '=': 'number',
};

function formulate(puzzle: KenkenPuzzle, { presolve }: FormulationOptions): Formulated<KenkenSolution> {
  const latin = latinModel('kenken_logarithms', puzzle, presolve);
  puzzle.cages.forEach((cage, index) => {
    if (hasClue(cage)) stateCage(latin, cage, `cage_${index}`, puzzle.size);
  });
  return {
    model: latin.builder.build(),
    projection: latin.projection,
    decode: latin.decode,
    ...latin.confirmation,
    separate: (values) => wrongCages(latin, puzzle.cages.filter(hasClue), values),
    justify: (found) => justifyCageRow(puzzle, placedNumbers(latin, puzzle), found),
  };
}

/** Every number that some cell may hold, with its variable. */
function placedNumbers({ placements }: LatinModel, { cages }: KenkenPuzzle): readonly PlacedNumber[] {
  return cages.flatMap(({ cells }) =>
    cells.flatMap((cell) => placements(cell).map((placed) => ({ cell, ...placed }))),
  );
}

function stateCage({ builder, placements }: LatinModel, cage: Cage, name: string, size: number): void {
  const operations = possibleOperations(cage);
  const cells = cage.cells.map(placements);
  const choosers = operations.map((op) => {
    const chooser = operations.length === 1 ? undefined : builder.binary(`${name}_is_${OPERATION_NAMES[op]}`);
    stateOperation(builder, {
      name: `${name}_${OPERATION_NAMES[op]}`,
      op,
      target: cage.target,
      cells,
      size,
      chooser,
    });
    return chooser;
  });
  const chosen = choosers.filter((chooser) => chooser !== undefined);
  if (chosen.length > 0) builder.row(`${name}_operation`, sum(chosen), '=', 1);
}

interface StatedOperation {
  readonly name: string;
  readonly op: CageOperation;
  readonly target: number;
  readonly cells: readonly (readonly Placement[])[];
  readonly size: number;
  readonly chooser: VariableIndex | undefined;
}

function stateOperation(
  builder: ModelBuilder,
  { name, op, target, cells, size, chooser }: StatedOperation,
): void {
  const logarithmic = op === '*' || op === '/';
  const measure = logarithmic ? Math.log : (number: number): number => number;
  const wanted = measure(target);
  const [least, most] = [measure(1), measure(size)];
  if (op === '+' || op === '*' || op === '=') {
    const terms = cells.flatMap((cell) => worth(cell, measure));
    const range = widened({ least: least * cells.length, most: most * cells.length }, wanted);
    chosenEquality(builder, name, terms, wanted, { chooser, range });
    return;
  }
  const delta = builder.binary(`delta_${name}`);
  const [first, second] = cells as readonly [readonly Placement[], readonly Placement[]];
  const terms: Term[] = [...worth(first, measure), ...worth(second, measure, -1), [2 * wanted, delta]];
  const range = widened({ least: least - most, most: most - least + 2 * wanted }, wanted);
  chosenEquality(builder, name, terms, wanted, { chooser, range });
}

/** The range with the target in it, as big M needs it; a target outside of what can be made stays out of reach. */
function widened({ least, most }: Range, target: number): Range {
  return { least: Math.min(least, target), most: Math.max(most, target) };
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
