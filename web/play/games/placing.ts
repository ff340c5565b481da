/** Games of placing objects in cells: stars, queens. */
import type { Cell, QueensPuzzle, StarBattlePuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { cellEntered } from './entered.js';
import { type CellGame, type Entries, entriesOfGrid, mapGrid, spotOf, type Tool } from './game.js';

const NOTHING = '.';
const OPEN = '?';
const WALL = '#';
const NONE: Tool = { value: NOTHING, name: () => say('nothingHere'), key: 'x', look: { kind: 'dot' } };

/** Stars in regions. */
export function starBattleGame({ regions, given, stars }: StarBattlePuzzle): CellGame {
  const side = regions.length;
  const regionOf = ([row, column]: Cell): number | null => regions[row]?.[column] ?? null;
  const givenAt = ([row, column]: Cell): string | undefined => {
    const sign = given?.[row]?.[column];
    return sign === '?' ? undefined : sign;
  };
  const star: Tool = {
    value: '*',
    name: () => say('star'),
    key: ' ',
    look: { kind: 'text', text: '★' },
    isSingle: true,
  };
  const rowsOf = (entries: Entries, open: string): readonly string[] =>
    mapGrid(side, side, (cell) => givenAt(cell) ?? entries[spotOf(cell)] ?? open).map((row) => row.join(''));
  return {
    kind: 'cells',
    rows: side,
    columns: side,
    tools: [star, NONE],
    needed: stars * side - (given ?? []).join('').replaceAll(/[^*]/g, '').length,
    isFixed: (cell) => givenAt(cell) !== undefined,
    regionOf,
    words: (cell) => {
      const region = regionOf(cell);
      const words = region === null ? say('noRegion') : say('region', { number: region + 1 });
      const sign = givenAt(cell);
      return sign === undefined ? words : `${(sign === NOTHING ? NONE : star).name()}; ${words}`;
    },
    facts: () => say('starsEach', { count: stars }),
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
  const queen: Tool = {
    value: 'Q',
    name: () => say('queen'),
    key: ' ',
    look: { kind: 'text', text: '♛' },
    isSingle: true,
  };
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
    words: (cell) => (isWall(cell) ? say('wall') : ''),
    facts: () => (queens === undefined ? say('queensMost') : say('queensCount', { count: queens })),
    solutionOf: (entries) => rowsOf(entries, NOTHING),
    stateOf: (entries) => rowsOf(entries, OPEN),
    entered: (conclusion) => cellEntered(conclusion, [queen, NONE]),
    entriesOf: (solution) => entriesOfGrid(solution as readonly string[]),
  };
}
