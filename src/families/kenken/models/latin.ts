/**
 * The Latin square under every formulation: the 0-1 variable `x_r_c_v` says that row r, column c holds the
 * number v; every cell holds one number, every row and column each number once. With presolve, numbers that a
 * deduction claims to be impossible have no variable; a contradiction leaves the row `contradiction`. For
 * explaining, each line is one reason with its cells.
 */
import { type Cell, cellIndices, cellsOf, linesOf, type NamedCells, rowsOf } from '../../../core/index.js';
import { sum, type Term, type Values, type VariableIndex } from '../../../solve/index.js';
import type { Formulated, FormulationOptions } from '../../contract/family.js';
import type { CandidateClaim } from '../../kit/confirm/candidates.js';
import { AssignedValues } from '../../kit/models/assigned-values.js';
import { numberMarks } from '../../kit/models/number-marks.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { confirmKenken } from '../confirm.js';
import { everyNumberOnce } from '../explaining/reasons.js';
import type { KenkenPuzzle, KenkenSolution } from '../puzzle.js';

/** Makes the claim of presolve about the solutions of a puzzle. */
export type DeduceNumbers = (puzzle: KenkenPuzzle) => CandidateClaim;

/** A number that a cell may hold. */
export interface Placement {
  readonly number: number;
  readonly variable: VariableIndex;
}

/** A model in the making, with its variables by cell. */
export interface LatinModel {
  readonly builder: ReasonedBuilder;
  /** All x variables: they make the solution. */
  readonly projection: readonly VariableIndex[];
  placements(cell: Cell): readonly Placement[];
  decode(values: Values): KenkenSolution;
  /**
   * With presolve, what confirms the candidates that are left by the rules; with reasons, what people write.
   */
  readonly additions: Pick<Formulated<KenkenSolution>, 'confirmPresolve' | 'explained'>;
}

/**
 * Declares the variables and states rows and columns.
 * @param deduce asked with presolve only
 */
export function latinModel(
  name: string,
  puzzle: KenkenPuzzle,
  { presolve, reasons }: FormulationOptions,
  deduce: DeduceNumbers,
): LatinModel {
  const { size } = puzzle;
  const builder = new ReasonedBuilder(name, reasons);
  const nameOf = (cell: number): string => `${Math.floor(cell / size)}_${cell % size}`;
  const claim = presolve ? deduce(puzzle) : undefined;
  const numbers = new AssignedValues(
    builder,
    { places: size * size, values: size, claim },
    (cell, value) => `x_${nameOf(cell)}_${value + 1}`,
  );
  const lines = linesOf({ rows: size, columns: size });
  const stateCell = (name: string, cell: number): void => {
    builder.row(name, sum(numbers.of(cell).map(({ variable }) => variable)), '=', 1);
  };
  const stateNumber = (name: string, { cells }: NamedCells, value: number): void => {
    const terms = sum(numbers.placesOf(value, cellIndices(cells, size)));
    builder.row(`${name}_number_${value + 1}`, terms, '=', 1);
  };
  if (reasons) {
    lines.forEach((line, index) => {
      const name = index < size ? `row_${index}` : `column_${index - size}`;
      builder.because(
        () => everyNumberOnce(line, size),
        () => {
          for (const cell of cellIndices(line.cells, size)) stateCell(`${name}_cell_${nameOf(cell)}`, cell);
          for (let value = 0; value < size; value++) stateNumber(name, line, value);
        },
      );
    });
  } else {
    for (let cell = 0; cell < size * size; cell++) stateCell(`cell_${nameOf(cell)}`, cell);
    for (let line = 0; line < size; line++) {
      for (let value = 0; value < size; value++) {
        stateNumber(`row_${line}`, lines[line]!, value);
        stateNumber(`column_${line}`, lines[size + line]!, value);
      }
    }
  }
  return {
    builder,
    projection: numbers.all,
    placements: ([row, column]) =>
      numbers.of(row * size + column).map(({ value, variable }) => ({ number: value + 1, variable })),
    decode: (values) =>
      rowsOf(
        numbers.decode(values).map((value) => value + 1),
        size,
      ),
    additions: {
      ...(presolve ? { confirmPresolve: () => confirmKenken(puzzle, numbers.claim) } : {}),
      ...(reasons
        ? {
            explained: {
              reasons: builder.reasons,
              marks: numberMarks(numbers, cellsOf({ rows: size, columns: size })),
              given: [],
            },
          }
        : {}),
    },
  };
}

/** The sum of the weights of the numbers of a cell, e.g. the number itself or its logarithm. */
export function worth(placements: readonly Placement[], of: (number: number) => number, sign = 1): Term[] {
  return placements.map(({ number, variable }) => [sign * of(number), variable]);
}
