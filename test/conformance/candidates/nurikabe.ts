import fc from 'fast-check';
import type { NurikabePuzzle, NurikabeSolution } from '../../../src/families/nurikabe/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** All rows of a length with as many black cells as white ones. */
function balancedRows(length: number): readonly string[] {
  const rows = Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_, cell) => ((bits >> cell) & 1 ? '#' : 'o')).join(''),
  );
  return rows.filter((row) => 2 * row.replaceAll('o', '').length === length);
}

function* stacksOf(rows: readonly string[], height: number): Iterable<readonly string[]> {
  if (height === 0) yield [];
  else for (const below of stacksOf(rows, height - 1)) for (const row of rows) yield [row, ...below];
}

export const smallNurikabe: SmallPuzzles<NurikabePuzzle, NurikabeSolution> = {
  family: 'nurikabe',
  puzzle: fc
    .tuple(fc.constantFrom(2, 4), fc.constantFrom(2, 4))
    .chain(([rows, columns]) => {
      const sign = fc.constantFrom('.', '.', '.', '#', 'o');
      const row = fc.string({ unit: sign, minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows });
    })
    .map((grid) => ({ family: 'nurikabe' as const, grid })),
  candidates: ({ grid }) => stacksOf(balancedRows(grid[0]!.length), grid.length),
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const flipped = text[column] === '#' ? 'o' : '#';
        yield solution.with(row, text.slice(0, column) + flipped + text.slice(column + 1));
      }
    }
  },
};
