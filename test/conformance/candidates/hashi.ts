import fc from 'fast-check';
import type { Cell } from '../../../src/core/grid/cell.js';
import type { Bridge, HashiPuzzle, HashiSolution } from '../../../src/families/hashi/puzzle.js';
import type { SmallPuzzles } from './small-puzzles.js';

/** Pairs of islands that see each other, in reading order; seen islands only matter, not their numbers. */
function pairsOf(islands: readonly Cell[]): readonly (readonly [Cell, Cell])[] {
  const lies = (between: Cell, one: Cell, other: Cell): boolean =>
    [0, 1].every((axis) => {
      const [low, high] = [one[axis]!, other[axis]!].sort((first, second) => first - second) as [
        number,
        number,
      ];
      return low <= between[axis]! && between[axis]! <= high;
    });
  return islands.flatMap((one, index) =>
    islands.slice(index + 1).flatMap((other): [Cell, Cell][] => {
      const aligned = one[0] === other[0] || one[1] === other[1];
      const hidden = islands.some((third) => third !== one && third !== other && lies(third, one, other));
      return aligned && !hidden ? [[one, other]] : [];
    }),
  );
}

/** Islands whose numbers come from random bridges, which may cross or leave islands apart. */
const puzzle = fc
  .record({
    rows: fc.integer({ min: 1, max: 4 }),
    columns: fc.integer({ min: 2, max: 4 }),
    limit: fc.constantFrom(undefined, 1, 3),
    places: fc.uniqueArray(fc.nat({ max: 15 }), { minLength: 2, maxLength: 6 }),
    counts: fc.array(fc.nat({ max: 3 }), { minLength: 15, maxLength: 15 }),
    hidden: fc.option(fc.nat()),
  })
  .map(({ rows, columns, limit, places, counts, hidden }): HashiPuzzle => {
    const cells = [...new Set(places.map((place) => place % (rows * columns)))].sort(
      (one, other) => one - other,
    );
    const islands = cells.map((cell): Cell => [Math.floor(cell / columns), cell % columns]);
    const numbers = new Map(islands.map((cell) => [cell, 0]));
    pairsOf(islands).forEach(([one, other], pair) => {
      const count = Math.min(counts[pair]!, limit ?? 2);
      numbers.set(one, numbers.get(one)! + count);
      numbers.set(other, numbers.get(other)! + count);
    });
    const grid = Array.from({ length: rows }, () => new Array<number | null>(columns).fill(0));
    for (const [[row, column], number] of numbers) grid[row]![column] = Math.max(1, number);
    if (hidden !== null) {
      const [row, column] = islands[hidden % islands.length]!;
      grid[row]![column] = null;
    }
    return { family: 'hashi', islands: grid, ...(limit === undefined ? {} : { bridges: limit }) };
  });

/** Every number of bridges between every two islands that see each other. */
function* layings({ islands: grid, bridges = 2 }: HashiPuzzle): Generator<HashiSolution> {
  const islands = grid.flatMap((row, r) =>
    row.flatMap((island, c): Cell[] => (island === 0 ? [] : [[r, c]])),
  );
  const pairs = pairsOf(islands);
  for (let code = 0; code < (bridges + 1) ** pairs.length; code++) {
    yield pairs.flatMap(([one, other], pair): Bridge[] => {
      const count = Math.floor(code / (bridges + 1) ** pair) % (bridges + 1);
      return count === 0 ? [] : [[one, other, count]];
    });
  }
}

export const smallHashis: SmallPuzzles<HashiPuzzle, HashiSolution> = {
  family: 'hashi',
  puzzle,
  candidates: layings,
  *variations(solution) {
    for (const [index, [from, to, count]] of solution.entries()) {
      yield solution.with(index, [from, to, count + 1]);
      yield solution.toSpliced(index, 1);
    }
  },
};
