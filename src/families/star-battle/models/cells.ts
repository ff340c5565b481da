/**
 * The cell formulation: the 0-1 variable `x_r_c` says that row r, column c holds a star.
 *
 * - Every block of two by two cells holds at most one star; this says that no two stars touch.
 * - Every row, every column and every region holds exactly m stars.
 * - A cell of no region has no variable, so it takes no star.
 * - A given cell holds a star, or none (not in the source, whose puzzles give no cells).
 *
 * Source: the text on the puzzle Parks, section on the mathematical model: n^2 variables and n^2 + n + 1 rows where
 * every cell has a region. Corrected: its program checks only that the first m regions occur, where all n must
 * (reading sees to it), and has no place for the cells of no region that it speaks of. With presolve, cells that
 * plain logic determines have no variable; a contradiction leaves the row `contradiction`.
 */
import type { EngineId } from '../../../engine/engine.js';
import { ModelBuilder } from '../../../model/builder.js';
import type { Values, VariableIndex } from '../../../model/model.js';
import { sum } from '../../../model/row.js';
import type { Formulated, FormulationOptions } from '../../family.js';
import { confirmStarBattle, type StarBattleClaim } from '../confirm.js';
import { EMPTY, Field, OPEN, STAR } from '../field.js';
import { givenCells, groupsOf, type StarBattlePuzzle, type StarBattleSolution } from '../puzzle.js';

export const cells = {
  id: 'cells',
  description: 'x_rc: at most one star in every 2x2 block, m in every row, column and region',
  engines: ['sat', 'highs'] as readonly EngineId[],
  formulate,
};

function formulate(
  puzzle: StarBattlePuzzle,
  { presolve }: FormulationOptions,
): Formulated<StarBattleSolution> {
  const side = puzzle.regions.length;
  const field = new Field(puzzle);
  const builder = new ModelBuilder('star_battle_cells');
  const contradicts = presolve && field.propagate() === 'contradiction';
  if (contradicts) {
    field.cells.fill(EMPTY);
    builder.row('contradiction', [], '>=', 1);
  }
  const claim: StarBattleClaim = contradicts ? 'contradiction' : field.cells;
  const variables = declare(builder, field, side);
  const at = (row: number, column: number): VariableIndex[] => variables.get(row * side + column) ?? [];
  if (!contradicts) {
    keepApart(builder, side, at);
    for (const { name, cells: group } of groupsOf(puzzle)) {
      const placed = group.filter(([row, column]) => field.cells[row * side + column] === STAR).length;
      const open = group.flatMap(([row, column]) => at(row, column));
      // A group that presolve has filled says nothing any more.
      if (open.length === 0 && placed === puzzle.stars) continue;
      builder.row(name.replace(' ', '_'), sum(open), '=', puzzle.stars - placed);
    }
    if (!presolve) placeGivens(builder, puzzle, at);
  }
  return {
    model: builder.build(),
    projection: [...variables.values()].flat(),
    decode: (values) => solutionOf(field, variables, values, side),
    ...(presolve ? { confirmPresolve: () => confirmStarBattle(puzzle, claim) } : {}),
  };
}

/** A variable per cell that is open, in a list of its own, by the cell's row-major index. */
function declare(builder: ModelBuilder, field: Field, side: number): ReadonlyMap<number, VariableIndex[]> {
  const variables = new Map<number, VariableIndex[]>();
  field.cells.forEach((state, cell) => {
    if (state !== OPEN) return;
    variables.set(cell, [builder.binary(`x_${Math.floor(cell / side)}_${cell % side}`)]);
  });
  return variables;
}

function placeGivens(
  builder: ModelBuilder,
  puzzle: StarBattlePuzzle,
  at: (row: number, column: number) => VariableIndex[],
): void {
  for (const { cell, isStar } of givenCells(puzzle)) {
    const variables = at(...cell);
    // A cell of no region is empty anyway; a star there is a contradiction, stated as a row without terms.
    if (variables.length > 0 || isStar) {
      builder.row(`given_${cell.join('_')}`, sum(variables), '=', isStar ? 1 : 0);
    }
  }
}

function keepApart(
  builder: ModelBuilder,
  side: number,
  at: (row: number, column: number) => VariableIndex[],
): void {
  for (let row = 0; row + 1 < side; row++) {
    for (let column = 0; column + 1 < side; column++) {
      const block = [
        ...at(row, column),
        ...at(row, column + 1),
        ...at(row + 1, column),
        ...at(row + 1, column + 1),
      ];
      if (block.length > 1) builder.row(`block_${row}_${column}`, sum(block), '<=', 1);
    }
  }
}

function solutionOf(
  field: Field,
  variables: ReadonlyMap<number, VariableIndex[]>,
  values: Values,
  side: number,
): StarBattleSolution {
  const signs = Array.from(field.cells, (state, cell) => {
    const [variable] = variables.get(cell) ?? [];
    return state === STAR || (variable !== undefined && values[variable] === 1) ? '*' : '.';
  });
  return Array.from({ length: side }, (_, row) => signs.slice(row * side, (row + 1) * side).join(''));
}
