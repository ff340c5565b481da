/** Games of cells that become black or white, some with a number that stays to be read. */
import type { Cell, HitoriPuzzle, MosaicPuzzle, NurikabePuzzle } from '../../../src/browser.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from './game.js';

const OPEN = '?';
const BLACK: Tool = { value: '#', name: 'black', key: ' ', look: { kind: 'shade' } };
const WHITE: Tool = { value: '.', name: 'white', key: 'x', look: { kind: 'corner' } };
const SEA: Tool = { ...BLACK, name: 'sea', look: { kind: 'square' } };
const LAND: Tool = { ...WHITE, name: 'land', look: { kind: 'dot' } };

/** Numbers that count black cells. */
export function mosaicGame({ grid }: MosaicPuzzle): CellGame {
  return numberedGame(grid, ([row, column]) => grid[row]?.[column]?.replace('.', '') ?? '');
}

/** Numbers of which none stands twice in white. */
export function hitoriGame({ grid }: HitoriPuzzle): CellGame {
  return numberedGame(grid, ([row, column]) => String(grid[row]?.[column] || ''));
}

function numberedGame(
  grid: readonly { readonly length: number }[],
  numberOf: (cell: Cell) => string,
): CellGame {
  return {
    ...shadingGame(grid, [BLACK, WHITE], () => false),
    needed: undefined,
    words: (cell) => {
      const number = numberOf(cell);
      return number === '' ? 'no number' : `number ${number}`;
    },
  };
}

/** Cells become sea or land; those with numbers are land. */
export function nurikabeGame({ grid }: NurikabePuzzle): CellGame {
  const numberAt = ([row, column]: Cell): number | null => grid[row]?.[column] ?? null;
  const cells = grid.flat();
  return {
    ...shadingGame(grid, [SEA, LAND], (cell) => numberAt(cell) !== 0),
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

/** A cell without an entry counts as white. */
function shadingGame(
  grid: readonly { readonly length: number }[],
  tools: readonly [black: Tool, white: Tool],
  isFixed: CellGame['isFixed'],
): Omit<CellGame, 'needed' | 'words'> {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
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
