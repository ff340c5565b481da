/** All layouts of islands on a small grid, for what can be laid out at all. */
import { DisjointSets } from '../../../src/core/index.js';
import type { HashiPuzzle } from '../../../src/families/hashi/index.js';
import { layoutOf } from '../../../src/families/hashi/index.js';

/** Every choice of `least` or more cells of which no two lie side by side. */
export function* layoutsApart(rows: number, columns: number, least: number): Generator<HashiPuzzle> {
  const cells = rows * columns;
  const islands: number[] = new Array(cells).fill(0);
  function* from(cell: number, placed: number): Generator<HashiPuzzle> {
    if (cell === cells) {
      const grid = Array.from({ length: rows }, (_, row) =>
        islands.slice(row * columns, (row + 1) * columns),
      );
      if (placed >= least) yield { family: 'hashi', islands: grid };
      return;
    }
    // The rest of this row and the rows below hold islands in every second cell at most.
    const ending = Math.ceil((columns - (cell % columns)) / 2);
    const below = Math.ceil(columns / 2) * (rows - 1 - Math.floor(cell / columns));
    if (placed + ending + below < least) return;
    if ((cell % columns === 0 || islands[cell - 1] === 0) && (islands[cell - columns] ?? 0) === 0) {
      islands[cell] = 1;
      yield* from(cell + 1, placed + 1);
      islands[cell] = 0;
    }
    yield* from(cell + 1, placed);
  }
  yield* from(0, 0);
}

/** True if bridges that do not cross can join all islands. */
export function canBeJoined(puzzle: HashiPuzzle): boolean {
  const { islands, places } = layoutOf(puzzle);
  const isFree = places.map(() => true);
  const joins = (): boolean => {
    const groups = new DisjointSets(islands.length);
    places.forEach(({ from, to }, place) => {
      if (isFree[place]) groups.join(from, to);
    });
    return groups.count === 1;
  };
  const join = (): boolean => {
    if (!joins()) return false;
    const crossed = places.findIndex(
      ({ crossings }, place) => isFree[place] && crossings.some((other) => isFree[other]),
    );
    if (crossed < 0) return true;
    const others = places[crossed]!.crossings.filter((other) => isFree[other]);
    return [[crossed], others].some((left) => {
      for (const place of left) isFree[place] = false;
      const found = join();
      for (const place of left) isFree[place] = true;
      return found;
    });
  };
  return join();
}
