/**
 * Elementary switching components: four cells at the corners of a rectangle, diagonal ones equal, whose
 * exchange keeps the clue of both rows and both columns. They are the commonest second solutions and are
 * found without any search: a pair of cells of one line can be exchanged when the run lengths between them,
 * one neighbour included on each side, stay the same.
 */
import type { PictureGrid } from './region.js';

/**
 * The corners of every elementary switching component of a picture, each ascending; smallest rectangles
 * first.
 */
export function switchingComponents(cells: ArrayLike<number>, grid: PictureGrid): number[][] {
  const { width, height } = grid;
  const rows = exchangeablePairs(cells, height, width, width, 1);
  const columns = exchangeablePairs(cells, width, height, 1, width);
  const components: number[][] = [];
  for (let upper = 0; upper < height; upper++) {
    for (const pair of rows[upper]!) {
      const left = Math.floor(pair / width);
      const right = pair % width;
      for (let lower = upper + 1; lower < height; lower++) {
        if (cells[lower * width + left] === cells[upper * width + left] || !rows[lower]!.has(pair)) continue;
        const ends = upper * height + lower;
        if (!columns[left]!.has(ends) || !columns[right]!.has(ends)) continue;
        components.push([
          upper * width + left,
          upper * width + right,
          lower * width + left,
          lower * width + right,
        ]);
      }
    }
  }
  const extent = ([first, second, third]: number[]): number => second! - first! + (third! - first!) / width;
  return components.sort((first, second) => extent(first) - extent(second));
}

/** For every line the exchangeable pairs, as `first * length + second`. */
function exchangeablePairs(
  cells: ArrayLike<number>,
  lineCount: number,
  length: number,
  lineStep: number,
  cellStep: number,
): Set<number>[] {
  const line = new Uint8Array(length + 2);
  return Array.from({ length: lineCount }, (_, index) => {
    for (let position = 0; position < length; position++) {
      line[position + 1] = cells[index * lineStep + position * cellStep]!;
    }
    const pairs = new Set<number>();
    for (let first = 0; first < length; first++) {
      for (let second = first + 1; second < length; second++) {
        if (canExchange(line, first + 1, second + 1)) pairs.add(first * length + second);
      }
    }
    return pairs;
  });
}

/** True if exchanging two cells of a line (padded by one empty cell on both sides) keeps its run lengths. */
function canExchange(line: Uint8Array, first: number, second: number): boolean {
  if (line[first] === line[second]) return false;
  const before = new RunReader(line, first, second, false);
  const after = new RunReader(line, first, second, true);
  for (;;) {
    const run = before.next();
    if (run !== after.next()) return false;
    if (run === 0) return true;
  }
}

/**
 * Reads the run lengths from one cell before `first` to one after `second`, as they are or with both
 * exchanged.
 */
class RunReader {
  #position: number;

  constructor(
    readonly line: Uint8Array,
    readonly first: number,
    readonly second: number,
    readonly exchanged: boolean,
  ) {
    this.#position = first - 1;
  }

  /** The next run's length, 0 when there is none. */
  next(): number {
    let run = 0;
    for (; this.#position <= this.second + 1; this.#position++) {
      if (this.#filled()) run++;
      else if (run > 0) break;
    }
    return run;
  }

  #filled(): boolean {
    const position = this.#position;
    const flipped = this.exchanged && (position === this.first || position === this.second);
    return (this.line[position] === 1) !== flipped;
  }
}
