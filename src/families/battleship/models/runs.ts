/**
 * The formulation by runs, the quickest for a verdict: x_r_c says that a cell is part of a ship, and
 * run_r_c_l_d that a ship of at least l cells begins there and runs across (d = 0) or down (d = 1). A run of
 * l cells is one of l - 1 cells that goes on, so that what the engine learns of a short run serves all the
 * longer ones.
 *
 * - Rows and columns: as many ship cells as the clue says, where there is one.
 * - Corners: of two cells that touch by a corner at most one is a ship cell.
 * - Runs: a run of two cells begins where the cell and the next are ship cells and the one before is not; a
 *   longer run is the run of one cell less and one more ship cell. A run does not go on beyond the longest
 *   ship that can begin there.
 * - Singles: a single cell is a ship cell whose neighbours are water; where none can lie, a ship cell has a
 *   neighbour.
 * - Fleet: of every length from two there are as many runs as the fleet has ships of at least this length,
 *   and there are as many single cells as it has ships of one cell.
 * - Given: a ship cell or water; a given kind says which neighbours are ship cells and which are water.
 *
 * Not in the sources. The counts of "at least this length" are nested as in the order encoding of integers
 * (Crawford and Baker 1994, "Experimental results on the application of satisfiability algorithms to
 * scheduling problems"). With presolve, cells that a deduction claims to know are constants, and runs begin
 * only where it leaves a ship possible.
 */
import { type Cell, cellsOf } from '../../../core/index.js';
import { type ModelBuilder, sum, type Values, type VariableIndex } from '../../../solve/index.js';
import type { Formulation } from '../../contract/family.js';
import { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import {
  type BattleshipPuzzle,
  type BattleshipSolution,
  countedLines,
  type Placement,
  placementsOf,
  sizeOf,
} from '../puzzle.js';
import { type DeduceShips, deducedShips } from './deduced.js';
import { definePattern, type Pattern, ShipCells } from './ship-cell-variables.js';
import { stateGivenCells } from './ship-cells-given.js';

/** The steps to the next cell across and down, by the number d. */
const DIRECTIONS: readonly Cell[] = [
  [0, 1],
  [1, 0],
];

/** @param deduce asked with presolve only */
export const runsFrom = (deduce: DeduceShips): Formulation<BattleshipPuzzle, BattleshipSolution> => ({
  id: 'runs',
  description:
    'a variable per cell, ship or water, and for each ship of at least a given length that begins there (for verdicts)',
  engines: ['sat'],
  formulate(puzzle, { presolve }) {
    const builder = new ReasonedBuilder('battleship_runs');
    const deduced = presolve ? deducedShips(puzzle, deduce) : undefined;
    if (deduced?.contradicts) builder.row('contradiction', [], '>=', 1);
    const known = deduced?.contradicts ? undefined : deduced?.cells;
    const size = sizeOf(puzzle);
    const cells = new ShipCells(builder, size, known);
    for (const line of countedLines(puzzle)) {
      builder.row(line.name.replace(' ', '_'), sum(cells.of(line.cells)), '=', line.ships);
    }
    for (const pair of cells.cornerPairs()) {
      builder.row(`corner_${pair.map((cell) => cell.join('_')).join('_')}`, sum(cells.of(pair)), '<=', 1);
    }
    stateFleet(builder, cells, puzzle, new LongestShips(deduced?.ships ?? placementsOf(size, puzzle.fleet)));
    stateGivenCells(builder, cells, puzzle, false);
    return {
      model: builder.build(),
      projection: cells.all,
      decode: (values: Values) => cells.drawing(values),
      ...deduced?.confirmation,
    };
  },
});

function stateFleet(
  builder: ModelBuilder,
  cells: ShipCells,
  { fleet }: BattleshipPuzzle,
  possible: LongestShips,
): void {
  const singles: VariableIndex[] = [];
  const runsByLength = new Map<number, VariableIndex[]>();
  for (let length = 2; length <= Math.max(0, ...fleet); length++) runsByLength.set(length, []);
  for (const cell of cellsOf(cells.size)) {
    singles.push(...stateSingle(builder, cells, cell, possible.hasSingle(cell)));
    DIRECTIONS.forEach((_, direction) => {
      const runs = stateRuns(builder, cells, cell, direction, possible.from(cell, direction));
      runs.forEach((run, index) => {
        runsByLength.get(index + 2)!.push(run);
      });
    });
  }
  builder.row('singles', sum(singles), '=', fleet.filter((length) => length === 1).length);
  for (const [least, runs] of runsByLength) {
    builder.row(`at_least_${least}`, sum(runs), '=', fleet.filter((length) => length >= least).length);
  }
}

/** The variable that a ship of one cell lies there; none where none can. */
function stateSingle(
  builder: ModelBuilder,
  cells: ShipCells,
  [row, column]: Cell,
  isPossible: boolean,
): VariableIndex[] {
  const around = DIRECTIONS.flatMap(([down, across]): Cell[] => [
    [row - down, column - across],
    [row + down, column + across],
  ]);
  const pattern = {
    ship: cells.of([[row, column]]),
    water: cells.of(around.filter((cell) => cells.has(cell))),
  };
  const name = `single_${row}_${column}`;
  if (isPossible) return [definePattern(builder, name, pattern)];
  exclude(builder, name, pattern);
  return [];
}

/**
 * The variables that ships of at least 2, 3, ... cells begin in a cell and run in a direction, up to the
 * longest.
 */
function stateRuns(
  builder: ModelBuilder,
  cells: ShipCells,
  [row, column]: Cell,
  direction: number,
  longest: number,
): readonly VariableIndex[] {
  const [down, across] = DIRECTIONS[direction]!;
  const at = (steps: number): readonly VariableIndex[] =>
    cells.of([[row + steps * down, column + steps * across] as const].filter((cell) => cells.has(cell)));
  const runs: VariableIndex[] = [];
  let pattern: Pattern = { ship: at(0), water: at(-1) };
  for (let length = 2; at(length - 1).length > 0; length++) {
    const name = `run_${row}_${column}_${length}_${direction}`;
    pattern = { ship: [...pattern.ship, ...at(length - 1)], water: pattern.water };
    if (length > longest) {
      exclude(builder, name, pattern);
      break;
    }
    const run = definePattern(builder, name, pattern);
    runs.push(run);
    pattern = { ship: [run], water: [] };
  }
  return runs;
}

/** States that a pattern does not hold. */
function exclude(builder: ModelBuilder, name: string, { ship, water }: Pattern): void {
  builder.row(`no_${name}`, [...sum(ship), ...sum(water, -1)], '<=', ship.length - 1);
}

/** The longest ship that can begin in each cell, across and down, by the places where ships can lie. */
class LongestShips {
  readonly #lengths = new Map<string, number>();
  readonly #singles = new Set<string>();

  constructor(places: readonly Placement[]) {
    for (const { length, row, column, vertical } of places) {
      if (length === 1) this.#singles.add(`${row} ${column}`);
      const key = `${row} ${column} ${vertical ? 1 : 0}`;
      this.#lengths.set(key, Math.max(length, this.#lengths.get(key) ?? 0));
    }
  }

  /** True if a ship of one cell can lie there. */
  hasSingle(cell: Cell): boolean {
    return this.#singles.has(cell.join(' '));
  }

  /**
   * The length of the longest ship that begins in a cell and runs across (0) or down (1); 0 where none can.
   */
  from(cell: Cell, direction: number): number {
    return this.#lengths.get(`${cell.join(' ')} ${direction}`) ?? 0;
  }
}
