import type { Cell, MasyuPuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import { circuitGame, spotBetween } from './circuit.js';
import { type Entries, type LineGame, lineTools, metCells } from './game.js';

const LINE = '1';
const WHITE = 'w';
const BLACK = 'b';

/** Lines from cell to neighbouring cell, as between the points of a circuit without holes. */
export function masyuGame({ grid }: MasyuPuzzle): LineGame {
  const points = grid.map((row) => 'o'.repeat(row.length));
  const game = circuitGame({ family: 'circuit', grid: points, edges: [] });
  return {
    ...game,
    line: 'line',
    tools: lineTools('line'),
    needed: undefined,
    words: ([row, column]) => {
      const sign = grid[row]?.[column];
      return sign === WHITE ? say('whitePearl') : sign === BLACK ? say('blackPearl') : '';
    },
    metClues: (entries) =>
      metCells(game, ([row, column]) => isPearlMet(grid[row]![column]!, entries, [row, column])),
  };
}

/**
 * True if the line goes straight on in a white pearl and turns before or behind it, or turns in a black one
 * and goes straight on before and behind it.
 */
function isPearlMet(pearl: string, entries: Entries, cell: Cell): boolean {
  const own = shapeOf(entries, cell);
  const beside = endsAt(entries, cell).map((end) => shapeOf(entries, end));
  if (pearl === WHITE) return own === 'straight' && beside.includes('turn');
  return pearl === BLACK && own === 'turn' && beside.every((shape) => shape === 'straight');
}

/** The neighbours that lines join a cell with. */
function endsAt(entries: Entries, cell: Cell): readonly Cell[] {
  const [row, column] = cell;
  const before: readonly Cell[] = [
    [row - 1, column],
    [row, column - 1],
  ];
  const behind: readonly Cell[] = [
    [row, column + 1],
    [row + 1, column],
  ];
  return [
    ...before.filter((end) => entries[spotBetween(end, cell)] === LINE),
    ...behind.filter((end) => entries[spotBetween(cell, end)] === LINE),
  ];
}

/** The shape of the line in a cell; undefined where it is not passed, or not by one line. */
function shapeOf(entries: Entries, cell: Cell): 'straight' | 'turn' | undefined {
  const [one, other, third] = endsAt(entries, cell);
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  return one[0] === other[0] || one[1] === other[1] ? 'straight' : 'turn';
}
