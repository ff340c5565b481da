/**
 * Drawings that differ from a drawing within a small block of cells and in few numbers. The rows of a block
 * are changed one after another; when a row is decided, so are the numbers of the row before it, and too many
 * changed numbers end a line of the search. What the changes add to a row of numbers is one whole number with
 * five bits for each of them.
 */
import { bitCount, cellsOf, type Size, sizeOfRows } from '../../core/index.js';
import type { Change } from '../kit/rules/index.js';
import { BLACK_CELL, type MosaicSolution } from './puzzle.js';

/** Rows and columns of a block; numbers stand in one more on each side. */
const BLOCK = 4;
const LANES = Array.from({ length: BLOCK + 2 }, (_, lane) => 5 * lane);
/** The highest bit of every lane: 16 more than nothing. */
const HIGH = sumOf(LANES.map((lane) => 16 << lane));
const LOW = sumOf(LANES.map((lane) => 15 << lane));
/** The counts that a row below the block adds. */
const NOTHING = Int32Array.of(0);

/** The changes of all blocks that change no more numbers than `most`. */
export function* changesInBlocks(solution: MosaicSolution, most: number): Iterable<readonly Change[]> {
  const size = sizeOfRows(solution);
  const [rows, columns] = [Math.min(BLOCK, size.rows), Math.min(BLOCK, size.columns)];
  const [lastTop, lastLeft] = [size.rows - rows, size.columns - columns];
  for (const [top, left] of cellsOf({ rows: lastTop + 1, columns: lastLeft + 1 })) {
    const cells = cellsOf({ rows, columns }).map(([row, column]) => ({
      place: (top + row) * size.columns + left + column,
      value: solution[top + row]![left + column] === BLACK_CELL ? 0 : 1,
    }));
    // A change that leaves out the first row or column is one of the next block.
    const firstRow = top === lastTop ? -1 : 2 ** columns - 1;
    const firstColumn =
      left === lastLeft ? -1 : sumOf(cellsOf({ rows, columns: 1 }).map(([row]) => 2 ** (row * columns)));
    const values = cells.map(({ value }) => value);
    for (const bits of new Block(size, { top, left, rows, columns, values, most }).changes())
      if ((bits & firstRow) !== 0 && (bits & firstColumn) !== 0)
        yield cells.filter((_, at) => ((bits >> at) & 1) === 1);
  }
}

interface BlockRequest extends Size {
  readonly top: number;
  readonly left: number;
  /** The value of each cell after its change. */
  readonly values: readonly number[];
  readonly most: number;
}

class Block {
  readonly #request: BlockRequest;
  /** By row and changed cells of it, as bits: what they add to the numbers, by lane. */
  readonly #added: readonly Int32Array[];
  /** By row of numbers, from the one above the block: the high bits of those on the board. */
  readonly #onBoard: readonly number[];
  readonly #found: number[] = [];

  constructor(size: Size, request: BlockRequest) {
    const { top, left, rows, columns, values } = request;
    this.#request = request;
    this.#added = Array.from({ length: rows }, (_, row) =>
      Int32Array.from({ length: 2 ** columns }, (_cell, bits) => {
        let added = 0;
        for (let column = 0; column < columns; column++) {
          if (((bits >> column) & 1) === 0) continue;
          for (let lane = column; lane < column + 3; lane++)
            added += (values[row * columns + column] === 1 ? 1 : -1) * 2 ** LANES[lane]!;
        }
        return added;
      }),
    );
    const isWithin = (at: number, length: number): boolean => at >= 0 && at < length;
    const high = sumOf(
      LANES.map((lane, index) => (isWithin(left - 1 + index, size.columns) ? 16 << lane : 0)),
    );
    this.#onBoard = Array.from({ length: rows + 2 }, (_, row) =>
      isWithin(top - 1 + row, size.rows) ? high : 0,
    );
  }

  /** The cells of each change, as bits. */
  changes(): readonly number[] {
    this.#explore(0, 0, { changed: 0, before: 0, last: 0 });
    return this.#found;
  }

  /** @param so numbers changed so far, and what the rows before the last one and the last one add */
  #explore(
    row: number,
    bits: number,
    so: { readonly changed: number; readonly before: number; readonly last: number },
  ): void {
    const { rows, columns, most } = this.#request;
    if (row === rows + 2) {
      if (so.changed > 0) this.#found.push(bits);
      return;
    }
    const added = row < rows ? this.#added[row]! : NOTHING;
    for (let own = 0; own < added.length; own++) {
      const lanes = (so.before + so.last + added[own]! + HIGH) ^ HIGH;
      const isChanged = (((lanes & LOW) + LOW) | lanes) & this.#onBoard[row]!;
      const changed = so.changed + bitCount(isChanged);
      if (changed <= most)
        this.#explore(row + 1, bits | (own << (row * columns)), {
          changed,
          before: so.last,
          last: added[own]!,
        });
    }
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
