/** All square boards with a number of walls: every one, or one of all turns and reflections of each. */
import { type QueensPuzzle, WALL } from '../../../families/queens/index.js';

type Board = QueensPuzzle['board'];

/** A board that represents all its turns and reflections. */
export interface BoardUpToSymmetry {
  readonly board: Board;
  /** The number of different boards its turns and reflections are, itself among them: 1, 2, 4 or 8. */
  readonly images: number;
}

/** Every square board with this number of walls, in order of the cells of its walls. */
export function* everyBoard(size: number, walls: number): Generator<Board> {
  for (const cells of choicesOf(size * size, walls)) yield boardOf(size, cells);
}

/** The number of boards {@link everyBoard} yields. */
export function boardCount(size: number, walls: number): number {
  let count = 1;
  for (let wall = 0; wall < walls; wall++) count = (count * (size * size - wall)) / (wall + 1);
  return count;
}

/**
 * Of all turns and reflections of a board the first in order; undefined for the others, so that progress can
 * be shown.
 */
export function* boardsUpToSymmetry(size: number, walls: number): Generator<BoardUpToSymmetry | undefined> {
  const symmetries = symmetriesOf(size);
  for (const cells of choicesOf(size * size, walls)) {
    const images = imagesIfFirst(cells, symmetries);
    yield images === undefined ? undefined : { board: boardOf(size, cells), images };
  }
}

/** The board with walls on the given cells, row-major. */
export function boardOf(size: number, walls: readonly number[]): Board {
  const signs = new Array<string>(size * size).fill('.');
  for (const cell of walls) signs[cell] = WALL;
  return Array.from({ length: size }, (_, row) => signs.slice(row * size, (row + 1) * size).join(''));
}

/**
 * Every choice of `chosen` of the first `count` whole numbers, ascending; the same array each time, changed
 * in place.
 */
function* choicesOf(count: number, chosen: number): Generator<readonly number[]> {
  if (chosen > count) return;
  const cells = Array.from({ length: chosen }, (_, index) => index);
  for (;;) {
    yield cells;
    let index = chosen - 1;
    while (index >= 0 && cells[index] === count - chosen + index) index--;
    if (index < 0) return;
    cells[index]!++;
    for (let later = index + 1; later < chosen; later++) cells[later] = cells[later - 1]! + 1;
  }
}

/** For each of the eight symmetries of the square: where it takes every cell. */
function symmetriesOf(size: number): readonly Int32Array[] {
  const last = size - 1;
  const moves: readonly ((row: number, column: number) => number)[] = [
    (row, column) => row * size + column,
    (row, column) => row * size + last - column,
    (row, column) => (last - row) * size + column,
    (row, column) => (last - row) * size + last - column,
    (row, column) => column * size + row,
    (row, column) => column * size + last - row,
    (row, column) => (last - column) * size + row,
    (row, column) => (last - column) * size + last - row,
  ];
  return moves.map((move) =>
    Int32Array.from({ length: size * size }, (_, cell) => move(Math.floor(cell / size), cell % size)),
  );
}

/** The number of different images a choice of cells has; undefined when one of them comes before it. */
function imagesIfFirst(cells: readonly number[], symmetries: readonly Int32Array[]): number | undefined {
  let kept = 0;
  for (const symmetry of symmetries) {
    const image = Int32Array.from(cells, (cell) => symmetry[cell]!).sort();
    const at = cells.findIndex((cell, index) => image[index] !== cell);
    if (at < 0) kept++;
    else if (image[at]! < cells[at]!) return undefined;
  }
  return symmetries.length / kept;
}
