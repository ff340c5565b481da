/**
 * The census of the fewest numbers of a Hitori whose other cells have none. All pictures of black and white
 * cells that keep the rules about colours are listed. A picture solves a puzzle exactly when no line has two
 * white cells with equal numbers, so a number that no other in its row or column equals says nothing; all
 * other ways to write numbers are gone through, fewest first, and the pictures that remain are counted.
 */
import {
  bitCount,
  componentsOf,
  counted,
  linesOf,
  rowsOf,
  type Size,
  sideNeighbours,
} from '../../core/index.js';
import type { Census, CensusAnswer } from '../contract/family.js';
import type { HitoriPuzzle } from './puzzle.js';

/** Cells of the largest board, and of the smallest. */
const MOST_CELLS = 16;
const LEAST_LINES = 2;

export const hitoriCensus: Census<HitoriPuzzle> = {
  id: 'fewest-numbers',
  description:
    'puzzles of some numbers and cells without, equal numbers named in the order of their first cells, with ' +
    'exactly one solution; those of the fewest numbers alone',
  takes: ({ rows, columns }) => rows * columns <= MOST_CELLS && Math.min(rows, columns) >= LEAST_LINES,
  run,
};

function run(size: Size): CensusAnswer<HitoriPuzzle> {
  const { rows, columns } = size;
  const pictures = picturesOf(size);
  const lines = linesOf(size).map(({ cells }) =>
    cells.reduce((mask, [row, column]) => mask | (1 << (row * columns + column)), 0),
  );
  let cases = 0;
  for (let count = 0; count <= rows * columns; count++) {
    const found: (readonly number[])[] = [];
    for (const numbers of writingsOf(rows * columns, count, lines)) {
      cases++;
      if (solutionsOf(masksOf(numbers), lines, pictures) === 1) found.push([...numbers]);
    }
    if (found.length === 0) continue;
    return {
      cases,
      counts: [...new Array<number>(count).fill(0), found.length],
      claim:
        `a Hitori of ${rows} x ${columns} cells with one solution has at least ${count} numbers, if cells may have ` +
        `none; ${counted(found.length, 'puzzle has', 'puzzles have')} no more, up to the names of the numbers, ` +
        'turns and reflections counted one by one',
      examples: [{ family: 'hitori', grid: rowsOf(found[0]!, columns) }],
    };
  }
  return {
    cases,
    counts: [],
    claim: `no Hitori of ${rows} x ${columns} cells has one solution`,
    examples: [],
  };
}

/** The white cells, as bits, of each picture without black neighbours whose white cells are connected. */
function picturesOf(size: Size): readonly number[] {
  const beside = sideNeighbours(size);
  const cells = [...beside.keys()];
  const found: number[] = [];
  for (let white = 1; white < 2 ** cells.length; white++) {
    const isWhite = (cell: number): boolean => ((white >> cell) & 1) === 1;
    if (cells.some((cell) => !isWhite(cell) && beside[cell]!.some((other) => !isWhite(other)))) continue;
    const parts = componentsOf(cells.filter(isWhite), (cell) => [...beside[cell]!].filter(isWhite));
    if (parts.length === 1) found.push(white);
  }
  return found;
}

/**
 * All ways to write `count` numbers into cells, 0 for none, each equal to another one in its row or column;
 * the list is used again.
 */
function* writingsOf(cells: number, count: number, lines: readonly number[]): Generator<readonly number[]> {
  const numbers = new Array<number>(cells).fill(0);
  function* write(cell: number, left: number, names: number): Generator<readonly number[]> {
    if (left > cells - cell) return;
    if (cell === cells) {
      if (hasPartners(masksOf(numbers), lines)) yield numbers;
      return;
    }
    yield* write(cell + 1, left, names);
    if (left === 0) return;
    for (let number = 1; number <= names + 1; number++) {
      // A new number needs another cell for its partner.
      if (number > names && left < 2) continue;
      numbers[cell] = number;
      yield* write(cell + 1, left - 1, Math.max(names, number));
    }
    numbers[cell] = 0;
  }
  yield* write(0, count, 0);
}

/** By number from 1 on: its cells as bits. */
function masksOf(numbers: readonly number[]): readonly number[] {
  const masks: number[] = [];
  for (const [cell, number] of numbers.entries())
    if (number > 0) masks[number - 1] = (masks[number - 1] ?? 0) | (1 << cell);
  return masks;
}

/** True if each cell of a number shares a line with another one. */
function hasPartners(masks: readonly number[], lines: readonly number[]): boolean {
  return masks.every((mask) => {
    let paired = 0;
    for (const line of lines) if (bitCount(mask & line) > 1) paired |= mask & line;
    return paired === mask;
  });
}

/** The pictures, at most two, in which no line has two white cells of one number. */
function solutionsOf(
  masks: readonly number[],
  lines: readonly number[],
  pictures: readonly number[],
): number {
  const groups = masks.flatMap((mask) =>
    lines.map((line) => mask & line).filter((group) => bitCount(group) > 1),
  );
  let found = 0;
  for (const white of pictures) {
    if (groups.some((group) => bitCount(group & white) > 1)) continue;
    if (++found === 2) break;
  }
  return found;
}
