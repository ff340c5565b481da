/**
 * The region around a set of cells, and the cut it gives. Let V be cells that the clues of a picture P leave
 * undetermined (by line logic, or because a second solution differs there). The region W holds, in every row
 * and column that V touches, the cells from one before V's first to one after V's last.
 *
 * Any picture Q that equals P on W leaves V undetermined too. Take one line and its segment S, first to last
 * cell of V with one neighbour on each side; S is the same in P and Q, and both neighbours lie outside V.
 * Putting other cells between the neighbours keeps the line's clue exactly when it keeps the run lengths
 * inside S: a run that enters S through a neighbour is longer than what S shows of it by an amount that no
 * change inside alters, the number of runs outside stays the same, and so the clues of the whole line are
 * equal if and only if the run lengths of S are. That condition does not mention the rest of the line, hence
 * the same arrangements of V are possible in Q as in P. So a second solution of P that differs on V gives one
 * of Q; and if no line forces a cell of V in P even when everything outside V is known, then none does in Q,
 * where line logic knows less than that. Therefore every repair changes some cell of W: one cut. All of this
 * holds in colours too, where runs have colours. See docs/methods.md, "Pictures with the fewest changes"; the
 * proof is ours.
 */
/** Size of a picture in cells. */
export interface PictureGrid {
  readonly width: number;
  readonly height: number;
}

/** The cells of the region W around the cells V, row-major indices in ascending order. */
export function regionOf(cells: readonly number[], grid: PictureGrid): number[] {
  const region = new Set<number>();
  for (const [row, [first, last]] of spans(cells, (cell) => Math.floor(cell / grid.width), columnIn(grid))) {
    for (let column = Math.max(first - 1, 0); column <= Math.min(last + 1, grid.width - 1); column++) {
      region.add(row * grid.width + column);
    }
  }
  for (const [column, [first, last]] of spans(cells, columnIn(grid), (cell) =>
    Math.floor(cell / grid.width),
  )) {
    for (let row = Math.max(first - 1, 0); row <= Math.min(last + 1, grid.height - 1); row++) {
      region.add(row * grid.width + column);
    }
  }
  return [...region].sort((first, second) => first - second);
}

function columnIn({ width }: PictureGrid): (cell: number) => number {
  return (cell) => cell % width;
}

/** First and last position of the cells in every line they touch. */
function spans(
  cells: readonly number[],
  lineOf: (cell: number) => number,
  positionOf: (cell: number) => number,
): Map<number, readonly [first: number, last: number]> {
  const found = new Map<number, readonly [number, number]>();
  for (const cell of cells) {
    const position = positionOf(cell);
    const [first, last] = found.get(lineOf(cell)) ?? [position, position];
    found.set(lineOf(cell), [Math.min(first, position), Math.max(last, position)]);
  }
  return found;
}
