/**
 * The fewest numbers of Nurikabes: each island has one sign, anywhere in it, that is its number or is left
 * open. For each choice of cells with signs the solutions with one sign in every island are compared: numbers
 * are enough for one of them when all others have another number for one of these islands.
 */

/** The solutions of a board by the fewest numbers beside open signs. */
export interface NurikabeCounts {
  readonly solutions: number;
  readonly byFewest: readonly number[];
  /** Solutions that all numbers do not fix, wherever they stand. */
  readonly unfixed: number;
  /** A puzzle that needs the most numbers, with -1 for open signs. */
  readonly example: readonly (readonly number[])[];
}

/** Land of a solution as bits: its islands, each as bits. */
type Islands = readonly number[];

/** Goes through all solutions on n x n cells. */
export function nurikabesOn(side: number): NurikabeCounts {
  const solutions = solutionsOn(side);
  /** By cells with signs: the solutions that have one in every island. */
  const bySigns = new Map<number, number[]>();
  for (const [index, islands] of solutions.entries()) {
    for (const signs of signsIn(islands)) {
      const list = bySigns.get(signs);
      if (list === undefined) bySigns.set(signs, [index]);
      else list.push(index);
    }
  }
  const fewest = new Array<number>(solutions.length).fill(Infinity);
  const puzzles = new Array<readonly number[]>(solutions.length).fill([]);
  for (const [signs, list] of bySigns) {
    const cells = bitsOf(signs);
    const numbers = list.map((index) =>
      cells.map((cell) => bitsOf(solutions[index]!.find((island) => ((island >> cell) & 1) === 1)!).length),
    );
    for (const [place, index] of list.entries()) {
      const chosen = fewestNumbers(numbers, place, fewest[index]!);
      if (chosen === undefined) continue;
      fewest[index] = chosen.length;
      const grid = new Array<number>(side * side).fill(0);
      for (const [at, cell] of cells.entries()) grid[cell] = chosen.includes(at) ? numbers[place]![at]! : -1;
      puzzles[index] = grid;
    }
  }
  const fixed = fewest.filter((count) => count < Infinity);
  const most = Math.max(...fixed);
  const flat = puzzles[fewest.indexOf(most)]!;
  return {
    solutions: solutions.length,
    byFewest: Array.from({ length: most + 1 }, (_, count) => fixed.filter((one) => one === count).length),
    unfixed: fewest.length - fixed.length,
    example: Array.from({ length: side }, (_, row) => flat.slice(row * side, (row + 1) * side)),
  };
}

/** Fewer numbers than `below` that no other solution with these signs has; by position of the sign. */
function fewestNumbers(
  numbers: readonly (readonly number[])[],
  place: number,
  below: number,
): readonly number[] | undefined {
  const own = numbers[place]!;
  const differing = numbers.flatMap((other, index) =>
    index === place ? [] : [own.reduce((bits, one, at) => (one === other[at] ? bits : bits | (1 << at)), 0)],
  );
  let best: number | undefined;
  let least = below;
  for (let chosen = 0; chosen < 2 ** own.length; chosen++) {
    const count = bitsOf(chosen).length;
    if (count >= least || differing.some((bits) => (bits & chosen) === 0)) continue;
    [best, least] = [chosen, count];
  }
  return best === undefined ? undefined : bitsOf(best);
}

/** The solutions: all sea is connected, and no two by two cells are sea. */
function solutionsOn(side: number): readonly Islands[] {
  const cells = side * side;
  const found: Islands[] = [];
  const blocks: number[] = [];
  for (let cell = 0; cell < cells - side; cell++)
    if (cell % side < side - 1) blocks.push((3 << cell) | (3 << (cell + side)));
  for (let land = 0; land < 2 ** cells; land++) {
    const sea = ~land & (2 ** cells - 1);
    if (blocks.some((block) => (sea & block) === block)) continue;
    if (partsOf(sea, side).length <= 1) found.push(partsOf(land, side));
  }
  return found;
}

/** Every choice of one cell in each island. */
function signsIn(islands: Islands): readonly number[] {
  let signs = [0];
  for (const island of islands)
    signs = bitsOf(island).flatMap((cell) => signs.map((one) => one | (1 << cell)));
  return signs;
}

/** Cells as bits, parted into connected ones. */
export function partsOf(cells: number, side: number): Islands {
  const parts: number[] = [];
  const first = Array.from({ length: side }, (_, row) => 1 << (row * side)).reduce((one, bits) => one | bits);
  const last = first << (side - 1);
  for (let left = cells; left !== 0; ) {
    let part = left & -left;
    for (let before = 0; before !== part; ) {
      before = part;
      part |= (((part & ~last) << 1) | ((part & ~first) >> 1) | (part << side) | (part >> side)) & left;
    }
    parts.push(part);
    left &= ~part;
  }
  return parts;
}

/** The positions of the bits that are set. */
function bitsOf(bits: number): readonly number[] {
  const found: number[] = [];
  for (let left = bits; left !== 0; left &= left - 1) found.push(31 - Math.clz32(left & -left));
  return found;
}
