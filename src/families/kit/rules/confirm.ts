/**
 * Confirms that a known solution is the only one, by plain code over the rows of the rules: bounds of every
 * row exclude values until nothing follows any more; then the opposite of every open value of the solution is
 * tried, and what leads to a contradiction cannot be. This shares the rows with the engines and nothing with
 * quick logic, whose claim that a puzzle has one solution it confirms. Source: bounds propagation of linear
 * rows with failed literals.
 */
import type { Relation, Term } from '../../../solve/index.js';
import { type Board, isFlag } from './board.js';
import type { Rule } from './rule.js';
import { kindOf } from './rule-kind.js';
import { type RowSink, RuleRows } from './rule-rows.js';
import type { Ruled } from './ruled.js';

/** The states of a variable besides its values 0 and 1. */
const OPEN = 2;

/** How many variables and rows there are. */
interface Extent {
  readonly variables: number;
  readonly rows: number;
}

/** Rows over 0-1 variables, and what follows from them. */
class RowFacts implements RowSink {
  readonly #states: number[] = [];
  /** The terms of all rows one after the other, and by row where its terms begin; the end at the end. */
  readonly #variables: number[] = [];
  readonly #weights: number[] = [];
  readonly #starts: number[] = [0];
  /** By row: the smallest and the largest sum that is allowed. */
  readonly #least: number[] = [];
  readonly #most: number[] = [];
  /** By row: the smallest and the largest sum that it can still have. */
  readonly #low: number[] = [];
  readonly #high: number[] = [];
  /** By variable: the rows that have it, each followed by its weight there. */
  readonly #rowsOf: number[][] = [];
  /** Variables in the order in which they became known. */
  readonly #trail: number[] = [];
  #followed = 0;

  binary(): number {
    this.#rowsOf.push([]);
    return this.#states.push(OPEN) - 1;
  }

  row(_: string, terms: readonly Term[], relation: Relation, bound: number): void {
    const row = this.#low.length;
    let low = 0;
    let high = 0;
    for (let at = 0; at < terms.length; at++) {
      const weight = terms[at]![0];
      const variable = terms[at]![1];
      if (weight < 0) low += weight;
      else high += weight;
      this.#variables.push(variable);
      this.#weights.push(weight);
      this.#rowsOf[variable]!.push(row, weight);
    }
    this.#starts.push(this.#variables.length);
    this.#low.push(low);
    this.#high.push(high);
    this.#least.push(relation === '<=' ? -Infinity : bound);
    this.#most.push(relation === '>=' ? Infinity : bound);
  }

  because(_: unknown, add: () => void): void {
    add();
  }

  under(_: unknown, add: () => void): void {
    add();
  }

  isOpen(literal: number): boolean {
    return this.#states[literal < 0 ? ~literal : literal] === OPEN;
  }

  /** Makes a literal known; false if the opposite is. */
  know(literal: number): boolean {
    const variable = literal < 0 ? ~literal : literal;
    const value = literal < 0 ? 0 : 1;
    const state = this.#states[variable]!;
    if (state !== OPEN) return state === value;
    this.#states[variable] = value;
    this.#trail.push(variable);
    this.#move(variable, value, 1);
    return true;
  }

  /** Looks at every row once, then follows; false in a contradiction. */
  begin(): boolean {
    for (let row = 0; row < this.#low.length; row++) if (!this.#look(row)) return false;
    return this.follow();
  }

  /** Excludes values until nothing follows any more; false in a contradiction. */
  follow(): boolean {
    while (this.#followed < this.#trail.length) {
      const rows = this.#rowsOf[this.#trail[this.#followed++]!]!;
      for (let at = 0; at < rows.length; at += 2) if (!this.#look(rows[at]!)) return false;
    }
    return true;
  }

  /** True if a literal leads to a contradiction; nothing is known afterwards that was not known before. */
  isRefuted(literal: number): boolean {
    const before = this.#trail.length;
    const refuted = !(this.know(literal) && this.follow());
    this.#forget(before);
    return refuted;
  }

  /** Variables and rows so far, of which those that come later may be dropped. */
  extent(): Extent {
    return { variables: this.#states.length, rows: this.#low.length };
  }

  /** Forgets everything that is known, and drops variables and rows beyond an extent. */
  shrinkTo({ variables, rows }: Extent): void {
    this.#forget(0);
    for (let at = this.#variables.length - 1; at >= this.#starts[rows]!; at--) {
      const own = this.#rowsOf[this.#variables[at]!]!;
      own.length -= 2;
    }
    this.#states.length = variables;
    this.#rowsOf.length = variables;
    this.#variables.length = this.#starts[rows]!;
    this.#weights.length = this.#starts[rows]!;
    this.#starts.length = rows + 1;
    this.#least.length = rows;
    this.#most.length = rows;
    this.#low.length = rows;
    this.#high.length = rows;
  }

  /** Forgets what became known after the first facts. */
  #forget(count: number): void {
    while (this.#trail.length > count) {
      const variable = this.#trail.pop()!;
      this.#move(variable, this.#states[variable]!, -1);
      this.#states[variable] = OPEN;
    }
    this.#followed = count;
  }

  /** Takes from the bounds of the rows of a variable what its value takes away, or gives it back. */
  #move(variable: number, value: number, sign: number): void {
    const rows = this.#rowsOf[variable]!;
    for (let at = 0; at < rows.length; at += 2) {
      const weight = rows[at + 1]!;
      if (weight > 0 === (value === 1)) this.#low[rows[at]!]! += sign * Math.abs(weight);
      else this.#high[rows[at]!]! -= sign * Math.abs(weight);
    }
  }

  #look(row: number): boolean {
    const low = this.#low[row]!;
    const high = this.#high[row]!;
    const least = this.#least[row]!;
    const most = this.#most[row]!;
    if (low > most || high < least) return false;
    if (low >= least && high <= most) return true;
    for (let at = this.#starts[row]!; at < this.#starts[row + 1]!; at++) {
      const variable = this.#variables[at]!;
      if (this.#states[variable] !== OPEN) continue;
      const weight = this.#weights[at]!;
      const size = Math.abs(weight);
      // Taking the larger side would lift the sum too high, or leaving it would let it fall too low.
      const mayRise = low + size <= most;
      const mayFall = high - size >= least;
      if (mayRise && mayFall) continue;
      if (!mayRise && !mayFall) return false;
      this.know(mayRise === weight > 0 ? variable : ~variable);
    }
    return true;
  }
}

/** The rows of the latest puzzle, whose first rules the next one may share. */
interface Stated {
  readonly board: Board<unknown>;
  readonly facts: RowFacts;
  readonly rows: RuleRows;
  readonly rules: Rule[];
  /** Before the first rule and after each. */
  readonly extents: Extent[];
}

/** Confirms solutions of the puzzles of a family. */
export class Confirmation<P, S> {
  readonly #ruled: Ruled<P, S>;
  #latest: Stated | undefined;

  constructor(ruled: Ruled<P, S>) {
    this.#ruled = ruled;
  }

  /**
   * True if the rows confirm that a solution, which keeps the rules, is the only one; false: they do not say.
   */
  confirmsOnly(puzzle: P, solution: S): boolean {
    const board = this.#ruled.board(puzzle);
    const { facts, rows } = this.#state(board, this.#ruled.rules(puzzle));
    const values = board.valuesOf(solution);
    const own = values.map((value, place) => rows.literal(place, value)!);
    for (const [place, value] of board.given.entries()) if (value >= 0) facts.know(own[place]!);
    if (!facts.begin()) return false;
    const isKnown = (place: number): boolean =>
      isFlag(board, place)
        ? !facts.isOpen(own[place]!)
        : rows.literalsIn(place, board.domains[place]!).every((literal) => !facts.isOpen(literal));
    let open = [...own.keys()].filter((place) => !isKnown(place));
    while (open.length > 0) {
      for (const place of open) {
        for (const literal of alternatives(rows, place, values[place]!)) {
          if (!facts.isOpen(literal) || !facts.isRefuted(literal)) continue;
          if (!(facts.know(~literal) && facts.follow())) return false;
        }
      }
      const left = open.filter((place) => !isKnown(place));
      if (left.length === open.length) return false;
      open = left;
    }
    return true;
  }

  /** States the rules, as far as those of the latest puzzle are other ones; nothing is known. */
  #state(board: Board<unknown>, rules: readonly Rule[]): Stated {
    const stated = this.#keptFor(board) ?? begin(board);
    let shared = 0;
    while (shared < stated.rules.length && stated.rules[shared] === rules[shared]) shared++;
    stated.facts.shrinkTo(stated.extents[shared]!);
    stated.rules.length = shared;
    stated.extents.length = shared + 1;
    for (let at = shared; at < rules.length; at++) {
      kindOf(this.#ruled.kinds, rules[at]!).state(rules[at]!, stated.rows);
      stated.rules.push(rules[at]!);
      stated.extents.push(stated.facts.extent());
    }
    this.#latest = stated;
    return stated;
  }

  /** The rows of the latest puzzle, if its places could have the same values. */
  #keptFor({ domains }: Board<unknown>): Stated | undefined {
    const before = this.#latest?.board.domains;
    const isSame = before?.length === domains.length && domains.every((own, place) => own === before[place]);
    return isSame ? this.#latest : undefined;
  }
}

function begin(board: Board<unknown>): Stated {
  const facts = new RowFacts();
  const rows = new RuleRows(facts, board);
  return { board, facts, rows, rules: [], extents: [facts.extent()] };
}

/** The literals that a place has another value. */
function alternatives(rows: RuleRows, place: number, value: number): readonly number[] {
  return rows.literalsIn(place, ~(1 << value));
}
