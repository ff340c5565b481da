import type { Cell, SlitherlinkPuzzle } from '../../../src/browser.js';
import { type PlainKey, say } from '../../words/index.js';
import { spotBetween } from './circuit.js';
import {
  CROSSED,
  type Edge,
  type Entries,
  type LineGame,
  lineTools,
  mapGrid,
  metCells,
  spotOf,
} from './game.js';

const LINE = '1';
const OPEN = '.';

/** Lines along the sides of cells. */
export function slitherlinkGame({ grid }: SlitherlinkPuzzle): LineGame {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 0];
  const edges = Array.from({ length: (rows + 1) * (columns + 1) }, (_, corner): readonly Edge[] => {
    const [row, column] = [Math.floor(corner / (columns + 1)), corner % (columns + 1)];
    const ends: readonly Cell[] = [
      ...(column < columns ? [[row, column + 1] as const] : []),
      ...(row < rows ? [[row + 1, column] as const] : []),
    ];
    const from: Cell = [row, column];
    return ends.map((to) => ({ spot: spotBetween(from, to), from, to, isFixed: false }));
  }).flat();
  const sidesWith = (entries: Entries, entry: string): readonly (readonly [Cell, Cell])[] =>
    edges.filter(({ spot }) => entries[spot] === entry).map(({ from, to }) => [from, to]);
  return {
    kind: 'lines',
    rows,
    columns,
    atCorners: true,
    edges,
    most: 1,
    line: 'side',
    weight: 0.12,
    nodeRadius: 0.2,
    tools: lineTools('side'),
    needed: undefined,
    words: (corner) => {
      const numbers = numbersAt(grid, corner).map(({ words }) => words);
      return numbers.length === 0 ? say('noNumbers') : numbers.join(', ');
    },
    metClues: (entries) =>
      metCells({ rows, columns }, ([row, column]) => {
        const count = sidesOf([row, column]).filter((spot) => entries[spot] === LINE).length;
        return grid[row]?.[column] === String(count);
      }).map((clue) => ({
        ...clue,
        about: cornersOf(clue.cell),
        name: (corner) =>
          numbersAt(grid, corner).find(({ cell }) => spotOf(cell) === spotOf(clue.cell))!.words,
      })),
    solutionOf: (entries) => sidesWith(entries, LINE),
    stateOf: (entries) => ({ edges: sidesWith(entries, LINE), none: sidesWith(entries, CROSSED) }),
    entered: ({ at, holds }) => ({ [spotOfSide(at![0]!)]: holds ? LINE : CROSSED }),
    entriesOf: (solution) => {
      const lines = new Set(
        (solution as readonly (readonly [Cell, Cell])[]).map((side) => spotBetween(...side)),
      );
      return Object.fromEntries(edges.map(({ spot }) => [spot, lines.has(spot) ? LINE : CROSSED]));
    },
  };
}

/** The spots of the sides of a cell. */
function sidesOf([row, column]: Cell): readonly string[] {
  const [below, right] = [row + 1, column + 1];
  return [
    spotBetween([row, column], [row, right]),
    spotBetween([below, column], [below, right]),
    spotBetween([row, column], [below, column]),
    spotBetween([row, right], [below, right]),
  ];
}

/** The spot of a side by the place of its middle among the cells, one coordinate of which ends in a half. */
function spotOfSide([row, column]: Cell): string {
  const isLevel = !Number.isInteger(row);
  const from: Cell = [Math.ceil(row), Math.ceil(column)];
  return spotBetween(from, isLevel ? [from[0], from[1] + 1] : [from[0] + 1, from[1]]);
}

/** The corners of a cell. */
function cornersOf([row, column]: Cell): readonly Cell[] {
  return mapGrid(2, 2, ([down, right]): Cell => [row + down, column + right]).flat();
}

/** A number at a corner, and what it is called there. */
interface NumberAt {
  readonly cell: Cell;
  readonly words: string;
}

/** The numbers of the cells that meet in a corner. */
function numbersAt(grid: SlitherlinkPuzzle['grid'], [row, column]: Cell): readonly NumberAt[] {
  const around: readonly (readonly [where: PlainKey, cell: Cell])[] = [
    ['aboveLeft', [row - 1, column - 1]],
    ['aboveRight', [row - 1, column]],
    ['belowLeft', [row, column - 1]],
    ['belowRight', [row, column]],
  ];
  return around.flatMap(([where, cell]): readonly NumberAt[] => {
    const sign = grid[cell[0]]?.[cell[1]] ?? OPEN;
    return sign === OPEN ? [] : [{ cell, words: say(where, { number: sign }) }];
  });
}
