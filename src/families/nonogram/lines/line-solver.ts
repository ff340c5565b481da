/**
 * Exact reasoning about single lines: which open cells have the same state in every placement of the line's
 * blocks that agrees with the cells known so far. Implementations are reusable and free of allocation.
 */
export interface LineSolver {
  /** Cells forced by the latest call of {@link solve}: how many, at which positions, to which states. */
  readonly changedCount: number;
  readonly changedPositions: Readonly<Uint16Array>;
  readonly changedStates: Readonly<Uint8Array>;
  /** Takes note that a cell of a line is now known. */
  assign(line: number, position: number, state: number): void;
  /** Takes note that a cell of a line is open again. */
  unassign(line: number, position: number): void;
  /** Opens all cells of all lines again. */
  clear(): void;
  /** Finds what the line forces; false when no placement of its blocks agrees with the known cells. */
  solve(line: number, clues: ClueTable): boolean;
}

/** The clues of all lines of one direction, in one flat array. */
export class ClueTable {
  /** Most blocks that a line can hold. */
  readonly capacity: number;
  readonly lengths: Uint16Array;
  readonly counts: Uint16Array;

  constructor(lineCount: number, lineLength: number) {
    this.capacity = (lineLength + 1) >> 1;
    this.lengths = new Uint16Array(lineCount * this.capacity);
    this.counts = new Uint16Array(lineCount);
  }

  /** Replaces the clues of a line; they must be well-formed. */
  set(line: number, clues: readonly number[]): void {
    this.lengths.set(clues, line * this.capacity);
    this.counts[line] = clues.length;
  }

  /** Replaces the clues of a line by those of the cells (1 filled) from `start` on by `step`. */
  read(line: number, cells: ArrayLike<number>, start: number, step: number, lineLength: number): void {
    let next = line * this.capacity;
    let run = 0;
    for (let position = 0, index = start; position < lineLength; position++, index += step) {
      if (cells[index] === 1) run++;
      else if (run > 0) {
        this.lengths[next++] = run;
        run = 0;
      }
    }
    if (run > 0) this.lengths[next++] = run;
    this.counts[line] = next - line * this.capacity;
  }
}
