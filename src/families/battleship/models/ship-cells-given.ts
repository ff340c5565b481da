/** Given cells of the formulation by ship cells, and what people know of the cells from the start. */
import { type Cell, cellsOf, flatMapCells } from '../../../core/index.js';
import { type ModelBuilder, sum } from '../../../solve/index.js';
import type { Explained, Known } from '../../contract/explaining.js';
import type { ReasonedBuilder } from '../../kit/models/reasoned-builder.js';
import { cellMark, hintReason } from '../explaining/reasons.js';
import { ANY_SHIP, type BattleshipPuzzle, OPEN, WATER } from '../puzzle.js';
import type { ShipCells } from './ship-cell-variables.js';

const STEPS = { left: [0, -1], right: [0, 1], above: [-1, 0], below: [1, 0] } as const;
type Side = keyof typeof STEPS;
const SIDES = Object.keys(STEPS) as readonly Side[];

/** The sides at which a ship goes on, by the kind of its cell; a middle goes on at two that are opposite. */
const GOES_ON: Readonly<Record<string, readonly Side[]>> = {
  '<': ['right'],
  '>': ['left'],
  '^': ['below'],
  v: ['above'],
  o: [],
};
const MIDDLE = '#';

/**
 * States the given cells, and the consequences of their kinds for the cells beside them.
 * @param reasons whether kinds are reasons and the cells themselves are known, not rows
 */
export function stateGivenCells(
  builder: ReasonedBuilder,
  cells: ShipCells,
  { grid }: BattleshipPuzzle,
  reasons: boolean,
): void {
  flatMapCells(grid, (symbol, cell) => (symbol === OPEN ? [] : [{ symbol, cell }])).forEach(
    ({ symbol, cell }) => {
      const name = `given_${cell.join('_')}`;
      if (!reasons) builder.row(name, sum(cells.of([cell])), '=', symbol === WATER ? 0 : 1);
      if (symbol === WATER || symbol === ANY_SHIP) return;
      const around = SIDES.map((side) => beside(cell, side)).filter((neighbour) => cells.has(neighbour));
      builder.because(
        () => hintReason(cell, symbol, around),
        () => stateKind(builder, cells, symbol, cell, name),
      );
    },
  );
}

function stateKind(builder: ModelBuilder, cells: ShipCells, symbol: string, cell: Cell, name: string): void {
  const at = (side: Side) => cells.of([beside(cell, side)].filter((neighbour) => cells.has(neighbour)));
  if (symbol !== MIDDLE) {
    for (const side of SIDES) {
      builder.row(`${name}_${side}`, sum(at(side)), '=', GOES_ON[symbol]!.includes(side) ? 1 : 0);
    }
    return;
  }
  builder.row(`${name}_across`, [...sum(at('left')), ...sum(at('right'), -1)], '=', 0);
  builder.row(`${name}_down`, [...sum(at('above')), ...sum(at('below'), -1)], '=', 0);
  // At a border the cells outside count as water, so that only the other direction is left.
  builder.row(`${name}_one`, sum([...at('right'), ...at('below')]), '=', 1);
}

function beside([row, column]: Cell, side: Side): Cell {
  const [down, right] = STEPS[side];
  return [row + down, column + right];
}

/** The cells as marks, the given ones as known. */
export function explainedCells(
  cells: ShipCells,
  puzzle: BattleshipPuzzle,
  reasons: Explained['reasons'],
): Explained {
  const given = flatMapCells(puzzle.grid, (symbol, [row, column]): Known[] =>
    symbol === OPEN ? [] : [{ mark: row * cells.size.columns + column, value: symbol !== WATER }],
  );
  return {
    reasons,
    marks: cellsOf(cells.size).map((cell, index) => cellMark(cell, cells.all[index]!)),
    given,
  };
}
