import type { NonogramPuzzle } from '../../../src/browser.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from '../game.js';

const EMPTY = '.';
const OPEN = '?';
const RADIX = 36;

/** Cells are filled, in colours where the puzzle has them, or crossed out. */
export function nonogramGame(puzzle: NonogramPuzzle): CellGame {
  const { rows, columns, palette, given } = puzzle;
  const size = { rows: rows.length, columns: columns.length };
  const cross: Tool = { value: EMPTY, name: 'empty', key: 'x', look: { kind: 'cross' } };
  const givenAt = (row: number, column: number): string | undefined => {
    const sign = given?.[row]?.[column];
    return sign === '?' ? undefined : sign;
  };
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(size.rows, size.columns, (cell) => givenAt(...cell) ?? entries[spotOf(cell)] ?? open).map((row) =>
      row.join(''),
    );
  return {
    kind: 'cells',
    ...size,
    tools: [...(palette === undefined ? [FILL] : coloursOf(palette)), cross],
    isFixed: ([row, column]) => givenAt(row, column) !== undefined,
    words: ([row, column]) => `row ${clueWords(rows[row])}; column ${clueWords(columns[column])}`,
    solutionOf: (entries) => rowsOf(entries, EMPTY),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}

const FILL: Tool = { value: '#', name: 'filled', key: ' ', look: { kind: 'square' } };

function coloursOf(palette: readonly string[]): Tool[] {
  return palette.slice(1).map((colour, index) => ({
    value: (index + 1).toString(RADIX),
    name: `colour ${index + 1}`,
    key: index === 0 ? ' ' : String(index + 1),
    look: { kind: 'square', colour },
  }));
}

function clueWords(clue: readonly (number | readonly [number, number])[] | undefined): string {
  if (clue === undefined || clue.length === 0) return 'none';
  return clue.map((one) => (typeof one === 'number' ? one : `${one[0]} of colour ${one[1]}`)).join(' ');
}
