/**
 * The Latin square under every formulation: the 0-1 variable `x_r_c_v` says that row r, column c holds the number v;
 * every cell holds one number, every row and column each number once. With presolve, candidates that singles and
 * cages rule out have no variable; a contradiction leaves the row `contradiction`.
 */
import type { Cell } from '../../../core/grid/cell.js';
import { ModelBuilder } from '../../../model/builder.js';
import type { Values, VariableIndex } from '../../../model/model.js';
import { sum, type Term } from '../../../model/row.js';
import type { Formulated } from '../../family.js';
import { Candidates } from '../candidates.js';
import { confirmKenken, type KenkenClaim } from '../confirm.js';
import type { KenkenPuzzle, KenkenSolution } from '../puzzle.js';

/** A number that a cell may hold. */
export interface Placement {
  readonly number: number;
  readonly variable: VariableIndex;
}

/** A model in the making, with its variables by cell. */
export interface LatinModel {
  readonly builder: ModelBuilder;
  /** All x variables: they make the solution. */
  readonly projection: readonly VariableIndex[];
  placements(cell: Cell): readonly Placement[];
  decode(values: Values): KenkenSolution;
  /** Confirms the candidates that are left by the rules, for the formulated puzzle; nothing without presolve. */
  readonly confirmation: Pick<Formulated<KenkenSolution>, 'confirmPresolve'>;
}

/** Declares the variables and states rows and columns. */
export function latinModel(name: string, puzzle: KenkenPuzzle, presolve: boolean): LatinModel {
  const { size } = puzzle;
  const builder = new ModelBuilder(name);
  const candidates = presolve ? new Candidates(puzzle) : undefined;
  const contradicts = candidates?.propagate() === 'contradiction';
  if (contradicts) builder.row('contradiction', [], '>=', 1);
  const cells = declare(builder, size, candidates);
  const indices = Array.from({ length: size }, (_, index) => index);
  const holding = (places: readonly (readonly Placement[])[], number: number) =>
    sum(places.flatMap((found) => found.filter((placed) => placed.number === number).map(variableOf)));
  for (const row of indices) {
    for (const column of indices) {
      builder.row(`cell_${row}_${column}`, sum(cells[row]![column]!.map(variableOf)), '=', 1);
    }
  }
  for (const line of indices) {
    for (let number = 1; number <= size; number++) {
      builder.row(`row_${line}_number_${number}`, holding(cells[line]!, number), '=', 1);
      const column = cells.map((row) => row[line]!);
      builder.row(`column_${line}_number_${number}`, holding(column, number), '=', 1);
    }
  }
  const claim: KenkenClaim = contradicts
    ? 'contradiction'
    : (cell, number) =>
        cells[Math.floor(cell / size)]![cell % size]!.some((placed) => placed.number === number);
  return {
    builder,
    projection: cells.flat(2).map(variableOf),
    placements: ([row, column]) => cells[row]![column]!,
    decode: (values) =>
      cells.map((row) =>
        row.map((placed) => placed.find(({ variable }) => values[variable] === 1)?.number ?? 0),
      ),
    confirmation: presolve ? { confirmPresolve: () => confirmKenken(puzzle, claim) } : {},
  };
}

/** The sum of what the numbers of a cell are worth, e.g. the number itself or its logarithm. */
export function worth(placements: readonly Placement[], of: (number: number) => number, sign = 1): Term[] {
  return placements.map(({ number, variable }) => [sign * of(number), variable]);
}

function declare(
  builder: ModelBuilder,
  size: number,
  candidates: Candidates | undefined,
): readonly (readonly (readonly Placement[])[])[] {
  const indices = Array.from({ length: size }, (_, index) => index);
  return indices.map((row) =>
    indices.map((column) => {
      const mask = candidates?.mask(row * size + column) ?? -1;
      return indices
        .map((index) => index + 1)
        .filter((number) => ((mask >> (number - 1)) & 1) === 1)
        .map((number) => ({ number, variable: builder.binary(`x_${row}_${column}_${number}`) }));
    }),
  );
}

function variableOf({ variable }: Placement): VariableIndex {
  return variable;
}
