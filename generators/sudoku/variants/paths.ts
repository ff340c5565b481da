/** Lines of cells that touch, no two of which share a cell: thermometers and the like. */
import { type Cell, cellsOf, type Rng } from '../../../src/core/index.js';
import { cellsAround, type FullGrid, imagesOf, type Made, numberAt } from './variant.js';

/** A kind of lines: which numbers may follow on those of a line, and what a line of them has to be. */
export interface PathKind {
  /** Fewest and most cells. */
  readonly least: number;
  readonly most: number;
  /** True if a line may go on with a number. */
  goesOn(numbers: readonly number[], next: number, side: number): boolean;
  /** True of a line that can end here. Absent: every one can. */
  isWhole?(numbers: readonly number[], cells: readonly Cell[], grid: FullGrid): boolean;
  /** Lines that are begun at each cell; the longest is taken. Absent: few. */
  readonly tries?: number;
  /** The constraint of a line. */
  make(cells: readonly Cell[], side: number): Made;
}

/** Part of the cells that lines take altogether, and in puzzles without givens. */
const SHARE = 0.45;
const DENSE_SHARE = 0.8;
/** Lines that are begun at each cell where nearly all walks come to one. */
const TRIES = 4;

/** Random lines of a kind, long ones first, that take part of the grid. */
export function randomPaths(kind: PathKind, grid: FullGrid, rng: Rng): readonly (readonly Made[])[] {
  const taken = new Set<string>();
  const groups: (readonly Made[])[] = [];
  for (const start of rng.shuffle(cellsOf(grid.size))) {
    if (taken.size >= (grid.isDense ? DENSE_SHARE : SHARE) * grid.side ** 2) break;
    const tries = Array.from({ length: kind.tries ?? TRIES }, () =>
      randomPath(kind, grid, start, taken, rng),
    );
    const longest = tries.toSorted((one, other) => other.length - one.length)[0]!;
    if (longest.length < kind.least) continue;
    const images = imagesOf(grid, longest);
    const cells = images.flat().map((cell) => cell.join());
    const isTrue = images.every((image) => isOfKind(kind, grid, image));
    if (!isTrue || new Set(cells).size < cells.length) continue;
    for (const cell of cells) taken.add(cell);
    groups.push(images.map((image) => kind.make(image, grid.side)));
  }
  return groups;
}

/** The longest part that can be a line of one random walk. */
function randomPath(
  kind: PathKind,
  grid: FullGrid,
  start: Cell,
  taken: ReadonlySet<string>,
  rng: Rng,
): readonly Cell[] {
  const cells: Cell[] = [];
  let whole = 0;
  const most = kind.least + rng.integer(kind.most - kind.least + 1);
  for (let next: Cell | undefined = start; next !== undefined && cells.length < most; ) {
    cells.push(next);
    const numbers = cells.map((cell) => numberAt(grid, cell));
    if (kind.isWhole?.(numbers, cells, grid) ?? true) whole = cells.length;
    const own = new Set(cells.map((cell) => cell.join()));
    next = rng
      .shuffle(cellsAround(grid, next, true))
      .find(
        (cell) =>
          !taken.has(cell.join()) &&
          !own.has(cell.join()) &&
          kind.goesOn(numbers, numberAt(grid, cell), grid.side),
      );
  }
  return taken.has(start.join()) ? [] : cells.slice(0, whole);
}

/** True if the line is one: its images under a symmetry need not be. */
function isOfKind(kind: PathKind, grid: FullGrid, cells: readonly Cell[]): boolean {
  const numbers = cells.map((cell) => numberAt(grid, cell));
  return (
    numbers.every(
      (number, index) => index === 0 || kind.goesOn(numbers.slice(0, index), number, grid.side),
    ) &&
    (kind.isWhole?.(numbers, cells, grid) ?? true)
  );
}
