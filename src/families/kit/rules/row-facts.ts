/**
 * Facts that follow from the rows of rules and from further rules: bounds of every row exclude values until
 * nothing follows any more. Source: bounds propagation of linear rows.
 */
import type { Relation, Term } from '../../../solve/index.js';
import type { RowSink } from './rule-rows.js';

/** The states of a variable besides its values 0 and 1. */
const OPEN = 2;

/** The numbers of variables, rows and further rules. */
export interface Extent {
  readonly variables: number;
  readonly rows: number;
  readonly further: number;
}

/** Excludes values by a rule that is no row; false: it cannot be kept. */
type Exclude = () => boolean;

/** Rows over 0-1 variables, and what follows from them. */
export class RowFacts implements RowSink {
  readonly ignoresNames = true;
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
  /** Rules that are no rows, and by variable those that speak about it. */
  readonly #further: Exclude[] = [];
  readonly #furtherOf: number[][] = [];
  /** Those that are to be asked, each at most once. */
  readonly #waiting: number[] = [];
  readonly #waits: boolean[] = [];
  /** Variables in the order in which they became known. */
  readonly #trail: number[] = [];
  #followed = 0;

  binary(): number {
    this.#rowsOf.push([]);
    this.#furtherOf.push([]);
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

  /** A rule about some variables that is no row. */
  further(variables: readonly number[], exclude: Exclude): void {
    const rule = this.#further.push(exclude) - 1;
    this.#waits.push(false);
    for (const variable of variables) this.#furtherOf[variable]!.push(rule);
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

  /** False if a literal is known not to hold. */
  mayHold(literal: number): boolean {
    const state = this.#states[literal < 0 ? ~literal : literal]!;
    return state === OPEN || state === (literal < 0 ? 0 : 1);
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
    const further = this.#furtherOf[variable]!;
    for (let at = 0; at < further.length; at++) this.#ask(further[at]!);
    return true;
  }

  /** Looks at every row once, then follows; false in a contradiction. */
  begin(): boolean {
    for (let row = 0; row < this.#low.length; row++) if (!this.#look(row)) return false;
    for (const rule of this.#further.keys()) this.#ask(rule);
    return this.follow();
  }

  /** Excludes values until nothing follows any more; false in a contradiction. */
  follow(): boolean {
    while (true) {
      while (this.#followed < this.#trail.length) {
        const rows = this.#rowsOf[this.#trail[this.#followed++]!]!;
        for (let at = 0; at < rows.length; at += 2) if (!this.#look(rows[at]!)) return false;
      }
      const rule = this.#waiting.pop();
      if (rule === undefined) return true;
      this.#waits[rule] = false;
      if (!this.#further[rule]!()) return false;
    }
  }

  #ask(rule: number): void {
    if (this.#waits[rule]) return;
    this.#waits[rule] = true;
    this.#waiting.push(rule);
  }

  /** True if a literal leads to a contradiction; nothing is known afterwards that was not known before. */
  isRefuted(literal: number): boolean {
    const before = this.#trail.length;
    const refuted = !(this.know(literal) && this.follow());
    this.#forget(before);
    return refuted;
  }

  /** The extent so far; variables, rows and rules that come later may be dropped. */
  extent(): Extent {
    return { variables: this.#states.length, rows: this.#low.length, further: this.#further.length };
  }

  /** Forgets everything that is known, and drops what is beyond an extent. */
  shrinkTo({ variables, rows, further }: Extent): void {
    this.#forget(0);
    if (this.#further.length > further) {
      for (const own of this.#furtherOf) while (own.length > 0 && own.at(-1)! >= further) own.pop();
      this.#further.length = further;
    }
    this.#waiting.length = 0;
    this.#waits.length = further;
    this.#waits.fill(false);
    if (this.#low.length === rows && this.#states.length === variables) return;
    for (let at = this.#variables.length - 1; at >= this.#starts[rows]!; at--) {
      const own = this.#rowsOf[this.#variables[at]!]!;
      own.length -= 2;
    }
    this.#states.length = variables;
    this.#rowsOf.length = variables;
    this.#furtherOf.length = variables;
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
