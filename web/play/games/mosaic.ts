import type { MosaicPuzzle } from '../../../src/browser.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from './game.js';

const OPEN = '?';
const BLACK: Tool = { value: '#', name: 'black', key: ' ', look: { kind: 'shade' } };
const WHITE: Tool = { value: '.', name: 'white', key: 'x', look: { kind: 'corner' } };

/** Cells become black or white; a cell without an entry counts as white. */
export function mosaicGame({ grid }: MosaicPuzzle): CellGame {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(rows, columns, (cell) => entries[spotOf(cell)] ?? open).map((row) => row.join(''));
  return {
    kind: 'cells',
    rows,
    columns,
    tools: [BLACK, WHITE],
    needed: undefined,
    isFixed: () => false,
    words: ([row, column]) => {
      const number = grid[row]?.[column];
      return number === '.' ? 'no number' : `number ${number}`;
    },
    solutionOf: (entries) => rowsOf(entries, WHITE.value),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => cellEntered(conclusion, [BLACK, WHITE]),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}
