import fc from 'fast-check';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from '../../../src/families/skyscrapers/puzzle.js';
import { LATIN_SQUARES, oneNumberChanged } from './latin-squares.js';
import type { SmallPuzzles } from './small-puzzles.js';

function seen(heights: readonly number[]): number {
  let [tallest, count] = [0, 0];
  for (const height of heights) {
    if (height > tallest) count++;
    tallest = Math.max(tallest, height);
  }
  return count;
}

/** Some views of a random square, one of them changed in some puzzles; few given heights. */
const puzzle = fc
  .record({
    size: fc.integer({ min: 2, max: 4 }),
    square: fc.nat(),
    shown: fc.array(fc.boolean(), { minLength: 16, maxLength: 16 }),
    given: fc.array(fc.constantFrom(false, false, false, true), { minLength: 16, maxLength: 16 }),
    changed: fc.option(fc.nat()),
  })
  .map(({ size, square, shown, given, changed }): SkyscrapersPuzzle => {
    const solution = LATIN_SQUARES[size]![square % LATIN_SQUARES[size]!.length]!;
    const columns = solution.map((_, column) => solution.map((row) => row[column]!));
    const clues = (lines: SkyscrapersSolution, first: number): readonly number[] =>
      lines.map((line, index) => {
        if (!shown[first + index]) return 0;
        const isChanged = changed !== null && changed % (4 * size) === first + index;
        return isChanged ? (seen(line) % size) + 1 : seen(line);
      });
    return {
      family: 'skyscrapers',
      grid: solution.map((row, y) => row.map((height, x) => (given[y * size + x] ? height : 0))),
      top: clues(columns, 0),
      bottom: clues(
        columns.map((line) => line.toReversed()),
        size,
      ),
      left: clues(solution, 2 * size),
      right: clues(
        solution.map((line) => line.toReversed()),
        3 * size,
      ),
    };
  });

export const smallSkyscrapers: SmallPuzzles<SkyscrapersPuzzle, SkyscrapersSolution> = {
  family: 'skyscrapers',
  puzzle,
  candidates: ({ grid }) => LATIN_SQUARES[grid.length]!,
  variations: oneNumberChanged,
};
