/**
 * Chains: propagation from the opposite of a mark, row by row, until a row cannot hold any more. Every value
 * is reached with as few reasons as can be seen: values are taken in the order of the number of reasons that
 * they rest on, as in Dijkstra's algorithm (for derivations: Knuth 1977, "A generalization of Dijkstra's
 * algorithm"). Since derivations share reasons, the number found is an upper bound and need not be the least.
 */
import type { Knowledge } from '../knowledge/index.js';
import { type SparseRows, sparseRows } from '../model/index.js';

const SLACK = 1e-6;

/** A set of reasons, as bits. */
type Bits = Uint32Array;

/** A value that follows: its variable is 1 or 0. */
interface Following {
  readonly variable: number;
  readonly value: number;
  readonly reasons: Bits;
}

/** Assigned values, and the sums that they leave to the rows. */
interface Assigned {
  /** By variable: 0, 1, or -1 for open. */
  readonly value: Int8Array;
  /** By row: the least and the greatest sum that is left. */
  readonly least: Float64Array;
  readonly greatest: Float64Array;
}

/** Finds chains from the known facts, by the reasons of the board at the time of construction. */
export class Chains {
  readonly reasonCount: number;
  readonly #knowledge: Knowledge;
  readonly #rows: SparseRows;
  readonly #known: Assigned;
  /** The variables with bounds of their own or a mark that were taken into the known values. */
  readonly #taken: Uint8Array;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.reasonCount = knowledge.board.reasons.length;
    this.#rows = sparseRows(knowledge.board);
    this.#known = nothingAssigned(this.#rows);
    this.#taken = new Uint8Array(this.#rows.variableCount);
    knowledge.board.model.variables.forEach(({ lower, upper }, variable) => {
      if (lower === upper) this.#take(variable, lower);
    });
  }

  /** Takes in marks that became known. */
  refresh(): void {
    const { board, values } = this.#knowledge;
    for (const mark of this.#knowledge.marksThatAre(true)) {
      this.#take(board.marks[mark]!.variable, Number(values[mark]));
    }
  }

  /**
   * Reasons that refute the opposite of a mark's value by propagation, in order; undefined: none up to that
   * number were found.
   */
  refute(mark: number, most: number): readonly number[] | undefined {
    const { board, values } = this.#knowledge;
    const chain = new Chain(this.#rows, this.#known, this.reasonCount, most);
    return chain.follow(board.marks[mark]!.variable, values[mark] ? 0 : 1);
  }

  #take(variable: number, value: number): void {
    if (this.#taken[variable] === 1) return;
    this.#taken[variable] = 1;
    assign(this.#rows, this.#known, variable, value);
  }
}

function nothingAssigned({ count, variableCount, starts, coefficients }: SparseRows): Assigned {
  const least = new Float64Array(count);
  const greatest = new Float64Array(count);
  for (let row = 0; row < count; row++) {
    for (let term = starts[row]!; term < starts[row + 1]!; term++) {
      const coefficient = coefficients[term]!;
      if (coefficient < 0) least[row]! += coefficient;
      else greatest[row]! += coefficient;
    }
  }
  return { value: new Int8Array(variableCount).fill(-1), least, greatest };
}

function assign(rows: SparseRows, { value, least, greatest }: Assigned, variable: number, to: number): void {
  value[variable] = to;
  const { useStarts, uses, rowOf, coefficients } = rows;
  for (let use = useStarts[variable]!; use < useStarts[variable + 1]!; use++) {
    const term = uses[use]!;
    const coefficient = coefficients[term]!;
    if (coefficient > 0 === (to === 1)) least[rowOf[term]!]! += Math.abs(coefficient);
    else greatest[rowOf[term]!]! -= Math.abs(coefficient);
  }
}

/** Propagation from one supposition. */
class Chain {
  readonly #rows: SparseRows;
  readonly #assigned: Assigned;
  readonly #words: number;
  /** By variable: the reasons that its value rests on; undefined: none. */
  readonly #reasonsOf: (Bits | undefined)[] = [];
  /** By number of reasons: the values still to be assigned. */
  readonly #waiting: Following[][] = [];
  /** By row: 1 for each side (2 for the lower) from which everything was concluded. */
  readonly #used: Uint8Array;
  /** Chains of this length or more are not wanted. */
  #limit: number;
  #best: Bits | undefined;

  constructor(rows: SparseRows, known: Assigned, reasonCount: number, most: number) {
    this.#rows = rows;
    this.#assigned = {
      value: known.value.slice(),
      least: known.least.slice(),
      greatest: known.greatest.slice(),
    };
    this.#words = Math.ceil(reasonCount / 32);
    this.#used = new Uint8Array(rows.count);
    this.#limit = most + 1;
  }

  /** The fewest reasons of a contradiction that were found. */
  follow(variable: number, value: number): readonly number[] | undefined {
    for (let row = 0; row < this.#rows.count; row++) this.#inspect(row);
    this.#take(variable, value, undefined);
    for (let size = 0; size < this.#limit; size++) {
      const waiting = this.#waiting[size] ?? [];
      // What follows with no further reason comes to the end of the same list.
      for (let next = 0; next < waiting.length && size < this.#limit; next++) this.#follow(waiting[next]!);
    }
    return this.#best === undefined ? undefined : listed(this.#best);
  }

  #follow({ variable, value, reasons }: Following): void {
    const now = this.#assigned.value[variable]!;
    if (now === value) return;
    if (now < 0) {
      this.#take(variable, value, reasons);
      return;
    }
    const all = reasons.slice();
    include(all, this.#reasonsOf[variable]);
    this.#contradiction(all);
  }

  #take(variable: number, value: number, reasons: Bits | undefined): void {
    const { useStarts, uses, rowOf } = this.#rows;
    this.#reasonsOf[variable] = reasons;
    assign(this.#rows, this.#assigned, variable, value);
    for (let use = useStarts[variable]!; use < useStarts[variable + 1]!; use++) {
      this.#inspect(rowOf[uses[use]!]!);
    }
  }

  /** Assigns the values that a row forces. */
  #inspect(row: number): void {
    const { lower, upper, widest } = this.#rows;
    const { least, greatest } = this.#assigned;
    const above = upper[row]! - least[row]!;
    if (above + SLACK < widest[row]!) this.#force(row, above, 1);
    const below = greatest[row]! - lower[row]!;
    if (below + SLACK < widest[row]!) this.#force(row, below, -1);
  }

  /**
   * Queues the values that a row with little room left on one side forces.
   * @param side 1: towards its upper bound; -1: towards its lower bound
   */
  #force(row: number, room: number, side: 1 | -1): void {
    const flag = side === 1 ? 1 : 2;
    if ((this.#used[row]! & flag) !== 0 && room > -SLACK) return;
    const { starts, variables, coefficients, isEven } = this.#rows;
    const { value } = this.#assigned;
    let reasons: Bits | undefined;
    let size = 0;
    if (room < -SLACK) {
      this.#contradiction(this.#grounds(row, side));
      return;
    }
    if (isEven[row] === 1) this.#used[row]! |= flag;
    for (let term = starts[row]!; term < starts[row + 1]!; term++) {
      const variable = variables[term]!;
      const coefficient = coefficients[term]!;
      if (value[variable] !== -1 || Math.abs(coefficient) <= room + SLACK) continue;
      if (reasons === undefined) {
        reasons = this.#grounds(row, side);
        size = sizeOf(reasons);
        if (size >= this.#limit) return;
        this.#waiting[size] ??= [];
      }
      this.#waiting[size]!.push({ variable, value: coefficient > 0 === (side === 1) ? 0 : 1, reasons });
    }
  }

  /** The reasons for the marks that use up the slack of a row on one side, and its own. */
  #grounds(row: number, side: 1 | -1): Bits {
    const { starts, variables, coefficients, reason } = this.#rows;
    const { value } = this.#assigned;
    const all = new Uint32Array(this.#words);
    if (reason[row]! >= 0) all[reason[row]! >> 5]! |= 1 << (reason[row]! & 31);
    for (let term = starts[row]!; term < starts[row + 1]!; term++) {
      const variable = variables[term]!;
      const uses =
        value[variable]! >= 0 && (coefficients[term]! > 0 === (value[variable] === 1)) === (side === 1);
      if (uses) include(all, this.#reasonsOf[variable]);
    }
    return all;
  }

  #contradiction(reasons: Bits): void {
    const size = sizeOf(reasons);
    if (size >= this.#limit) return;
    this.#limit = size;
    this.#best = reasons;
  }
}

function include(all: Bits, more: Bits | undefined): void {
  if (more === undefined) return;
  for (let word = 0; word < all.length; word++) all[word]! |= more[word]!;
}

function sizeOf(bits: Bits): number {
  let size = 0;
  for (let word of bits) {
    for (; word !== 0; word &= word - 1) size++;
  }
  return size;
}

function listed(bits: Bits): readonly number[] {
  const reasons: number[] = [];
  for (let reason = 0; reason < 32 * bits.length; reason++) {
    if (((bits[reason >> 5]! >>> (reason & 31)) & 1) === 1) reasons.push(reason);
  }
  return reasons;
}
