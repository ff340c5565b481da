import fc from 'fast-check';
import {
  type Cell,
  canonicalEdges,
  cellsOf,
  type Edge,
  edgeKey,
  sidesOfCell,
} from '../../../src/core/index.js';
import type { MasyuPuzzle, MasyuSolution } from '../../../src/families/masyu/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** The lines around chosen corners where four cells meet, each by a bit: every loop is around some. */
function around(rows: number, columns: number, chosen: number): MasyuSolution {
  const lines = new Map<string, Edge>();
  const corners = cellsOf({ rows: rows - 1, columns: columns - 1 });
  for (const line of corners.filter((_, index) => (chosen >> index) & 1).flatMap(sidesOfCell)) {
    // A line between two chosen corners lies inside.
    if (!lines.delete(edgeKey(line))) lines.set(edgeKey(line), line);
  }
  return canonicalEdges([...lines.values()]);
}

/** The pearl that a cell could have: `w`, `b`, or `.` for none. */
function pearlAt([row, column]: Cell, loop: MasyuSolution): string {
  const lines = new Set(loop.map(edgeKey));
  const leads = (r: number, c: number, down: number, right: number): boolean =>
    lines.has(
      edgeKey([
        [r, c],
        [r + down, c + right],
      ]),
    );
  const ways = (
    [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const
  ).filter(([down, right]) => leads(row, column, down, right));
  if (ways.length !== 2) return '.';
  const onwards = ways.map(([down, right]) => leads(row + down, column + right, down, right));
  const isStraight = ways[0]![0] + ways[1]![0] === 0 && ways[0]![1] + ways[1]![1] === 0;
  if (isStraight) return onwards.includes(false) ? 'w' : '.';
  return onwards.includes(false) ? '.' : 'b';
}

export const smallMasyu: SmallPuzzles<MasyuPuzzle, MasyuSolution> = {
  family: 'masyu',
  puzzle: fc
    .record({
      rows: fc.integer({ min: 1, max: 4 }),
      columns: fc.integer({ min: 2, max: 4 }),
      chosen: fc.nat({ max: 511 }),
      kept: fc.array(fc.constantFrom('kept', 'kept', 'kept', 'open', 'open', 'other'), {
        minLength: 16,
        maxLength: 16,
      }),
      other: fc.constantFrom('w', 'b', '.'),
    })
    .map(({ rows, columns, chosen, kept, other }): MasyuPuzzle => {
      const loop = around(rows, columns, chosen);
      const signs = cellsOf({ rows, columns }).map((cell, place) => {
        if (kept[place] === 'other') return kept[0] === 'other' ? other : '.';
        return kept[place] === 'kept' ? pearlAt(cell, loop) : '.';
      });
      return {
        family: 'masyu',
        grid: Array.from({ length: rows }, (_, row) =>
          signs.slice(row * columns, (row + 1) * columns).join(''),
        ),
      };
    }),
  *candidates({ grid }) {
    const [rows, columns] = [grid.length, grid[0]!.length];
    for (let chosen = 0; chosen < 2 ** ((rows - 1) * (columns - 1)); chosen++)
      yield around(rows, columns, chosen);
  },
  *variations(solution) {
    for (const line of solution) yield solution.filter((other) => other !== line);
  },
};
