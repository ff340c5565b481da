/** Games of placing objects in cells: stars, queens. */
import type { Cell, QueensPuzzle, StarBattlePuzzle } from '../../../src/browser.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from './game.js';

const NOTHING = '.';
const OPEN = '?';
const WALL = '#';
const NONE: Tool = { value: NOTHING, name: 'nothing here', key: 'x', look: { kind: 'dot' } };

/** Stars in regions. */
export function starBattleGame({ regions, given, stars }: StarBattlePuzzle): CellGame {
  const side = regions.length;
  const givenAt = ([row, column]: Cell): string | undefined => {
    const sign = given?.[row]?.[column];
    return sign === '?' ? undefined : sign;
  };
  const star: Tool = { value: '*', name: 'star', key: ' ', look: { kind: 'text', text: '★' } };
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(side, side, (cell) => givenAt(cell) ?? entries[spotOf(cell)] ?? open).map((row) => row.join(''));
  return {
    kind: 'cells',
    rows: side,
    columns: side,
    tools: [star, NONE],
    needed: stars * side - (given ?? []).join('').replaceAll(/[^*]/g, '').length,
    isFixed: (cell) => givenAt(cell) !== undefined,
    words: ([row, column]) => {
      const region = regions[row]?.[column] ?? null;
      return region === null ? 'in no region' : `region ${region + 1}`;
    },
    solutionOf: (entries) => rowsOf(entries, NOTHING),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => cellEntered(conclusion, [star, NONE]),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}

/** Queens on a board with walls. */
export function queensGame({ board, queens }: QueensPuzzle): CellGame {
  const [rows, columns] = [board.length, board[0]?.length ?? 0];
  const isWall = ([row, column]: Cell): boolean => board[row]?.[column] === WALL;
  const queen: Tool = { value: 'Q', name: 'queen', key: ' ', look: { kind: 'text', text: '♛' } };
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(rows, columns, (cell) => (isWall(cell) ? WALL : (entries[spotOf(cell)] ?? open))).map((row) =>
      row.join(''),
    );
  return {
    kind: 'cells',
    rows,
    columns,
    tools: [queen, NONE],
    needed: queens,
    isFixed: isWall,
    words: (cell) => (isWall(cell) ? 'wall' : ''),
    solutionOf: (entries) => rowsOf(entries, NOTHING),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => cellEntered(conclusion, [queen, NONE]),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}
