/**
 * Single cells of a colour that no cell around them has: kept where they are clearly seen, as eyes are, else
 * given a neighbour's colour.
 */

/**
 * A loss from recolouring a cell at which the cell stays as it is: share of the cell times difference of the
 * colours.
 */
const CLEAR = 0.12;

/** The functions of a picture that the removal of specks needs. */
export interface SpeckQuestions {
  /** Share of a cell that a colour has. */
  share(cell: number, colour: number): number;
  /** The visible difference of two colours. */
  difference(one: number, other: number): number;
}

/** Row-major colours without specks. */
export function withoutSpecks(
  cells: Uint8Array,
  columns: number,
  { share, difference }: SpeckQuestions,
): Uint8Array {
  return cells.map((colour, cell) => {
    const around = coloursAround(cells, columns, cell);
    if (around.includes(colour)) return colour;
    const lossOf = (other: number): number =>
      Math.max(0, share(cell, colour) - share(cell, other)) * difference(colour, other);
    const best = around.reduce((one, other) => (lossOf(other) < lossOf(one) ? other : one));
    return lossOf(best) < CLEAR ? best : colour;
  });
}

/** The colours of the cells around one, corners included. */
function coloursAround(cells: Uint8Array, columns: number, cell: number): number[] {
  const column = cell % columns;
  const across = [0, column > 0 ? -1 : 0, column < columns - 1 ? 1 : 0];
  return [-columns, 0, columns].flatMap((down) =>
    across.flatMap((step, index) => {
      if (index > 0 && step === 0) return [];
      const other = cell + down + step;
      return other === cell || other < 0 || other >= cells.length ? [] : [cells[other]!];
    }),
  );
}
