import type { Cell, SlitherlinkPuzzle } from '../../../src/browser.js';
import { spotBetween } from './circuit.js';
import { CROSSED, type Edge, type Entries, type LineGame, lineTools } from './game.js';

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
    noun: 'line',
    weight: 0.12,
    end: 'corner',
    nodeRadius: 0.2,
    tools: lineTools('line'),
    needed: undefined,
    words: (corner) => wordsOf(grid, corner),
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

/** The spot of a side by the place of its middle among the cells, one coordinate of which ends in a half. */
function spotOfSide([row, column]: Cell): string {
  const isLevel = !Number.isInteger(row);
  const from: Cell = [Math.ceil(row), Math.ceil(column)];
  return spotBetween(from, isLevel ? [from[0], from[1] + 1] : [from[0] + 1, from[1]]);
}

/** The numbers of the cells that meet in a corner. */
function wordsOf(grid: SlitherlinkPuzzle['grid'], [row, column]: Cell): string {
  const around: readonly (readonly [where: string, cell: Cell])[] = [
    ['above left', [row - 1, column - 1]],
    ['above right', [row - 1, column]],
    ['below left', [row, column - 1]],
    ['below right', [row, column]],
  ];
  const numbers = around.flatMap(([where, [r, c]]) => {
    const sign = grid[r]?.[c] ?? OPEN;
    return sign === OPEN ? [] : [`${sign} ${where}`];
  });
  return numbers.length === 0 ? 'no numbers' : numbers.join(', ');
}
