/** A game made up for tests: lines along the sides of two by three cells, one of them given. */
import type { Cell } from '../../src/core/grid/cell.js';
import { sidesOf } from '../../src/core/grid/sides.js';
import { CROSSED, type Edge, type LineGame, lineTools, spotOf } from '../../web/play/games/game.js';

const NUMBERS = ['3.1', '..2'];
const SIZE = { rows: 2, columns: 3 };

/** The spot of a side. */
export function spotOfSide(from: Cell, to: Cell): string {
  return `${spotOf(from)}-${spotOf(to)}`;
}

const edges = sidesOf(SIZE).edges.map(([from, to], index): Edge => {
  return { spot: spotOfSide(from, to), from, to, isFixed: index === 0 };
});

export const cornerGame: LineGame = {
  kind: 'lines',
  ...SIZE,
  atCorners: true,
  edges,
  most: 1,
  line: 'line',
  weight: 0.14,
  nodeRadius: 0.2,
  tools: lineTools('line'),
  needed: undefined,
  words: ([row, column]) => `number below right: ${NUMBERS[row]?.[column] ?? 'none'}`,
  solutionOf: (entries) => edges.filter(({ spot }) => entries[spot] === '1').map(({ spot }) => spot),
  entered: () => ({}),
  entriesOf: (solution) =>
    Object.fromEntries(
      edges.map(({ spot }) => [spot, (solution as readonly string[]).includes(spot) ? '1' : CROSSED]),
    ),
};
