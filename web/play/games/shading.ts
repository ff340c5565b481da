/** Games of cells that become black or white, some with a number that stays to be read. */
import type { Cell, HitoriPuzzle, MosaicPuzzle, NurikabePuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, metCells, spotOf, type Tool } from './game.js';

const OPEN = '?';
const BLACK: Tool = { value: '#', name: () => say('black'), key: ' ', look: { kind: 'shade' } };
const WHITE: Tool = { value: '.', name: () => say('white'), key: 'x', look: { kind: 'corner' } };
const SEA: Tool = { ...BLACK, name: () => say('sea'), look: { kind: 'square' } };
const LAND: Tool = { ...WHITE, name: () => say('land'), look: { kind: 'dot' } };

/** Numbers that count black cells. */
export function mosaicGame({ grid }: MosaicPuzzle): CellGame {
  const numberAt = ([row, column]: Cell): string => grid[row]?.[column]?.replace('.', '') ?? '';
  const game = numberedGame(grid, numberAt);
  return {
    ...game,
    metClues: (entries) =>
      metCells(game, ([row, column]) => {
        const around = mapGrid(
          3,
          3,
          ([down, right]) => entries[spotOf([row + down - 1, column + right - 1])],
        );
        const count = around.flat().filter((value) => value === BLACK.value).length;
        return numberAt([row, column]) === String(count);
      }),
  };
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
      return number === '' ? say('noNumber') : say('numberIs', { number });
    },
  };
}

/** Cells become sea or land; those with numbers are land. */
export function nurikabeGame({ grid }: NurikabePuzzle): CellGame {
  const numberAt = ([row, column]: Cell): number | null => grid[row]?.[column] ?? null;
  const cells = grid.flat();
  const game = shadingGame(grid, [SEA, LAND], (cell) => numberAt(cell) !== 0);
  return {
    ...game,
    metClues: (entries) =>
      metCells(game, (cell) => {
        const number = numberAt(cell);
        if (number === null || number === 0) return false;
        const island = islandAt(game, entries, cell);
        return island.length === number && island.filter((one) => numberAt(one) !== 0).length === 1;
      }),
    needed: cells.includes(null)
      ? undefined
      : cells.length - cells.reduce<number>((sum, number) => sum + (number ?? 0), 0),
    words: (cell) => {
      const number = numberAt(cell);
      if (number === 0) return '';
      return number === null ? say('islandAny') : say('islandOf', { number });
    },
  };
}

/** The cells from one to the sea around them; a cell without an entry may still join other land. */
function islandAt(
  { rows, columns }: Pick<CellGame, 'rows' | 'columns'>,
  entries: Entries,
  cell: Cell,
): readonly Cell[] {
  const island = [cell];
  const known = new Set(island.map(spotOf));
  for (const [row, column] of island) {
    const beside: readonly Cell[] = [
      [row - 1, column],
      [row + 1, column],
      [row, column - 1],
      [row, column + 1],
    ];
    for (const next of beside) {
      const isInside = next[0] >= 0 && next[0] < rows && next[1] >= 0 && next[1] < columns;
      if (!isInside || known.has(spotOf(next)) || entries[spotOf(next)] === SEA.value) continue;
      known.add(spotOf(next));
      island.push(next);
    }
  }
  return island;
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
