import fc from 'fast-check';
import {
  isBlack,
  type KakuroCell,
  type KakuroPuzzle,
  type KakuroSolution,
  runsOf,
} from '../../../src/families/kakuro/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** Most white cells of a small puzzle. */
const MOST_WHITE = 4;

type Row = readonly KakuroCell[];

/** Gives sums to the black cells that have a white one below or right of them. */
function withSums(rows: readonly (readonly number[])[], sums: readonly number[]): readonly Row[] {
  let next = 0;
  return rows.map((row, y) =>
    row.map((cell, x): KakuroCell => {
      if (cell >= 0) return cell;
      const sumBefore = (other: number | undefined): number =>
        other === undefined || other < 0 ? 0 : sums[next++ % sums.length]!;
      return [sumBefore(rows[y + 1]?.[x]), sumBefore(row[x + 1])];
    }),
  );
}

/** Grids of up to 3x3 with few white cells (-1 black, 0 open), some of which are given. */
const puzzle = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns]) => {
    const cell = fc.constantFrom(-1, -1, 0, 0, 0, 0, 1, 3);
    const row = fc.array(cell, { minLength: columns, maxLength: columns });
    return fc.record({
      rows: fc.array(row, { minLength: rows, maxLength: rows }),
      sums: fc.array(fc.constantFrom(0, 0, 3, 3, 4, 4, 5, 6, 7, 16, 17), { minLength: 12, maxLength: 12 }),
    });
  })
  .filter(({ rows }) => rows.flat().filter((cell) => cell >= 0).length <= MOST_WHITE)
  .map(({ rows, sums }): KakuroPuzzle => ({ family: 'kakuro', grid: withSums(rows, sums) }))
  .filter(isSaidOfAll);

/** True if every cell is given or part of a sum, so that no solution has another beside it in one cell. */
function isSaidOfAll(puzzle: KakuroPuzzle): boolean {
  const summed = new Set(runsOf(puzzle).flatMap(({ sum, cells }) => (sum > 0 ? cells.map(String) : [])));
  return puzzle.grid.every((row, y) =>
    row.every((cell, x) => isBlack(cell) || cell > 0 || summed.has(String([y, x]))),
  );
}

/** All numbers in the white cells, whatever is given. */
function* fillings({ grid }: KakuroPuzzle): Iterable<KakuroSolution> {
  const whites = grid.flat().filter((cell) => !isBlack(cell)).length;
  for (let code = 0; code < 9 ** whites; code++) {
    let rest = code;
    yield grid.map((row) =>
      row.map((cell) => {
        if (isBlack(cell)) return 0;
        const number = (rest % 9) + 1;
        rest = Math.floor(rest / 9);
        return number;
      }),
    );
  }
}

export const smallKakuros: SmallPuzzles<KakuroPuzzle, KakuroSolution> = {
  family: 'kakuro',
  puzzle,
  candidates: fillings,
  *variations(solution) {
    for (const [row, numbers] of solution.entries()) {
      for (const [column, number] of numbers.entries()) {
        if (number > 0) yield solution.with(row, numbers.with(column, (number % 9) + 1));
      }
    }
  },
};
