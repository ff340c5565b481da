/** Games of objects in the open cells of a grid of signs: bulbs, tents. */
import type { AkariPuzzle, Cell, TentsPuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, metCells, spotOf, type Tool } from './game.js';
import { isCountMet } from './lines.js';

const NOTHING = '.';
const OPEN = '?';
const NONE: Tool = { value: NOTHING, name: () => say('nothingHere'), key: 'x', look: { kind: 'dot' } };

/** Bulbs among walls. */
export function akariGame({ grid }: AkariPuzzle): CellGame {
  const bulb: Tool = {
    value: '*',
    name: () => say('bulb'),
    key: ' ',
    look: { kind: 'text', text: '☼' },
    isSingle: true,
  };
  const game = markingGame(
    grid.map((row) => row.replaceAll(/[0-4]/g, '#')),
    bulb,
  );
  return {
    ...game,
    metClues: (entries) =>
      metCells(game, ([row, column]) => {
        const beside = RAYS.map(([down, right]): Cell => [row + down, column + right]);
        const count = beside.filter((cell) => entries[spotOf(cell)] === bulb.value).length;
        return grid[row]?.[column] === String(count);
      }),
    needed: undefined,
    litCells: (entries) => litCells(grid, (cell) => entries[spotOf(cell)] === bulb.value),
    words: ([row, column]) => {
      const sign = grid[row]?.[column] ?? NOTHING;
      if (sign === NOTHING) return '';
      return sign === '#' ? say('wall') : say('wallNumber', { number: sign });
    },
  };
}

const RAYS = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
] as const;

/** The cells of bulbs, and those that these see along rows and columns up to a wall. */
function litCells(grid: readonly string[], hasBulb: (cell: Cell) => boolean): readonly Cell[] {
  const isOpen = ([row, column]: Cell): boolean => grid[row]?.[column] === NOTHING;
  const lit = new Map<string, Cell>();
  const cells = grid.flatMap((text, row) => Array.from(text, (_, column): Cell => [row, column]));
  for (const bulb of cells.filter(hasBulb)) {
    for (const [down, right] of RAYS)
      for (let cell = bulb; isOpen(cell); cell = [cell[0] + down, cell[1] + right])
        lit.set(spotOf(cell), cell);
  }
  return [...lit.values()];
}

/** Tents beside trees. */
export function tentsGame({ rows, columns, grid }: TentsPuzzle): CellGame {
  const tent: Tool = {
    value: 'A',
    name: () => say('tent'),
    key: ' ',
    look: { kind: 'text', text: '▲' },
    isSingle: true,
  };
  return {
    ...markingGame(grid, tent),
    needed: grid.join('').replaceAll(NOTHING, '').length,
    isMet: (line, entries) =>
      isCountMet({ rows, columns }, line, (cell) => entries[spotOf(cell)] === tent.value),
    words: ([row, column]) =>
      grid[row]?.[column] === 'T'
        ? say('tree')
        : say('tentsCount', {
            row: rows[row] ?? say('notGiven'),
            column: columns[column] ?? say('notGiven'),
          }),
  };
}

function markingGame(grid: readonly string[], tool: Tool): Omit<CellGame, 'needed' | 'words'> {
  const size = { rows: grid.length, columns: grid[0]?.length ?? 0 };
  const isFixed = ([row, column]: Cell): boolean => grid[row]?.[column] !== NOTHING;
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(size.rows, size.columns, (cell) =>
      isFixed(cell) ? (grid[cell[0]]?.[cell[1]] ?? '') : (entries[spotOf(cell)] ?? open),
    ).map((row) => row.join(''));
  return {
    kind: 'cells',
    ...size,
    tools: [tool, NONE],
    isFixed,
    solutionOf: (entries) => rowsOf(entries, NOTHING),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => cellEntered(conclusion, [tool, NONE]),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}
