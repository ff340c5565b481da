import fc from 'fast-check';
import { flatMapCells, sizeOfRows } from '../../../src/core/index.js';
import { countedCells, type MosaicPuzzle, type MosaicSolution } from '../../../src/families/mosaic/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** All texts of a length of two signs. */
function textsOf(signs: string, length: number): readonly string[] {
  return Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_, cell) => signs[(bits >> cell) & 1]!).join(''),
  );
}

/** The numbers with further ones, so that some number counts every cell and each change breaks one. */
function covered(grid: readonly string[]): readonly string[] {
  const size = sizeOfRows(grid);
  const signs = grid.map((row) => [...row]);
  for (const cell of flatMapCells(grid, (_, cell) => [cell])) {
    const isCounted = countedCells(cell, size).some(([row, column]) => signs[row]![column] !== '.');
    if (!isCounted) signs[cell[0]]![cell[1]] = '2';
  }
  return signs.map((row) => row.join(''));
}

export const smallMosaics: SmallPuzzles<MosaicPuzzle, MosaicSolution> = {
  family: 'mosaic',
  puzzle: fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 3 }),
      // Neighbours that differ by more than 3 are no Mosaic to the format of game ids.
      fc.constantFrom('0123', '1234', '2345'),
    )
    .chain(([rows, columns, numbers]) => {
      const sign = fc.constantFrom('.', '.', ...numbers);
      const row = fc.string({ unit: sign, minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows });
    })
    .map((grid) => ({ family: 'mosaic' as const, grid: covered(grid) })),
  candidates: ({ grid }) => {
    const columns = grid[0]!.length;
    return textsOf('.#', grid.length * columns).map((text) =>
      grid.map((_, row) => text.slice(row * columns, (row + 1) * columns)),
    );
  },
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const flipped = text[column] === '#' ? '.' : '#';
        yield solution.with(row, text.slice(0, column) + flipped + text.slice(column + 1));
      }
    }
  },
};
