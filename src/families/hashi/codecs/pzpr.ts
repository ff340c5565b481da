/**
 * Hashi as files of the pzpr editor: the islands, `-` for one whose number is not given, then the number of
 * bridges between the cells of a row, and between two rows; `-1` where a player noted that none runs.
 */
import { cellsOf, inReadingOrder, sizeOfRows, success } from '../../../core/index.js';
import { BETWEEN_CELLS } from '../../kit/codecs/pzpr-edges.js';
import { borderBlocks, cellBlock, pzprFile } from '../../kit/codecs/pzpr-file.js';
import { type Bridge, type HashiPuzzle, type HashiSolution, nextIsland, USUAL_LIMIT } from '../puzzle.js';
import { draftOf } from './format.js';
import { unheldLimit } from './puzzlink.js';

const STEPS = [
  [0, 1],
  [1, 0],
] as const;

export const hashiPzpr = pzprFile<HashiPuzzle, HashiSolution>({
  types: ['hashikake', 'hashi', 'bridges'],
  blocks: (size) => [
    cellBlock(size, /^(?:[-.]|[1-8])$/, 'a number from 1 to 8, "-" or "."'),
    ...borderBlocks(size, /^(?:-1|[0-2])$/, 'a number of bridges from 0 to 2, or "-1"'),
  ],
  read: ({ size, blocks: [words, ...lines] }) => {
    const islands = words!.map((row) => row.map((word) => (word === '-' ? null : Number(word) || 0)));
    const puzzle = draftOf(islands).puzzle as HashiPuzzle;
    // A bridge runs from an island to the next; the first word behind the island says how many there are.
    const ways = cellsOf(size).flatMap((from) =>
      islands[from[0]]![from[1]] === 0
        ? []
        : STEPS.flatMap((step, kind) =>
            nextIsland(puzzle, from, step).map((to) => ({
              from,
              to,
              count: Number(lines[kind]![from[0]]![from[1]]),
            })),
          ),
    );
    const bridges = ways.flatMap(({ from, to, count }): Bridge[] => (count > 0 ? [[from, to, count]] : []));
    const none = ways.flatMap(({ from, to, count }) => (count < 0 ? [[from, to, 0, 0]] : []));
    if (bridges.length + none.length === 0) return success({ puzzle });
    return success({ puzzle, solution: bridges, state: [...bridges, ...none] });
  },
  lacks: (puzzle) => unheldLimit('pzpr', puzzle),
  write: ({ islands }, solution = []) => {
    const size = sizeOfRows(islands);
    const counts = new Map<string, number>();
    for (const [one, other, count] of solution) {
      const [from, to] = inReadingOrder([one, other]);
      const kind = from[0] === to[0] ? 0 : 1;
      for (let [row, column] = from; row < to[0] || column < to[1]; row += kind, column += 1 - kind)
        counts.set(JSON.stringify(BETWEEN_CELLS[kind]!(row, column)), Math.min(count, USUAL_LIMIT));
    }
    const lines = borderBlocks(size, /./, '').map(({ rows, columns }, kind) =>
      Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) =>
          String(counts.get(JSON.stringify(BETWEEN_CELLS[kind]!(r, c))) ?? 0),
        ),
      ),
    );
    const words = islands.map((row) => row.map((island) => (island === null ? '-' : String(island || '.'))));
    return { size, blocks: [words, ...lines] };
  },
});
