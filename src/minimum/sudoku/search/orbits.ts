/**
 * What is chosen as one: single cells, or cells that a symmetry of the board maps to each other and that hold givens
 * together or not at all.
 */

/** Symmetries that the givens of a puzzle may be required to have. */
export const SYMMETRIES = ['none', 'half-turn', 'quarter-turn', 'left-right', 'up-down', 'diagonal'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

/** The generator of each symmetry: the cell that a cell is mapped to on a board with `side` rows. */
const IMAGES: Readonly<
  Record<Symmetry, (row: number, column: number, last: number) => readonly [row: number, column: number]>
> = {
  none: (row, column) => [row, column],
  'half-turn': (row, column, last) => [last - row, last - column],
  'quarter-turn': (row, column, last) => [column, last - row],
  'left-right': (row, column, last) => [row, last - column],
  'up-down': (row, column, last) => [last - row, column],
  diagonal: (row, column) => [column, row],
};

/** The orbits of the cells of a board, each ascending, in the order of their lowest cells. */
export function orbitsOf(side: number, symmetry: Symmetry): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const orbits: number[][] = [];
  for (let first = 0; first < side * side; first++) {
    if (seen.has(first)) continue;
    const orbit: number[] = [];
    for (let cell = first; !seen.has(cell); ) {
      seen.add(cell);
      orbit.push(cell);
      const [row, column] = IMAGES[symmetry](Math.floor(cell / side), cell % side, side - 1);
      cell = row * side + column;
    }
    orbits.push(orbit.sort((one, other) => one - other));
  }
  return orbits;
}
