import { DOUBLE_WORD_LENGTH } from './double-word.js';
import { DoubleWordLineSolver } from './double-word-line.js';
import { LatticeLineSolver } from './lattice-line.js';
import { ClueTable, type LineSolver } from './line-solver.js';
import { WORD_LENGTH, WordLineSolver } from './word-line.js';

/** All rows, or all columns, of a field: their clues, their solver, and the lines whose cells have changed. */
export class Axis {
  readonly clues: ClueTable;
  readonly solver: LineSolver;
  /** Lines to solve again, in the order in which they were touched. */
  readonly #dirty: Uint16Array;
  readonly #isDirty: Uint8Array;
  #dirtyCount = 0;

  constructor(
    readonly lineCount: number,
    readonly lineLength: number,
  ) {
    this.clues = new ClueTable(lineCount, lineLength);
    this.solver = openSolver(lineCount, lineLength);
    this.#dirty = new Uint16Array(lineCount);
    this.#isDirty = new Uint8Array(lineCount);
  }

  get dirtyCount(): number {
    return this.#dirtyCount;
  }

  dirtyLine(position: number): number {
    return this.#dirty[position]!;
  }

  mark(line: number): void {
    if (this.#isDirty[line] === 1) return;
    this.#isDirty[line] = 1;
    this.#dirty[this.#dirtyCount++] = line;
  }

  markAll(): void {
    this.unmarkAll();
    for (let line = 0; line < this.lineCount; line++) this.mark(line);
  }

  unmarkAll(): void {
    this.#isDirty.fill(0);
    this.#dirtyCount = 0;
  }
}

/** The quickest solver for lines of a length. */
function openSolver(lineCount: number, lineLength: number): LineSolver {
  if (lineLength <= WORD_LENGTH) return new WordLineSolver(lineCount, lineLength);
  if (lineLength <= DOUBLE_WORD_LENGTH) return new DoubleWordLineSolver(lineCount, lineLength);
  return new LatticeLineSolver(lineCount, lineLength);
}
