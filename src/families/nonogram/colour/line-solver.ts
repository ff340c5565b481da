/**
 * Exact reasoning about single lines in colours: which colours a cell has in some placement of the line's
 * blocks, when every cell has a set of colours to choose from (bit 0 is the background). It is the lattice of
 * lines/lattice-line.ts with the gaps that colours need: a placement is a path from (0, 0) to (blocks,
 * slack). At (j, d) the first j blocks, each with the background cell that a next block of the same colour
 * asks for, and d further background cells have been laid out; one step lays a background cell (d grows) or a
 * block with its gap (j grows). All arrays are reused.
 */
import type { RunTable } from './run-table.js';

const BACKGROUND = 1;

export class ColourLineSolver {
  /** By cell of the line solved last: the colours that some placement gives it. */
  readonly possible: Int32Array;
  /** The colours that each cell may have. */
  readonly #cells: Int32Array;
  /** First cell behind the first j blocks and their gaps when nothing else is left between them. */
  readonly #base: Uint16Array;
  /** 1 when block j needs a background cell behind it. */
  readonly #gap: Uint8Array;
  /** Points on a path from the origin, and later on a whole path; one row of points per j. */
  readonly #points: Uint8Array;
  /** Block steps on a path from the origin, and later on a whole path, by the point where they begin. */
  readonly #steps: Uint8Array;
  #slack = 0;

  /** @param longest most cells in a line */
  constructor(longest: number) {
    this.possible = new Int32Array(longest);
    this.#cells = new Int32Array(longest);
    this.#base = new Uint16Array(longest + 1);
    this.#gap = new Uint8Array(longest + 1);
    // j blocks leave at most longest - j values of d besides 0; (j + 1)(longest - j + 1) is largest in the
    // middle.
    const most = Math.ceil((longest + 2) ** 2 / 4);
    this.#points = new Uint8Array(most);
    this.#steps = new Uint8Array(most);
  }

  /**
   * Solves the line of `length` cells that begins at `start` and goes on by `step`.
   * @param domains sets of colours by cell
   * @returns false when no placement agrees with the sets
   */
  solve(
    domains: Readonly<Int32Array>,
    start: number,
    step: number,
    length: number,
    runs: RunTable,
    line: number,
  ): boolean {
    for (let place = 0, cell = start; place < length; place++, cell += step) {
      this.#cells[place] = domains[cell]!;
    }
    this.#slack = length - this.#layBlocks(runs, line);
    if (this.#slack < 0 || !this.#forward(runs, line)) return false;
    this.possible.fill(0, 0, length);
    this.#backward(runs, line);
    return true;
  }

  /** The cells at which a block of the line solved last starts in some placement, ascending. */
  startsOf(block: number): number[] {
    const starts: number[] = [];
    for (let free = 0; free <= this.#slack; free++) {
      if (this.#steps[block * (this.#slack + 1) + free] === 1) starts.push(this.#base[block]! + free);
    }
    return starts;
  }

  /** Fills `base` and `gap`; returns how many cells the blocks need. */
  #layBlocks({ capacity, lengths, colours, counts }: RunTable, line: number): number {
    const from = line * capacity;
    const count = counts[line]!;
    let base = 0;
    for (let block = 0; block < count; block++) {
      const isLast = block === count - 1;
      const gap = !isLast && colours[from + block] === colours[from + block + 1] ? 1 : 0;
      base += lengths[from + block]! + gap;
      this.#gap[block] = gap;
      this.#base[block + 1] = base;
    }
    return base;
  }

  /** Marks points and steps that a path from the origin reaches; false when none reaches the end. */
  #forward({ capacity, lengths, colours, counts }: RunTable, line: number): boolean {
    const points = this.#points;
    const cells = this.#cells;
    const slack = this.#slack;
    const width = slack + 1;
    const count = counts[line]!;
    points.fill(0, 0, (count + 1) * width);
    points[0] = 1;
    for (let block = 0; block <= count; block++) {
      const first = this.#base[block]!;
      const row = block * width;
      for (let free = 1; free <= slack; free++) {
        if (points[row + free - 1] === 1 && (cells[first + free - 1]! & BACKGROUND) !== 0) {
          points[row + free] = 1;
        }
      }
      if (block === count) break;
      const at = line * capacity + block;
      if (!this.#placeBlock(block, lengths[at]!, 1 << colours[at]!)) return false;
    }
    return points[count * width + slack] === 1;
  }

  /** Marks the steps of a block and the points behind them; false when it has no place. */
  #placeBlock(block: number, length: number, colour: number): boolean {
    const points = this.#points;
    const steps = this.#steps;
    const cells = this.#cells;
    const width = this.#slack + 1;
    const row = block * width;
    const gap = this.#gap[block]!;
    let start = this.#base[block]!;
    let lastForeign = -1;
    for (let cell = start; cell < start + length - 1; cell++) {
      if ((cells[cell]! & colour) === 0) lastForeign = cell;
    }
    let placed = false;
    for (let free = 0; free < width; free++, start++) {
      const end = start + length;
      if ((cells[end - 1]! & colour) === 0) lastForeign = end - 1;
      const fits =
        points[row + free] === 1 && lastForeign < start && (gap === 0 || (cells[end]! & BACKGROUND) !== 0);
      steps[row + free] = fits ? 1 : 0;
      if (!fits) continue;
      points[row + width + free] = 1;
      placed = true;
    }
    return placed;
  }

  /** Keeps the points and steps that lie on whole paths and collects the colours that these give. */
  #backward({ capacity, lengths, colours, counts }: RunTable, line: number): void {
    const points = this.#points;
    const steps = this.#steps;
    const cells = this.#cells;
    const possible = this.possible;
    const slack = this.#slack;
    const width = slack + 1;
    const count = counts[line]!;
    for (let block = count; block >= 0; block--) {
      const at = line * capacity + block;
      const [length, gap, colour] =
        block === count ? [0, 0, 0] : [lengths[at]!, this.#gap[block]!, 1 << colours[at]!];
      const row = block * width;
      const first = this.#base[block]!;
      let painted = this.#cells.length;
      for (let free = slack; free >= 0; free--) {
        const point = row + free;
        const cell = first + free;
        const isEnd = block === count && free === slack;
        const mayWait =
          free < slack && points[point] === 1 && points[point + 1] === 1 && (cells[cell]! & BACKGROUND) !== 0;
        if (mayWait) possible[cell]! |= BACKGROUND;
        const isPlaced = block < count && steps[point] === 1 && points[point + width] === 1;
        steps[point] = isPlaced ? 1 : 0;
        if (isPlaced) {
          this.#paint(cell, Math.min(cell + length, painted), colour);
          if (gap === 1) possible[cell + length]! |= BACKGROUND;
          painted = cell;
        }
        points[point] = isEnd || mayWait || isPlaced ? 1 : 0;
      }
    }
  }

  /** Gives the cells from `from` up to `to` a colour. */
  #paint(from: number, to: number, colour: number): void {
    for (let cell = from; cell < to; cell++) this.possible[cell]! |= colour;
  }
}
