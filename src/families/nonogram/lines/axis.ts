import { DOUBLE_WORD_LENGTH } from './double-word.js';
import { DoubleWordLineSolver } from './double-word-line.js';
import { LatticeLineSolver } from './lattice-line.js';
import { ClueTable, type LineSolver } from './line-solver.js';
import { TouchedLines } from './touched-lines.js';
import { WORD_LENGTH, WordLineSolver } from './word-line.js';

/**
 * All rows, or all columns, of a field: their clues, their solver, and the lines whose cells have changed.
 */
export class Axis extends TouchedLines {
  readonly clues: ClueTable;
  readonly solver: LineSolver;

  constructor(lineCount: number, lineLength: number) {
    super(lineCount);
    this.clues = new ClueTable(lineCount, lineLength);
    this.solver = openSolver(lineCount, lineLength);
  }
}

/** The quickest solver for lines of a length. */
function openSolver(lineCount: number, lineLength: number): LineSolver {
  if (lineLength <= WORD_LENGTH) return new WordLineSolver(lineCount, lineLength);
  if (lineLength <= DOUBLE_WORD_LENGTH) return new DoubleWordLineSolver(lineCount, lineLength);
  return new LatticeLineSolver(lineCount, lineLength);
}
