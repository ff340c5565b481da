/** Small Queens puzzles for tests, and all placements among which their solutions are. */
import fc from 'fast-check';
import type { QueensPuzzle, QueensSolution } from '../../../src/families/queens/puzzle.js';

/**
 * Every placement on the free cells, row by row, that has no two queens side by side or one upon the other.
 */
export function* placements({ board }: QueensPuzzle, rows: QueensSolution = []): Generator<QueensSolution> {
  const cells = board[rows.length];
  if (cells === undefined) {
    yield rows;
    return;
  }
  const above = rows.at(-1) ?? '';
  for (let code = 0; code < 2 ** cells.length; code++) {
    const row = [...cells]
      .map((cell, column) => ((code >> column) & 1 ? (cell === '.' ? 'Q' : 'x') : cell))
      .join('');
    const touches = [...row].some((cell, column) => cell === 'Q' && above[column] === 'Q');
    if (!touches && !row.includes('x') && !row.includes('QQ'))
      yield* placements({ family: 'queens', board }, [...rows, row]);
  }
}

/** Boards of up to four by four cells, about a quarter of them walls, with a number of queens or without. */
export const smallQueens: fc.Arbitrary<QueensPuzzle> = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 1, max: 4 }),
    cells: fc.infiniteStream(fc.constantFrom('.', '.', '.', '#')),
    queens: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
  })
  .map(({ rows, columns, cells, queens }): QueensPuzzle => {
    const row = (): string => Array.from({ length: columns }, () => cells.next().value).join('');
    const puzzle = { family: 'queens', board: Array.from({ length: rows }, row) } as const;
    return queens === undefined ? puzzle : { ...puzzle, queens };
  });
