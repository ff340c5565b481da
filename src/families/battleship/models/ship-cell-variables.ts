/** The cells of a grid as variables, ship or water, and the drawing that they make. */
import { type Cell, cellIndices, cellsOf, type Size, textRowsOf } from '../../../core/index.js';
import { type ModelBuilder, sum, type Values, type VariableIndex } from '../../../solve/index.js';
import { CELL } from '../../kit/confirm/cells.js';
import { type BattleshipSolution, WATER } from '../puzzle.js';

/** The sign of a ship cell by its neighbours that are ship cells: `left right above below`, each 0 or 1. */
const SYMBOL_BY_NEIGHBOURS: Readonly<Record<string, string>> = {
  '0000': 'o',
  '0100': '<',
  '1000': '>',
  '0001': '^',
  '0010': 'v',
  '1100': '#',
  '0011': '#',
};

/** The value of a cell that is known. */
const FIXED_BY_STATE: ReadonlyMap<number | undefined, 0 | 1> = new Map([
  [CELL.empty, 0],
  [CELL.taken, 1],
]);

/** `x_r_c`: the cell is part of a ship. */
export class ShipCells {
  /** Row-major. */
  readonly all: readonly VariableIndex[];

  /** @param known the known cells, row-major; those are constants */
  constructor(
    builder: ModelBuilder,
    readonly size: Size,
    known?: Readonly<Uint8Array>,
  ) {
    const fixed = (index: number) => FIXED_BY_STATE.get(known?.[index]);
    this.all = cellsOf(size).map((cell, index) => builder.binary(`x_${cell.join('_')}`, fixed(index)));
  }

  /** True if a cell lies in the grid. */
  has([row, column]: Cell): boolean {
    return row >= 0 && column >= 0 && row < this.size.rows && column < this.size.columns;
  }

  /** The variables of cells of the grid. */
  of(cells: readonly Cell[]): VariableIndex[] {
    return cellIndices(cells, this.size.columns).map((index) => this.all[index]!);
  }

  /** The pairs of cells that touch by a corner. */
  cornerPairs(): readonly (readonly [Cell, Cell])[] {
    return cellsOf(this.size).flatMap(([row, column]) =>
      [[row + 1, column - 1] as const, [row + 1, column + 1] as const]
        .filter((corner) => this.has(corner))
        .map((corner): readonly [Cell, Cell] => [[row, column], corner]),
    );
  }

  /** The grid with the kinds of its ship cells, of values that keep the rules. */
  drawing(values: Values): BattleshipSolution {
    const isShip = (cell: Cell): boolean => this.has(cell) && values[this.of([cell])[0]!] === 1;
    const symbolOf = ([row, column]: Cell): string => {
      if (!isShip([row, column])) return WATER;
      const neighbours: readonly Cell[] = [
        [row, column - 1],
        [row, column + 1],
        [row - 1, column],
        [row + 1, column],
      ];
      return SYMBOL_BY_NEIGHBOURS[neighbours.map((cell) => (isShip(cell) ? 1 : 0)).join('')]!;
    };
    return textRowsOf(cellsOf(this.size).map(symbolOf).join(''), this.size.columns);
  }
}

/** Cells that are ship cells and cells that are water. */
export interface Pattern {
  readonly ship: readonly VariableIndex[];
  readonly water: readonly VariableIndex[];
}

/** The variable of a pattern: 1 exactly when all of it holds. */
export function definePattern(builder: ModelBuilder, name: string, { ship, water }: Pattern): VariableIndex {
  const variable = builder.binary(name);
  ship.forEach((cell, index) => {
    builder.row(`${name}_ship_${index}`, [...sum([cell]), ...sum([variable], -1)], '>=', 0);
  });
  water.forEach((cell, index) => {
    builder.row(`${name}_water_${index}`, sum([cell, variable]), '<=', 1);
  });
  builder.row(name, [...sum([variable]), ...sum(ship, -1), ...sum(water)], '>=', 1 - ship.length);
  return variable;
}
