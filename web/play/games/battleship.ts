import type { BattleshipPuzzle, Cell } from '../../../src/browser.js';
import { type PlainKey, say } from '../../words/index.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, mapGrid, spotOf, sum, type Tool } from './game.js';
import { isCountMet } from './lines.js';

const WATER = '~';
const SHIP = 's';
const OPEN = '.';

/** Words for the signs of cells that are given. */
const PARTS: Readonly<Record<string, PlainKey>> = {
  [WATER]: 'water',
  [SHIP]: 'ship',
  o: 'shipWhole',
  '#': 'shipMiddle',
  '<': 'shipLeft',
  '>': 'shipRight',
  '^': 'shipTop',
  v: 'shipBottom',
};

const TOOLS: readonly Tool[] = [
  { value: SHIP, name: () => say('ship'), key: ' ', look: { kind: 'ship' } },
  { value: WATER, name: () => say('water'), key: 'x', look: { kind: 'water' } },
];

/** Ships and water; which part of a ship a cell is, follows from its neighbours. */
export function battleshipGame({ rows, columns, grid, fleet }: BattleshipPuzzle): CellGame {
  const size = { rows: rows.length, columns: columns.length };
  // Around the board there is water.
  const givenAt = ([row, column]: Cell): string => grid[row]?.[column] ?? WATER;
  const isFixed = (cell: Cell): boolean => givenAt(cell) !== OPEN;
  const isShip = (entries: Entries, cell: Cell): boolean =>
    isFixed(cell) ? givenAt(cell) !== WATER : entries[spotOf(cell)] === SHIP;
  return {
    kind: 'cells',
    ...size,
    tools: TOOLS,
    needed: sum(fleet) - grid.join('').replaceAll(/[.~]/g, '').length,
    isFixed,
    words: (cell) => {
      const counts = say('shipCells', {
        row: rows[cell[0]] ?? say('notGiven'),
        column: columns[cell[1]] ?? say('notGiven'),
      });
      const part = PARTS[givenAt(cell)];
      return part === undefined ? counts : `${say(part)}; ${counts}`;
    },
    facts: () => say('fleetIs', { list: fleet.join(', ') }),
    isMet: (line, entries) => isCountMet({ rows, columns }, line, (cell) => isShip(entries, cell)),
    solutionOf: (entries) =>
      mapGrid(size.rows, size.columns, (cell) => partOf(cell, (one) => isShip(entries, one))).map((row) =>
        row.join(''),
      ),
    stateOf: (entries) =>
      mapGrid(size.rows, size.columns, (cell) =>
        isFixed(cell) ? givenAt(cell) : (entries[spotOf(cell)] ?? OPEN),
      ).map((row) => row.join('')),
    entered: (conclusion) => cellEntered(conclusion, TOOLS),
    entriesOf: (solution): Entries =>
      Object.fromEntries(
        mapGrid(size.rows, size.columns, (cell) => {
          const sign = (solution as readonly string[])[cell[0]]![cell[1]];
          return [spotOf(cell), sign === WATER ? WATER : SHIP] as const;
        }).flat(),
      ),
  };
}

/** The sign of a cell: water, a whole submarine, an end or a middle of a ship. */
function partOf([row, column]: Cell, isShip: (cell: Cell) => boolean): string {
  if (!isShip([row, column])) return WATER;
  const [left, right] = [isShip([row, column - 1]), isShip([row, column + 1])];
  const [above, below] = [isShip([row - 1, column]), isShip([row + 1, column])];
  if (left || right) return left && right ? '#' : left ? '>' : '<';
  if (above || below) return above && below ? '#' : above ? 'v' : '^';
  return 'o';
}
