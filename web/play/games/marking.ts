/** Games of objects in the open cells of a grid of signs: bulbs, tents. */
import type { AkariPuzzle, Cell, TentsPuzzle } from '../../../src/browser.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from './game.js';
import { isCountMet } from './lines.js';

const NOTHING = '.';
const OPEN = '?';
const NONE: Tool = { value: NOTHING, name: 'nothing here', key: 'x', look: { kind: 'dot' } };

/** Bulbs among walls. */
export function akariGame({ grid }: AkariPuzzle): CellGame {
  const bulb: Tool = { value: '*', name: 'bulb', key: ' ', look: { kind: 'text', text: '☼' } };
  return {
    ...markingGame(
      grid.map((row) => row.replaceAll(/[0-4]/g, '#')),
      bulb,
    ),
    needed: undefined,
    words: ([row, column]) => {
      const sign = grid[row]?.[column] ?? NOTHING;
      if (sign === NOTHING) return '';
      return sign === '#' ? 'wall' : `wall with the number ${sign}`;
    },
  };
}

/** Tents beside trees. */
export function tentsGame({ rows, columns, grid }: TentsPuzzle): CellGame {
  const tent: Tool = { value: 'A', name: 'tent', key: ' ', look: { kind: 'text', text: '▲' } };
  return {
    ...markingGame(grid, tent),
    needed: grid.join('').replaceAll(NOTHING, '').length,
    isMet: (line, entries) =>
      isCountMet({ rows, columns }, line, (cell) => entries[spotOf(cell)] === tent.value),
    words: ([row, column]) =>
      grid[row]?.[column] === 'T'
        ? 'tree'
        : `row ${rows[row] ?? 'not given'}, column ${columns[column] ?? 'not given'} tents`,
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
