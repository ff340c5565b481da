import type { MasyuPuzzle } from '../../../src/browser.js';
import { circuitGame } from './circuit.js';
import { type LineGame, lineTools } from './game.js';

/** Lines from cell to neighbouring cell, as between the points of a circuit without holes. */
export function masyuGame({ grid }: MasyuPuzzle): LineGame {
  const points = grid.map((row) => 'o'.repeat(row.length));
  return {
    ...circuitGame({ family: 'circuit', grid: points, edges: [] }),
    noun: 'line',
    end: 'cell',
    tools: lineTools('line'),
    needed: undefined,
    words: ([row, column]) => {
      const sign = grid[row]?.[column];
      return sign === 'w' ? 'white pearl' : sign === 'b' ? 'black pearl' : '';
    },
  };
}
