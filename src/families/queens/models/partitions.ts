/**
 * The base model: the 0-1 variable `queen_r_c` says that row r, column c holds a queen.
 *
 * - Walls cut every row, column and diagonal into partitions; each holds at most one queen.
 * - The number of queens is the puzzle's (the counting model), or as large as possible.
 *
 * Source: the text on integer programs for blocked n-queens, base model and solution-counting base model. Corrected: as
 * printed, a wall's own cell belongs to the partition behind it and nothing keeps a queen off it; here walls have
 * no variable. Partitions of one cell have no row, as it would say nothing.
 */
import { ModelBuilder } from '../../../model/builder.js';
import { sum } from '../../../model/row.js';
import type { Formulation } from '../../family.js';
import { partitionsOf, type QueensPuzzle, type QueensSolution } from '../puzzle.js';
import { declareQueens } from './board-variables.js';

export const partitions: Formulation<QueensPuzzle, QueensSolution> = {
  id: 'partitions',
  description: 'base model: at most one queen in every part of a row, column or diagonal between walls',
  engines: ['sat', 'highs'],
  formulate(puzzle, { presolve }) {
    const builder = new ModelBuilder('queens_partitions');
    const { at, all, decode, confirmation } = declareQueens(builder, puzzle, presolve);
    for (const { name, cells } of partitionsOf(puzzle.board)) {
      const open = cells.flatMap(([row, column]) => at(row, column) ?? []);
      if (open.length > 1) builder.row(name, sum(open), '<=', 1);
    }
    return { model: builder.build(), projection: all, decode, ...confirmation };
  },
};
