/** Games of cells that become black or stay white: Mosaic, Nurikabe. */
import type { Cell, MosaicPuzzle, NurikabePuzzle } from '../../../src/browser.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from './game.js';

const OPEN = '?';
const BLACK: Tool = { value: '#', name: 'black', key: ' ', look: { kind: 'shade' } };
const WHITE: Tool = { value: '.', name: 'white', key: 'x', look: { kind: 'corner' } };

/** Cells become black or white; a cell without an entry counts as white. */
export function mosaicGame({ grid }: MosaicPuzzle): CellGame {
  return {
    ...shadingGame([grid.length, grid[0]?.length ?? 0], [BLACK, WHITE], () => false),
    needed: undefined,
    words: ([row, column]) => {
      const number = grid[row]?.[column];
      return number === '.' ? 'no number' : `number ${number}`;
    },
  };
}

/** Cells become sea or land; those with numbers are land, and so are those without an entry. */
export function nurikabeGame({ grid }: NurikabePuzzle): CellGame {
  const sea: Tool = { ...BLACK, name: 'sea', look: { kind: 'square' } };
  const land: Tool = { ...WHITE, name: 'land', look: { kind: 'dot' } };
  const numberAt = ([row, column]: Cell): number | null => grid[row]?.[column] ?? null;
  const cells = grid.flat();
  const size: Cell = [grid.length, grid[0]?.length ?? 0];
  return {
    ...shadingGame(size, [sea, land], (cell) => numberAt(cell) !== 0),
    needed: cells.includes(null)
      ? undefined
      : cells.length - cells.reduce<number>((sum, number) => sum + (number ?? 0), 0),
    words: (cell) => {
      const number = numberAt(cell);
      if (number === 0) return '';
      return number === null ? 'an island of any size' : `an island of ${number}`;
    },
  };
}

function shadingGame(
  [rows, columns]: Cell,
  tools: readonly [black: Tool, white: Tool],
  isFixed: CellGame['isFixed'],
): Omit<CellGame, 'needed' | 'words'> {
  const white = tools[1].value;
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(rows, columns, (cell) => (isFixed(cell) ? white : (entries[spotOf(cell)] ?? open))).map((row) =>
      row.join(''),
    );
  return {
    kind: 'cells',
    rows,
    columns,
    tools,
    isFixed,
    solutionOf: (entries) => rowsOf(entries, white),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => cellEntered(conclusion, tools),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}
