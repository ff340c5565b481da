/**
 * The base model: the 0-1 variable `queen_r_c` says that row r, column c holds a queen.
 *
 * - Walls cut every row, column and diagonal into partitions; each holds at most one queen.
 * - The number of queens is the puzzle's (the counting model), or as large as possible.
 *
 * Source: the text on integer programs for blocked n-queens, base model and solution-counting base model.
 * Corrected: as printed, a wall's own cell belongs to the partition behind it and nothing keeps a queen off
 * it; here walls have no variable. Partitions of one cell have no row, as it would say nothing. For
 * explaining, the number of queens is also stated together with the parts of the rows, and with those of the
 * columns.
 */
import { sum } from '../../../solve/index.js';
import type { Explained } from '../../contract/explaining.js';
import type { Formulation } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { noAttack, queensByLines, queensPremises } from '../explaining/reasons.js';
import { partitionsOf, type QueensPuzzle, type QueensSolution, queenLinesOf } from '../puzzle.js';
import { type BoardVariables, type DeduceQueens, declareQueens } from './board-variables.js';

export const partitionsFrom = (deduce: DeduceQueens): Formulation<QueensPuzzle, QueensSolution> => ({
  id: 'partitions',
  description: 'base model: at most one queen in every part of a row, column or diagonal between walls',
  engines: ['sat', 'highs'],
  formulate(puzzle, options) {
    const builder = new ReasonedBuilder('queens_partitions', options.reasons);
    const variables = declareQueens(builder, puzzle, options, deduce);
    const { at, all, decode, marks, confirmation } = variables;
    const { board, queens } = puzzle;
    const whole = new Set(queenLinesOf(board.length, board[0]!.length).map(({ cells }) => cells.join(' ')));
    for (const part of partitionsOf(board)) {
      const open = part.cells.flatMap(([row, column]) => at(row, column) ?? []);
      if (open.length <= 1) continue;
      builder.because(
        () => noAttack(part, whole.has(part.cells.join(' '))),
        () => builder.row(part.name, sum(open), '<=', 1),
      );
    }
    if (options.reasons && queens !== undefined) {
      for (const axis of ['row', 'column'] as const) stateByLines(builder, variables, puzzle, axis);
    }
    const { reasons } = builder;
    return {
      model: builder.build(),
      projection: all,
      decode,
      ...confirmation,
      ...(options.reasons ? { explained: { reasons, marks: marks(), given: [], ...wordsOf(puzzle) } } : {}),
    };
  },
});

/** The words for the number of queens before the steps; none without a number. */
function wordsOf({ board, queens }: QueensPuzzle): Partial<Explained> {
  return queens === undefined ? {} : { premises: queensPremises(partitionsOf(board), queens) };
}

/**
 * States in one reason that the queens stand in different parts of the rows (or columns), and their number:
 * people compare the two numbers, where the parts one by one would be a reason each. `holds_…` is 1 for a
 * part with a queen; it makes the comparison easy for an engine, too.
 */
function stateByLines(
  builder: ReasonedBuilder,
  { at }: BoardVariables,
  { board, queens = 0 }: QueensPuzzle,
  axis: 'row' | 'column',
): void {
  const parts = partitionsOf(board).filter(({ kind }) => kind === axis);
  if (parts.length === 0) return;
  builder.because(
    () => queensByLines(axis, parts, queens),
    () => {
      const held = parts.map(({ name, cells }) => {
        const holds = builder.binary(`holds_${name}`);
        const open = cells.flatMap(([row, column]) => at(row, column) ?? []);
        builder.row(`queens_of_${name}`, [...sum(open), [-1, holds]], '=', 0);
        return holds;
      });
      builder.row(`queens_by_${axis}`, sum(held), '=', queens);
    },
  );
}
