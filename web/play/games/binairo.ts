import type { BinairoPuzzle, Cell } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, sum, type Tool } from './game.js';

const OPEN = '.';
const ONE: Tool = { value: '1', name: () => say('one'), key: '1', look: { kind: 'text', text: '1' } };
const ZERO: Tool = { value: '0', name: () => say('zero'), key: '0', look: { kind: 'text', text: '0' } };

/** Open cells take 0 or 1. */
export function binairoGame({ grid, equal = [], opposite = [] }: BinairoPuzzle): CellGame {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
  const givenAt = ([row, column]: Cell): string => grid[row]?.[column] ?? OPEN;
  const isGiven = (cell: Cell): boolean => givenAt(cell) !== OPEN;
  const rowsOf = (entries: Entries): readonly string[] =>
    mapGrid(rows, columns, (cell) => (isGiven(cell) ? givenAt(cell) : (entries[spotOf(cell)] ?? OPEN))).map(
      (row) => row.join(''),
    );
  return {
    kind: 'cells',
    rows,
    columns,
    tools: [ONE, ZERO],
    needed: sum(mapGrid(rows, columns, (cell) => (isGiven(cell) ? 0 : 1)).flat()),
    isFixed: isGiven,
    words: (cell) =>
      [
        ...(isGiven(cell) ? [say('givenValue', { value: givenAt(cell) })] : []),
        ...signWords(cell, equal, 'sameAs'),
        ...signWords(cell, opposite, 'differentFrom'),
      ].join('; '),
    solutionOf: (entries) => {
      const found = rowsOf(entries);
      return found.join('').includes(OPEN) ? undefined : found;
    },
    stateOf: rowsOf,
    entered: (conclusion) => cellEntered(conclusion, [ONE, ZERO]),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}

/** The signs of a cell: `the same as row 1, column 2`. */
function signWords(
  cell: Cell,
  pairs: readonly (readonly [Cell, Cell])[],
  relation: 'sameAs' | 'differentFrom',
): readonly string[] {
  return pairs.flatMap((pair) => {
    const other = pair.find((one) => spotOf(one) !== spotOf(cell));
    const isOwn = pair.some((one) => spotOf(one) === spotOf(cell));
    return isOwn && other !== undefined ? [say(relation, { row: other[0] + 1, column: other[1] + 1 })] : [];
  });
}
