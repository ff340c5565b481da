/** Rows over literals that may already be constants: what a constant decides is worked into the row. */
import { cellIndices, linesOf } from '../../../core/index.js';
import type { ModelBuilder, Relation, Term, Values, VariableIndex } from '../../../solve/index.js';
import type { Formulated } from '../../contract/family.js';
import type { PlacedRun } from '../../kit/rules/kinds/runs-starts.js';
import { confirmNonogram } from '../confirm.js';
import type { NonogramPuzzle, NonogramSolution } from '../puzzle.js';
import { type Layout, solutionWhere } from './blocks.js';

/** A 0-1 variable, or the constant that it would be. */
export type CellLiteral = VariableIndex | boolean;

/**
 * Adds the row `sum of coefficient * literal relation bound`. A row that its constants alone fulfil is left
 * out; one that they break is kept, without terms, and states the contradiction.
 */
export function constrain(
  builder: ModelBuilder,
  name: string,
  literals: readonly (readonly [coefficient: number, literal: CellLiteral])[],
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
export function each(literals: readonly CellLiteral[], coefficient = 1): [number, CellLiteral][] {
  return literals.map((literal) => [coefficient, literal]);
}

/** The literals "this cell has this colour". */
export type CellLiterals = (index: number, colour: number) => CellLiteral;

/**
 * One variable for every colour, besides the background, that an open cell may have; what is known is a
 * constant. Names are `PREFIX_row_column` from 1, and in a colour nonogram the letter of the colour.
 */
export function cellLiterals(builder: ModelBuilder, layout: Layout, prefix: string): CellLiterals {
  const { columnCount, domains, colours } = layout;
  const literals = Array.from(domains, (domain, index): CellLiteral[] => {
    const row = Math.floor(index / columnCount);
    return colours.map(({ colour, suffix }): CellLiteral => {
      if ((domain & (1 << colour)) === 0) return false;
      if (domain === 1 << colour) return true;
      return builder.binary(`${prefix}_${row + 1}_${(index % columnCount) + 1}${suffix}`);
    });
  });
  return (index, colour) => literals[index]![colour - 1]!;
}

/** A line of cells and its blocks. */
export interface Line<LineBlock = PlacedRun> {
  /** Names of rows and variables begin with it: `row_3`. */
  readonly name: string;
  readonly blocks: readonly LineBlock[];
  /** The cells of the line, row-major indices. */
  readonly cells: readonly number[];
}

/** Every row, then every column, with blocks that come in this order. */
export function cellLines<LineBlock>(
  { rowCount, columnCount }: Layout,
  blocks: readonly (readonly LineBlock[])[],
): readonly Line<LineBlock>[] {
  return linesOf({ rows: rowCount, columns: columnCount }).map((line, index) => ({
    name: line.name.replace(' ', '_'),
    blocks: blocks[index]!,
    cells: cellIndices(line.cells, columnCount),
  }));
}

/** Fixes the given cells that the layout leaves to the model. */
export function fixGivenCells(builder: ModelBuilder, { given, colours }: Layout, cells: CellLiterals): void {
  for (const [index, fixed] of given) {
    for (const { colour, suffix } of colours) {
      const name = `given_${index + 1}${suffix}`;
      constrain(builder, name, [[1, cells(index, colour)]], '=', colour === fixed ? 1 : 0);
    }
  }
}

/** A finished model whose solutions are distinguished by its cells. */
export function formulatedByCells(
  builder: ModelBuilder,
  layout: Layout,
  cells: CellLiterals,
): Formulated<NonogramSolution> {
  const { puzzle, domains, colours } = layout;
  const literals = Array.from(domains.keys()).flatMap((index) =>
    colours.map(({ colour }) => cells(index, colour)),
  );
  return {
    model: builder.build(),
    projection: variablesOf(literals),
    decode: (values) =>
      solutionWhere(
        puzzle,
        (index) => colours.find(({ colour }) => isTrue(cells(index, colour), values))?.colour ?? 0,
      ),
    ...confirmationOf(layout),
  };
}

/**
 * The confirmation of the claim that a layout rests on, for a formulated puzzle; nothing without presolve.
 */
export function confirmationOf({ confirmPresolve }: Layout): Pick<Formulated<never>, 'confirmPresolve'> {
  return confirmPresolve === undefined ? {} : { confirmPresolve };
}

/** A model without variables that has no solution: what line logic alone refutes. */
export function contradiction(builder: ModelBuilder, puzzle: NonogramPuzzle): Formulated<NonogramSolution> {
  builder.row('contradiction', [], '>=', 1);
  return {
    model: builder.build(),
    projection: [],
    decode: () => solutionWhere(puzzle, () => 0),
    confirmPresolve: () => confirmNonogram(puzzle, 'contradiction'),
  };
}

export function variablesOf(literals: readonly CellLiteral[]): VariableIndex[] {
  return literals.filter((literal) => typeof literal === 'number');
}

export function isTrue(literal: CellLiteral, values: Values): boolean {
  return typeof literal === 'number' ? values[literal] === 1 : literal;
}
