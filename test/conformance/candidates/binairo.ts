import fc from 'fast-check';
import type { BinairoPuzzle, BinairoSolution } from '../../../src/families/binairo/index.js';
import { neighbourPairs } from '../../../src/families/kit/neighbour-pairs.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** All rows of a length with as many ones as zeros. */
function balancedRows(length: number): readonly string[] {
  const rows = Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_, cell) => ((bits >> cell) & 1 ? '1' : '0')).join(''),
  );
  return rows.filter((row) => 2 * row.replaceAll('0', '').length === length);
}

function* stacksOf(rows: readonly string[], height: number): Iterable<readonly string[]> {
  if (height === 0) yield [];
  else for (const below of stacksOf(rows, height - 1)) for (const row of rows) yield [row, ...below];
}

export const smallBinairos: SmallPuzzles<BinairoPuzzle, BinairoSolution> = {
  family: 'binairo',
  puzzle: fc.tuple(fc.constantFrom(2, 4), fc.constantFrom(2, 4)).chain(([rows, columns]) => {
    const sign = fc.constantFrom('.', '.', '.', '.', '0', '1');
    const row = fc.string({ unit: sign, minLength: columns, maxLength: columns });
    const pairs = neighbourPairs({ rows, columns });
    return fc
      .record({
        grid: fc.array(row, { minLength: rows, maxLength: rows }),
        distinct: fc.boolean(),
        signed: fc.subarray([...pairs.keys()], { maxLength: 4 }),
        isEqual: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      })
      .map(({ grid, distinct, signed, isEqual }): BinairoPuzzle => {
        const named = (wanted: boolean) =>
          signed.filter((_, at) => isEqual[at] === wanted).map((pair) => pairs[pair]!);
        const [equal, opposite] = [named(true), named(false)];
        return {
          family: 'binairo',
          grid,
          ...(distinct && { distinct }),
          ...(equal.length > 0 && { equal }),
          ...(opposite.length > 0 && { opposite }),
        };
      });
  }),
  candidates: ({ grid }) => stacksOf(balancedRows(grid[0]!.length), grid.length),
  *variations(solution) {
    for (const [row, text] of solution.entries()) {
      for (let column = 0; column < text.length; column++) {
        const flipped = text[column] === '1' ? '0' : '1';
        yield solution.with(row, text.slice(0, column) + flipped + text.slice(column + 1));
      }
    }
  },
};
