/**
 * The census of Nurikabes with a number in each island, by their numbers. All pictures of sea and land that
 * keep the rules about sea are gone through; each is a solution of as many puzzles as there are ways to
 * choose the cell of each island's number. A puzzle that comes once has one solution.
 */
import { componentsOf, rowsOf, type Size, sideNeighbours } from '../../core/index.js';
import type { Census, CensusAnswer } from '../contract/family.js';
import type { NurikabePuzzle } from './puzzle.js';

/** Cells of the largest board, and lines of the smallest. */
const MOST_CELLS = 16;
const LEAST_LINES = 2;

export const nurikabeCensus: Census<NurikabePuzzle> = {
  id: 'numbers',
  description: 'puzzles with a number in each island and exactly one solution, by how many numbers they have',
  takes: ({ rows, columns }) => rows * columns <= MOST_CELLS && Math.min(rows, columns) >= LEAST_LINES,
  run,
};

function run(size: Size): CensusAnswer<NurikabePuzzle> {
  const { rows, columns } = size;
  const puzzles = new Map<string, number>();
  let cases = 0;
  for (const islands of picturesOf(size)) {
    cases++;
    const numbers = new Array<number>(rows * columns).fill(0);
    const choose = (at: number): void => {
      const island = islands[at];
      if (island === undefined) {
        const key = numbers.join(' ');
        puzzles.set(key, (puzzles.get(key) ?? 0) + 1);
        return;
      }
      for (const cell of island) {
        numbers[cell] = island.length;
        choose(at + 1);
        numbers[cell] = 0;
      }
    };
    choose(0);
  }
  const counts: number[] = [];
  const examples: NurikabePuzzle[] = [];
  let unique = 0;
  for (const [key, solutions] of puzzles) {
    if (solutions > 1) continue;
    unique++;
    const cells = key.split(' ').map(Number);
    const numbers = cells.filter((number) => number > 0).length;
    counts[numbers] = (counts[numbers] ?? 0) + 1;
    examples[numbers] ??= { family: 'nurikabe', grid: rowsOf(cells, columns) };
  }
  const all = Array.from(counts, (count) => count ?? 0);
  const shares = all.flatMap((count, numbers) => (count === 0 ? [] : [`${count} with ${numbers}`]));
  return {
    cases,
    counts: all,
    claim:
      `of the ${puzzles.size} Nurikabes of ${rows} x ${columns} cells that have a number in each island and a ` +
      `solution, turns and reflections counted one by one, ${unique} have exactly one, by their numbers: ` +
      shares.join(', '),
    examples: [examples.at(-1)!],
  };
}

/** The islands of each picture whose sea is connected and fills no block of two by two cells. */
function* picturesOf(size: Size): Generator<readonly (readonly number[])[]> {
  const { rows, columns } = size;
  const beside = sideNeighbours(size);
  const cells = [...beside.keys()];
  const blocks = cells
    .filter((cell) => cell % columns < columns - 1 && cell < (rows - 1) * columns)
    .map((cell) => (0b11 << cell) | (0b11 << (cell + columns)));
  const partsOf = (isIn: (cell: number) => boolean) =>
    componentsOf(cells.filter(isIn), (cell) => [...beside[cell]!].filter(isIn));
  for (let sea = 0; sea < 2 ** cells.length; sea++) {
    if (blocks.some((block) => (sea & block) === block)) continue;
    if (partsOf((cell) => ((sea >> cell) & 1) === 1).length > 1) continue;
    yield partsOf((cell) => ((sea >> cell) & 1) === 0).map((island) => [...island]);
  }
}
