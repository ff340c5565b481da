/** All Latin squares of small sizes, for families that fill squares. */

/** Numbers by row. */
type Square = readonly (readonly number[])[];

/** By size up to 4: every square. Each of the lists is used for very many puzzles. */
export const LATIN_SQUARES: readonly (readonly Square[])[] = [0, 1, 2, 3, 4].map((size) => [
  ...latinSquares(size),
]);

/** Each row is a permutation that repeats nothing in a column. */
function* latinSquares(size: number, rows: Square = []): Generator<Square> {
  if (rows.length === size) {
    yield rows;
    return;
  }
  for (const row of permutations(size)) {
    const fits = row.every((number, column) => rows.every((above) => above[column] !== number));
    if (fits) yield* latinSquares(size, [...rows, row]);
  }
}

function permutations(size: number): number[][] {
  if (size === 0) return [[]];
  return permutations(size - 1).flatMap((shorter) =>
    Array.from({ length: size }, (_, place) => shorter.toSpliced(place, 0, size)),
  );
}

/** The square with one number changed, for every cell. */
export function* oneNumberChanged(square: Square): Iterable<Square> {
  for (const [row, numbers] of square.entries()) {
    for (const [column, number] of numbers.entries()) {
      yield square.with(row, numbers.with(column, (number % numbers.length) + 1));
    }
  }
}
