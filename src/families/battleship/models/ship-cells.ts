/**
 * The formulation by ship cells, in the terms of people who solve by hand: x_r_c says that a cell is part of
 * a ship, and s_r_c_l_d that a ship of length l begins there and runs across (d = 0) or down (d = 1).
 *
 * - Rows and columns: as many ship cells as the clue says, where there is one.
 * - Corners: of two cells that touch by a corner at most one is a ship cell.
 * - Ships: s is 1 exactly when all cells of the ship are ship cells and water lies at both ends (around a
 *   single cell, at all four sides).
 * - Fleet: of every length up to the longest there are as many ships as the fleet has, and of one cell more
 *   than the longest in a line not all are ship cells.
 * - Given: a ship cell or water; a given kind says which neighbours are ship cells and which are water.
 *
 * The kinds of cells follow from their neighbours. Not in the sources, whose models speak of places of ships
 * and of kinds of cells; nothing is deduced beforehand. For explaining, the rows of ships are definitions.
 */
import { cellsOf } from '../../../core/index.js';
import { type ModelBuilder, sum, type Values, type VariableIndex } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { fleetReason, lineReason, longestReason, touchingReason } from '../explaining/reasons.js';
import {
  type BattleshipPuzzle,
  type BattleshipSolution,
  countedLines,
  endsOf,
  type Placement,
  placementsOf,
  sizeOf,
} from '../puzzle.js';
import { definePattern, ShipCells } from './ship-cell-variables.js';
import { explainedCells, stateGivenCells } from './ship-cells-given.js';

export const shipCellsFormulation: Formulation<BattleshipPuzzle, BattleshipSolution> = {
  id: 'ship-cells',
  description: 'a variable per cell, ship or water; ships are defined by their cells (for explaining)',
  engines: ['sat', 'highs'],
  formulate(puzzle, { reasons = false }) {
    const builder = new ReasonedBuilder('battleship_ship_cells', reasons);
    const cells = new ShipCells(builder, sizeOf(puzzle));
    for (const line of countedLines(puzzle)) {
      builder.because(
        () => lineReason(line, line.ships),
        () => builder.row(line.name.replace(' ', '_'), sum(cells.of(line.cells)), '=', line.ships),
      );
    }
    stateCorners(builder, cells);
    stateFleet(builder, cells, puzzle);
    stateGivenCells(builder, cells, puzzle, reasons);
    return {
      model: builder.build(),
      projection: cells.all,
      decode: (values: Values) => cells.drawing(values),
      ...(reasons ? { explained: explainedCells(cells, puzzle, builder.reasons) } : {}),
    };
  },
};

function stateCorners(builder: ReasonedBuilder, cells: ShipCells): void {
  const pairs = cells.cornerPairs();
  if (pairs.length === 0) return;
  builder.because(
    () => touchingReason(cellsOf(cells.size)),
    () => {
      for (const pair of pairs) {
        builder.row(`corner_${pair.map((cell) => cell.join('_')).join('_')}`, sum(cells.of(pair)), '<=', 1);
      }
    },
  );
}

function stateFleet(builder: ReasonedBuilder, cells: ShipCells, { fleet }: BattleshipPuzzle): void {
  const longest = Math.max(0, ...fleet);
  const lengths = Array.from({ length: longest }, (_, index) => index + 1);
  const ships = placementsOf(cells.size, lengths).map((placement) => ({
    length: placement.length,
    variable: define(builder, cells, placement),
  }));
  for (const length of lengths) {
    const count = fleet.filter((ship) => ship === length).length;
    const own = ships.filter((ship) => ship.length === length).map(({ variable }) => variable);
    builder.because(
      () => fleetReason(length, count, cellsOf(cells.size)),
      () => builder.row(`fleet_${length}`, sum(own), '=', count),
    );
  }
  const windows = placementsOf(cells.size, [longest + 1]);
  if (windows.length === 0) return;
  builder.because(
    () => longestReason(longest, cellsOf(cells.size)),
    () => {
      for (const { cells: window, row, column, vertical } of windows) {
        builder.row(`longest_${row}_${column}_${vertical ? 1 : 0}`, sum(cells.of(window)), '<=', longest);
      }
    },
  );
}

/** The variable of a ship: 1 exactly when its cells are ship cells and those that end it are water. */
function define(builder: ModelBuilder, cells: ShipCells, placement: Placement): VariableIndex {
  const { length, row, column, vertical } = placement;
  return definePattern(builder, `s_${row}_${column}_${length}_${vertical ? 1 : 0}`, {
    ship: cells.of(placement.cells),
    water: cells.of(endsOf(placement).filter((cell) => cells.has(cell))),
  });
}
