/**
 * The census of the densest Hashis in which no two islands lie side by side, as most makers draw them. All
 * ways to place islands are gone through, most islands first. Where no choice of bridges that cross nothing
 * connects the islands, no numbers make a puzzle of them; where one does, it is tried to give each of its
 * pairs of islands two bridges, and a plain search from the numbers alone says if these leave one solution.
 */
import { counted, DisjointSets, type Size } from '../../core/index.js';
import type { Census, CensusAnswer } from '../contract/family.js';
import type { HashiPuzzle } from './puzzle.js';

/** Cells of the largest board. */
const MOST_CELLS = 56;

/** The bridges that two islands may have. */
const MOST_BRIDGES = 2;

/** Two islands by their numbers with nothing but water between them, and that water's cells. */
interface Pair {
  readonly from: number;
  readonly to: number;
  readonly water: readonly number[];
}

export const hashiCensus: Census<HashiPuzzle> = {
  id: 'densest',
  description:
    'placements of islands, no two of them side by side, that bridges can connect, by the number of islands; ' +
    'the most islands alone, with a puzzle of one solution',
  takes: ({ rows, columns }) => rows * columns <= MOST_CELLS && Math.min(rows, columns) >= 2,
  run,
};

function run(size: Size): CensusAnswer<HashiPuzzle> {
  const { rows, columns } = size;
  let cases = 0;
  for (let count = rows * Math.ceil(columns / 2); count > 1; count--) {
    let connected = 0;
    let example: HashiPuzzle | undefined;
    for (const islands of placementsOf(size, count)) {
      cases++;
      const pairs = pairsOf(islands, size);
      let canConnect = false;
      for (const chosen of connectionsOf(pairs, islands.length)) {
        canConnect = true;
        if (example !== undefined) break;
        const numbers = numbersOf(chosen, islands.length);
        if (solutionsOf(pairs, numbers) === 1) example = puzzleOf(islands, numbers, size);
      }
      if (canConnect) connected++;
    }
    if (connected === 0) continue;
    if (example === undefined)
      throw new Error(`no Hashi of ${count} islands with double bridges has one solution`);
    return {
      cases,
      counts: [...new Array<number>(count).fill(0), connected],
      claim:
        `a Hashi of ${rows} x ${columns} cells in which no two islands lie side by side and which has one ` +
        `solution has at most ${count} islands, and that many are possible; ` +
        `${counted(connected, 'placement')} of ${count} islands can be connected, turns and reflections counted one by one`,
      examples: [example],
    };
  }
  throw new Error('two islands in a row are a Hashi');
}

/** All placements of a number of islands, as cells in rising order, no two of them side by side. */
function* placementsOf({ rows, columns }: Size, count: number): Generator<readonly number[]> {
  const lines = [...new Array(2 ** columns).keys()].filter((line) => (line & (line >> 1)) === 0);
  const most = Math.ceil(columns / 2);
  const islands: number[] = [];
  function* place(row: number, above: number): Generator<readonly number[]> {
    const open = count - islands.length;
    if (row === rows) {
      if (open === 0) yield [...islands];
      return;
    }
    for (const line of lines) {
      if ((line & above) !== 0) continue;
      const before = islands.length;
      for (let column = 0; column < columns; column++)
        if ((line >> column) & 1) islands.push(row * columns + column);
      const left = count - islands.length;
      if (left >= 0 && left <= (rows - row - 1) * most) yield* place(row + 1, line);
      islands.length = before;
    }
  }
  yield* place(0, 0);
}

function pairsOf(islands: readonly number[], { rows, columns }: Size): readonly Pair[] {
  const numberOf = new Map(islands.map((cell, number) => [cell, number]));
  return islands.flatMap((cell, from) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const ways = [
      Array.from({ length: columns - column - 1 }, (_, step) => cell + step + 1),
      Array.from({ length: rows - row - 1 }, (_, step) => cell + (step + 1) * columns),
    ];
    return ways.flatMap((cells): readonly Pair[] => {
      const end = cells.findIndex((one) => numberOf.has(one));
      return end < 0 ? [] : [{ from, to: numberOf.get(cells[end]!)!, water: cells.slice(0, end) }];
    });
  });
}

/** The largest choices of pairs without a crossing that connect all islands. */
function* connectionsOf(pairs: readonly Pair[], islands: number): Generator<readonly Pair[]> {
  if (!isConnected(pairs, islands)) return;
  const crossing = crossingOf(pairs);
  if (crossing === undefined) {
    yield pairs;
    return;
  }
  for (const out of crossing)
    yield* connectionsOf(
      pairs.filter((pair) => pair !== out),
      islands,
    );
}

function crossingOf(pairs: readonly Pair[]): readonly [Pair, Pair] | undefined {
  for (const [at, one] of pairs.entries())
    for (const other of pairs.slice(at + 1)) if (areCrossing(one, other)) return [one, other];
  return undefined;
}

function areCrossing(one: Pair, other: Pair): boolean {
  return one.water.some((cell) => other.water.includes(cell));
}

function isConnected(pairs: readonly Pair[], islands: number): boolean {
  const sets = new DisjointSets(islands);
  for (const { from, to } of pairs) sets.join(from, to);
  return sets.count === 1;
}

function numbersOf(chosen: readonly Pair[], islands: number): readonly number[] {
  const numbers = new Array<number>(islands).fill(0);
  for (const { from, to } of chosen) {
    numbers[from]! += MOST_BRIDGES;
    numbers[to]! += MOST_BRIDGES;
  }
  return numbers;
}

/** The number of solutions, at most two, by trying 0, 1 and 2 bridges of each pair in turn. */
function solutionsOf(pairs: readonly Pair[], numbers: readonly number[]): number {
  const open = [...numbers];
  const built: Pair[] = [];
  const roomAfter = pairs.map((_, at) => {
    const room = new Array<number>(numbers.length).fill(0);
    for (const { from, to } of pairs.slice(at + 1)) {
      room[from]! += MOST_BRIDGES;
      room[to]! += MOST_BRIDGES;
    }
    return room;
  });
  let found = 0;
  const build = (at: number): void => {
    const pair = pairs[at];
    if (pair === undefined) {
      if (isConnected(built, numbers.length)) found++;
      return;
    }
    const { from, to } = pair;
    const isCrossed = built.some((other) => areCrossing(other, pair));
    const most = isCrossed ? 0 : Math.min(MOST_BRIDGES, open[from]!, open[to]!);
    for (let count = 0; count <= most && found < 2; count++) {
      open[from]! -= count;
      open[to]! -= count;
      if (count > 0) built.push(pair);
      if (open[from]! <= roomAfter[at]![from]! && open[to]! <= roomAfter[at]![to]!) build(at + 1);
      if (count > 0) built.pop();
      open[from]! += count;
      open[to]! += count;
    }
  };
  build(0);
  return found;
}

function puzzleOf(
  islands: readonly number[],
  numbers: readonly number[],
  { rows, columns }: Size,
): HashiPuzzle {
  const grid = Array.from({ length: rows }, () => new Array<number>(columns).fill(0));
  for (const [index, cell] of islands.entries())
    grid[Math.floor(cell / columns)]![cell % columns] = numbers[index]!;
  return { family: 'hashi', islands: grid };
}
