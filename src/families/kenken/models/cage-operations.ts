/**
 * A cage by its operation: the one that is given, or a choice of exactly one among those that are possible.
 */
import { type ModelBuilder, sum, type Term, type VariableIndex } from '../../../solve/index.js';
import { type Cage, type CageOperation, possibleOperations } from '../puzzle.js';
import { chosenEquality, type Range } from './chosen-row.js';
import { type LatinModel, type Placement, worth } from './latin.js';

/** One operation of a cage, to be stated as rows. */
export interface StatedOperation {
  /** Its name in rows and variables. */
  readonly name: string;
  readonly op: CageOperation;
  readonly target: number;
  /** The candidates of each cell. */
  readonly cells: readonly (readonly Placement[])[];
  /** The largest number of the grid. */
  readonly size: number;
  /** The operation holds when this is 1; always when it is absent. */
  readonly chooser: VariableIndex | undefined;
}

const OPERATION_NAMES: Readonly<Record<CageOperation, string>> = {
  '+': 'sum',
  '-': 'difference',
  '*': 'product',
  '/': 'quotient',
  '=': 'number',
};

/**
 * States every operation that a cage may have, by the given function, and that exactly one of several holds.
 */
export function stateCage(
  { builder, placements }: LatinModel,
  cage: Cage,
  { name, size }: { readonly name: string; readonly size: number },
  stateOperation: (builder: ModelBuilder, stated: StatedOperation) => void,
): void {
  const operations = possibleOperations(cage);
  const cells = cage.cells.map(placements);
  const choosers = operations.map((op) => {
    const chooser = operations.length === 1 ? undefined : builder.binary(`${name}_is_${OPERATION_NAMES[op]}`);
    const { target } = cage;
    stateOperation(builder, { name: `${name}_${OPERATION_NAMES[op]}`, op, target, cells, size, chooser });
    return chooser;
  });
  const chosen = choosers.filter((chooser) => chooser !== undefined);
  if (chosen.length > 0) builder.row(`${name}_operation`, sum(chosen), '=', 1);
}

/** An increasing measure of numbers, such as the number itself or its logarithm. */
type Measure = (number: number) => number;

/** States that the measures of the cells' numbers add up to that of the target. */
export function stateTotal(builder: ModelBuilder, stated: StatedOperation, measure: Measure): void {
  const { name, target, cells, size, chooser } = stated;
  const terms = cells.flatMap((cell) => worth(cell, measure));
  const range = { least: measure(1) * cells.length, most: measure(size) * cells.length };
  const wanted = measure(target);
  chosenEquality(builder, name, terms, wanted, { chooser, range: widened(range, wanted) });
}

/**
 * States that the measures of the two numbers differ by that of the target; `delta`: the second is larger.
 */
export function stateDifference(builder: ModelBuilder, stated: StatedOperation, measure: Measure): void {
  const { name, target, size, chooser } = stated;
  const [first, second] = twoCells(stated);
  const delta = builder.binary(`delta_${name}`);
  const wanted = measure(target);
  const terms: Term[] = [...worth(first, measure), ...worth(second, measure, -1), [2 * wanted, delta]];
  const reach = measure(size) - measure(1);
  const range = { least: -reach, most: reach + 2 * wanted };
  chosenEquality(builder, name, terms, wanted, { chooser, range: widened(range, wanted) });
}

/** The candidates of the two cells that differences and quotients have. */
export function twoCells({
  cells,
}: StatedOperation): readonly [first: readonly Placement[], second: readonly Placement[]] {
  return cells as readonly [readonly Placement[], readonly Placement[]];
}

/**
 * The range with the target in it, as big M needs it; a target outside of what can be made stays out of
 * reach.
 */
function widened({ least, most }: Range, target: number): Range {
  return { least: Math.min(least, target), most: Math.max(most, target) };
}
