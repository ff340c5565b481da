/** Symmetric givens: the cells that a turn or reflection of the grid takes to each other are dug together or not at all. */

/** How the pattern of givens may look: none at all, half-turn, quarter-turn, or mirrored left to right. */
export const SYMMETRIES = ['none', 'half-turn', 'quarter-turn', 'mirror'] as const;

export type Symmetry = (typeof SYMMETRIES)[number];

const MOVES: Readonly<
  Record<Symmetry, (row: number, column: number, last: number) => readonly [number, number]>
> = {
  none: (row, column) => [row, column],
  'half-turn': (row, column, last) => [last - row, last - column],
  'quarter-turn': (row, column, last) => [column, last - row],
  mirror: (row, column, last) => [row, last - column],
};

/** The cells of a grid (row-major) in groups that the symmetry keeps together, in order of their first cells. */
export function orbits(side: number, symmetry: Symmetry): readonly (readonly number[])[] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (let cell = 0; cell < side * side; cell++) {
    const group: number[] = [];
    let [row, column] = [Math.floor(cell / side), cell % side];
    for (let at = cell; !seen.has(at); at = row * side + column) {
      seen.add(at);
      group.push(at);
      [row, column] = MOVES[symmetry](row, column, side - 1);
    }
    if (group.length > 0) groups.push(group);
  }
  return groups;
}
