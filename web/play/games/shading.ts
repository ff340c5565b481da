/** Games of cells that become black or white, some with a number that stays to be read. */
import type { Cell, HitoriPuzzle, MosaicPuzzle } from '../../../src/browser.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from './game.js';

const OPEN = '?';
const BLACK: Tool = { value: '#', name: 'black', key: ' ', look: { kind: 'shade' } };
const WHITE: Tool = { value: '.', name: 'white', key: 'x', look: { kind: 'corner' } };

/** Numbers that count black cells. */
export function mosaicGame({ grid }: MosaicPuzzle): CellGame {
  return shadingGame(
    grid.length,
    grid[0]?.length ?? 0,
    ([row, column]) => grid[row]?.[column]?.replace('.', '') ?? '',
  );
}

/** Numbers of which none stands twice in white. */
export function hitoriGame({ grid }: HitoriPuzzle): CellGame {
  return shadingGame(grid.length, grid[0]?.length ?? 0, ([row, column]) => String(grid[row]?.[column] || ''));
}

/** A cell without an entry counts as white. */
function shadingGame(rows: number, columns: number, numberOf: (cell: Cell) => string): CellGame {
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(rows, columns, (cell) => entries[spotOf(cell)] ?? open).map((row) => row.join(''));
  return {
    kind: 'cells',
    rows,
    columns,
    tools: [BLACK, WHITE],
    needed: undefined,
    isFixed: () => false,
    words: (cell) => {
      const number = numberOf(cell);
      return number === '' ? 'no number' : `number ${number}`;
    },
    solutionOf: (entries) => rowsOf(entries, WHITE.value),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => cellEntered(conclusion, [BLACK, WHITE]),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}
