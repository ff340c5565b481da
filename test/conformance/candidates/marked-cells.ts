/** Grids in which some cells are marked or not, and all others stay as they are. */

/** The grid with every choice of its open cells marked. */
export function* fillingsOfCells(
  grid: readonly string[],
  open: string,
  mark: string,
): Iterable<readonly string[]> {
  const text = grid.join('\n');
  const places = [...text].flatMap((sign, place) => (sign === open ? [place] : []));
  for (let bits = 0; bits < 2 ** places.length; bits++) {
    const signs = [...text];
    places.forEach((place, bit) => {
      if ((bits >> bit) & 1) signs[place] = mark;
    });
    yield signs.join('').split('\n');
  }
}

/** The grid with each of these cells changed from the one sign to the other. */
export function* flippedCells(
  grid: readonly string[],
  open: string,
  mark: string,
): Iterable<readonly string[]> {
  for (const [row, text] of grid.entries()) {
    for (let column = 0; column < text.length; column++) {
      const sign = text[column]!;
      if (sign !== open && sign !== mark) continue;
      const flipped = sign === open ? mark : open;
      yield grid.with(row, text.slice(0, column) + flipped + text.slice(column + 1));
    }
  }
}
