import type { Run } from '../../kit/confirm/run-places.js';

/** The blocks of all lines of one direction, in flat arrays. */
export class RunTable {
  /** Most blocks that a line can hold: neighbours of different colours need no gap. */
  readonly capacity: number;
  readonly lengths: Uint16Array;
  readonly colours: Uint8Array;
  readonly counts: Uint16Array;

  constructor(lineCount: number, lineLength: number) {
    this.capacity = lineLength;
    this.lengths = new Uint16Array(lineCount * lineLength);
    this.colours = new Uint8Array(lineCount * lineLength);
    this.counts = new Uint16Array(lineCount);
  }

  /** Replaces the blocks of a line; they must be well-formed. */
  set(line: number, runs: readonly Run[]): void {
    let next = line * this.capacity;
    for (const { length, colour } of runs) {
      this.lengths[next] = length;
      this.colours[next++] = colour;
    }
    this.counts[line] = runs.length;
  }

  /** Replaces the blocks of a line by those of the coloured cells from `start` on by `step`. */
  read(line: number, cells: ArrayLike<number>, start: number, step: number): void {
    const from = line * this.capacity;
    let next = from - 1;
    let before = 0;
    for (let position = 0, cell = start; position < this.capacity; position++, cell += step) {
      const colour = cells[cell]!;
      if (colour !== 0 && colour === before) this.lengths[next]!++;
      else if (colour !== 0) {
        this.lengths[++next] = 1;
        this.colours[next] = colour;
      }
      before = colour;
    }
    this.counts[line] = next + 1 - from;
  }
}
