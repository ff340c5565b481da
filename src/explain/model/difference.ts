/**
 * The difference between an assignment and the solution, computed in time that grows with the difference and
 * not with the puzzle.
 */
import type { Values, VariableIndex } from '../../solve/index.js';
import type { Board } from './board.js';

/** The difference between an assignment of zeros and ones and the solution. */
export interface Difference {
  /** The variables whose values differ, in order: with the solution they say the whole assignment. */
  readonly changed: readonly VariableIndex[];
  /** The marks among them, in order. */
  readonly marks: readonly number[];
  /** The reasons that the assignment breaks, in order. */
  readonly broken: readonly number[];
}

/** The rows of all reasons in flat arrays. */
interface ReasonRows {
  /** By variable: where its uses begin; one more at the end. */
  readonly starts: Int32Array;
  /** By use: the row, and what its sum grows by when the value becomes another than in the solution. */
  readonly rowOf: Int32Array;
  readonly changeBy: Float64Array;
  /** By row: its reason, and how far its sum may fall or grow from its value in the solution. */
  readonly reasonOf: Int32Array;
  readonly least: Float64Array;
  readonly most: Float64Array;
  /** By row: work space, 0 between two calls. */
  readonly change: Float64Array;
  readonly isTouched: Uint8Array;
}

/** Compares assignments with one in which every reason of a board holds. */
export class Differences {
  readonly #board: Board;
  readonly #solution: Values;
  #rows: ReasonRows | undefined;
  /** Number of reasons of the board that are laid out. */
  #stated = 0;

  constructor(board: Board, solution: Values) {
    this.#board = board;
    this.#solution = solution;
  }

  /** The difference of an assignment whose values of these variables differ from the solution. */
  of(changed: readonly VariableIndex[]): Difference {
    const marks: number[] = [];
    for (const variable of changed) {
      const mark = this.#board.markOf(variable);
      if (mark >= 0) marks.push(mark);
    }
    return { changed, marks: marks.sort(inOrder), broken: this.#brokenBy(changed) };
  }

  /** The assignment of which this is the difference. */
  values({ changed }: Difference): Values {
    const values = Float64Array.from(this.#solution);
    for (const variable of changed) values[variable] = 1 - values[variable]!;
    return values;
  }

  #brokenBy(changed: readonly VariableIndex[]): readonly number[] {
    const { starts, rowOf, changeBy, reasonOf, least, most, change, isTouched } = this.#laidOut();
    const touched: number[] = [];
    for (const variable of changed) {
      const end = starts[variable + 1]!;
      for (let use = starts[variable]!; use < end; use++) {
        const row = rowOf[use]!;
        change[row]! += changeBy[use]!;
        if (isTouched[row] === 1) continue;
        isTouched[row] = 1;
        touched.push(row);
      }
    }
    const broken = new Set<number>();
    for (const row of touched) {
      if (change[row]! < least[row]! || change[row]! > most[row]!) broken.add(reasonOf[row]!);
      change[row] = 0;
      isTouched[row] = 0;
    }
    return [...broken].sort(inOrder);
  }

  /** The rows of the reasons that the board has now. */
  #laidOut(): ReasonRows {
    const { reasons } = this.#board;
    if (this.#rows === undefined || this.#stated < reasons.length) {
      this.#stated = reasons.length;
      this.#rows = layOut(this.#board, this.#solution);
    }
    return this.#rows;
  }
}

function layOut({ reasons }: Board, solution: Values): ReasonRows {
  const stated = reasons.flatMap(({ rows }, reason) => rows.map((row) => ({ reason, row })));
  const starts = new Int32Array(solution.length + 1);
  for (const { row } of stated) for (const variable of row.variables) starts[variable + 1]!++;
  for (let variable = 0; variable < solution.length; variable++) starts[variable + 1]! += starts[variable]!;
  const next = starts.slice();
  const uses = starts[solution.length]!;
  const rowOf = new Int32Array(uses);
  const changeBy = new Float64Array(uses);
  const least = new Float64Array(stated.length);
  const most = new Float64Array(stated.length);
  stated.forEach(({ row }, index) => {
    let sum = 0;
    row.variables.forEach((variable, place) => {
      const [value, coefficient] = [solution[variable]!, row.coefficients[place]!];
      const use = next[variable]!++;
      sum += coefficient * value;
      rowOf[use] = index;
      changeBy[use] = coefficient * (1 - 2 * value);
    });
    least[index] = row.lower - sum;
    most[index] = row.upper - sum;
  });
  return {
    starts,
    rowOf,
    changeBy,
    reasonOf: Int32Array.from(stated, ({ reason }) => reason),
    least,
    most,
    change: new Float64Array(stated.length),
    isTouched: new Uint8Array(stated.length),
  };
}

function inOrder(one: number, other: number): number {
  return one - other;
}
