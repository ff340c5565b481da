/** Rows over literals that may already be constants: what a constant decides is worked into the row. */
import { cellIndices } from '../../../core/grid/cell.js';
import { linesOf } from '../../../core/grid/lines.js';
import type { ModelBuilder } from '../../../model/builder.js';
import type { Values, VariableIndex } from '../../../model/model.js';
import type { Relation, Term } from '../../../model/row.js';
import type { Formulated } from '../../family.js';
import { confirmNonogram } from '../confirm.js';
import { FILLED, OPEN } from '../lines/states.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { type Layout, solutionWhere } from './blocks.js';

/** A 0-1 variable, or the constant that it would be. */
export type Literal = VariableIndex | boolean;

/**
 * Adds the row `sum of coefficient * literal relation bound`. A row that its constants alone fulfil is left out;
 * one that they break is kept, without terms, and states the contradiction.
 */
export function constrain(
  builder: ModelBuilder,
  name: string,
  literals: readonly (readonly [coefficient: number, literal: Literal])[],
  relation: Relation,
  bound: number,
): void {
  const terms: Term[] = [];
  let rest = bound;
  for (const [coefficient, literal] of literals) {
    if (typeof literal === 'number') terms.push([coefficient, literal]);
    else if (literal) rest -= coefficient;
  }
  if (terms.length === 0 && compare(0, relation, rest)) return;
  builder.row(name, terms, relation, rest);
}

function compare(value: number, relation: Relation, bound: number): boolean {
  if (relation === '=') return value === bound;
  return relation === '<=' ? value <= bound : value >= bound;
}

/** Literals with one coefficient each. */
export function each(literals: readonly Literal[], coefficient = 1): [number, Literal][] {
  return literals.map((literal) => [coefficient, literal]);
}

/** One variable for every open cell; a known cell is the constant that it is. Names are `PREFIX_row_column` from 1. */
export function cellLiterals(builder: ModelBuilder, layout: Layout, prefix: string): Literal[] {
  return Array.from(layout.states, (state, index): Literal => {
    if (state !== OPEN) return state === FILLED;
    const row = Math.floor(index / layout.columnCount);
    return builder.binary(`${prefix}_${row + 1}_${(index % layout.columnCount) + 1}`);
  });
}

/** The literals of the cells of every row, then of every column, with its name: `row_1`, …, `column_1`, …. */
export function cellLines(
  { rowCount, columnCount }: Layout,
  cells: readonly Literal[],
): readonly { readonly name: string; readonly cells: readonly Literal[] }[] {
  return linesOf({ rows: rowCount, columns: columnCount }).map((line) => ({
    name: line.name.replace(' ', '_'),
    cells: cellIndices(line.cells, columnCount).map((cell) => cells[cell]!),
  }));
}

/** Fixes the given cells that the layout leaves to the model. */
export function fixGivenCells(builder: ModelBuilder, layout: Layout, cells: readonly Literal[]): void {
  for (const [index, state] of layout.given) {
    constrain(builder, `given_${index + 1}`, [[1, cells[index]!]], '=', state === FILLED ? 1 : 0);
  }
}

/** A finished model whose solutions are distinguished by its cells. */
export function formulatedByCells(
  builder: ModelBuilder,
  layout: Layout,
  cells: readonly Literal[],
): Formulated<NonogramSolution> {
  return {
    model: builder.build(),
    projection: variablesOf(cells),
    decode: (values) => solutionWhere(layout, (index) => isTrue(cells[index]!, values)),
    ...confirmationOf(layout),
  };
}

/** The confirmation of what a layout takes for granted, for a formulated puzzle; nothing without presolve. */
export function confirmationOf({ confirmPresolve }: Layout): Pick<Formulated<never>, 'confirmPresolve'> {
  return confirmPresolve === undefined ? {} : { confirmPresolve };
}

/** A model without variables that has no solution: what line logic alone refutes. */
export function contradiction(builder: ModelBuilder, puzzle: NonogramPuzzle): Formulated<NonogramSolution> {
  builder.row('contradiction', [], '>=', 1);
  const size = { rowCount: puzzle.rows.length, columnCount: puzzle.columns.length };
  return {
    model: builder.build(),
    projection: [],
    decode: () => solutionWhere(size, () => false),
    confirmPresolve: () => confirmNonogram(puzzle, 'contradiction'),
  };
}

export function variablesOf(literals: readonly Literal[]): VariableIndex[] {
  return literals.filter((literal) => typeof literal === 'number');
}

export function isTrue(literal: Literal, values: Values): boolean {
  return typeof literal === 'number' ? values[literal] === 1 : literal;
}
