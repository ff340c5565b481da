/** All solutions of a Hitori by a search, row by row, which shares nothing with the family. */

type Grid = readonly (readonly number[])[];

/** The solutions as rows of `#` and `.`. */
export function solutionsOf(grid: Grid): readonly (readonly string[])[] {
  const columns = grid[0]!.length;
  const found: string[][] = [];
  const fill = (masks: readonly number[]): void => {
    if (masks.length === grid.length) {
      if (isWhole(masks, columns)) found.push(masks.map((mask) => textOf(mask, columns)));
      return;
    }
    for (let mask = 0; mask < 1 << columns; mask++) {
      if ((mask & (mask << 1)) !== 0 || (mask & (masks.at(-1) ?? 0)) !== 0) continue;
      const next = [...masks, mask];
      if (hasNoNumberTwice(grid, next)) fill(next);
    }
  };
  fill([]);
  return found;
}

function textOf(mask: number, columns: number): string {
  return Array.from({ length: columns }, (_, column) => ((mask >> column) & 1 ? '#' : '.')).join('');
}

/** In the rows so far, of which the last one is new. */
function hasNoNumberTwice(grid: Grid, masks: readonly number[]): boolean {
  const last = masks.length - 1;
  return grid[last]!.every((number, column) => {
    if (number === 0 || (masks[last]! >> column) & 1) return true;
    for (let other = 0; other < column; other++)
      if (grid[last]![other] === number && ((masks[last]! >> other) & 1) === 0) return false;
    for (let row = 0; row < last; row++)
      if (grid[row]![column] === number && ((masks[row]! >> column) & 1) === 0) return false;
    return true;
  });
}

/** True if the white cells spread from the first one to all others: masks of whites grow until they stay. */
function isWhole(masks: readonly number[], columns: number): boolean {
  const white = masks.map((mask) => ~mask & ((1 << columns) - 1));
  const first = white.findIndex((mask) => mask !== 0);
  if (first < 0) return true;
  let reached = white.map((mask, row) => (row === first ? mask & -mask : 0));
  for (;;) {
    const next = reached.map((mask, row) => {
      const spread = mask | (mask << 1) | (mask >> 1) | (reached[row - 1] ?? 0) | (reached[row + 1] ?? 0);
      return spread & white[row]!;
    });
    if (next.every((mask, row) => mask === reached[row]))
      return next.every((mask, row) => mask === white[row]);
    reached = next;
  }
}
