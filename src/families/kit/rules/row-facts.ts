/**
 * Facts that follow from the rows of rules and from further rules: bounds of every row exclude values until
 * nothing follows any more. All rows stand in a few tables that are kept from puzzle to puzzle, since many
 * puzzles are confirmed one after the other. Source: bounds propagation of linear rows.
 */
import type { Bounds } from '../models/reasoned-builder.js';
import type { RowSink } from './rule-rows.js';

/** The states of a variable besides its values 0 and 1. */
const OPEN = 2;

/** The numbers of an extent: of variables, of rows, of further rules. */
export const EXTENT = 3;

/** Excludes values by a rule that is no row; false: it cannot be kept. */
type Exclude = () => boolean;

/** The tables are as long as these numbers at first. */
const VARIABLES = 256;
const TERMS = 1024;

/** Rows over 0-1 variables, and what follows from them. */
export class RowFacts implements RowSink {
  readonly ignoresWords = true;
  #variableCount = 0;
  #rowCount = 0;
  #termCount = 0;
  #states = new Uint8Array(VARIABLES);
  /** By variable: the last term that has it; -1: none has. */
  #lastTerms = new Int32Array(VARIABLES);
  /** By term, those of all rows one after the other: its variable, its weight, its row. */
  #variables = new Int32Array(TERMS);
  #weights = new Float64Array(TERMS);
  #rows = new Int32Array(TERMS);
  /** By term: the last one before it that has its variable; -1: there is none. */
  #earlier = new Int32Array(TERMS);
  /** By row: its first term, and the end behind the last row. */
  #starts = new Int32Array(VARIABLES);
  /** By row: the smallest and the largest sum that is allowed, and the largest weight without its sign. */
  #least = new Float64Array(VARIABLES);
  #most = new Float64Array(VARIABLES);
  #largest = new Float64Array(VARIABLES);
  /** By row: the smallest and the largest sum that it can still have. */
  #low = new Float64Array(VARIABLES);
  #high = new Float64Array(VARIABLES);
  /** Rules that are no rows, and by variable those that speak about it; absent: none does. */
  readonly #further: Exclude[] = [];
  readonly #furtherOf: (number[] | undefined)[] = [];
  /** Those that are to be asked, each at most once. */
  readonly #waiting: number[] = [];
  readonly #waits: boolean[] = [];
  /** Variables in the order in which they became known. */
  #trail = new Int32Array(VARIABLES);
  #known = 0;
  /** Rows that are to be looked at, some of them twice. */
  readonly #toLook: number[] = [];

  binary(): number {
    const variable = this.#variableCount++;
    if (variable === this.#states.length) {
      this.#states = longer(this.#states);
      this.#lastTerms = longer(this.#lastTerms);
      this.#trail = longer(this.#trail);
    }
    this.#states[variable] = OPEN;
    this.#lastTerms[variable] = -1;
    return variable;
  }

  sum(_: string, literals: readonly number[], bounds: Bounds, weights?: readonly number[]): void {
    const row = this.#rowCount++;
    if (row + 1 === this.#starts.length) this.#lengthenRows();
    let low = 0;
    let high = 0;
    let constant = 0;
    let largest = 0;
    for (let at = 0; at < literals.length; at++) {
      const literal = literals[at]!;
      const own = weights === undefined ? 1 : weights[at]!;
      const weight = literal >= 0 ? own : -own;
      if (literal < 0) constant += own;
      if (weight < 0) low += weight;
      else high += weight;
      largest = Math.max(largest, Math.abs(weight));
      this.#addTerm(row, literal >= 0 ? literal : ~literal, weight);
    }
    this.#starts[row + 1] = this.#termCount;
    this.#low[row] = low;
    this.#high[row] = high;
    this.#largest[row] = largest;
    this.#least[row] = bounds.least === undefined ? -Infinity : bounds.least - constant;
    this.#most[row] = bounds.most === undefined ? Infinity : bounds.most - constant;
  }

  #addTerm(row: number, variable: number, weight: number): void {
    const term = this.#termCount++;
    if (term === this.#variables.length) {
      this.#variables = longer(this.#variables);
      this.#weights = longer(this.#weights);
      this.#rows = longer(this.#rows);
      this.#earlier = longer(this.#earlier);
    }
    this.#variables[term] = variable;
    this.#weights[term] = weight;
    this.#rows[term] = row;
    this.#earlier[term] = this.#lastTerms[variable]!;
    this.#lastTerms[variable] = term;
  }

  #lengthenRows(): void {
    this.#starts = longer(this.#starts);
    this.#least = longer(this.#least);
    this.#most = longer(this.#most);
    this.#largest = longer(this.#largest);
    this.#low = longer(this.#low);
    this.#high = longer(this.#high);
  }

  /** A rule about some variables that is no row. */
  further(variables: readonly number[], exclude: Exclude): void {
    const rule = this.#further.push(exclude) - 1;
    this.#waits.push(false);
    for (const variable of variables) {
      while (this.#furtherOf.length <= variable) this.#furtherOf.push(undefined);
      const own = this.#furtherOf[variable];
      if (own === undefined) this.#furtherOf[variable] = [rule];
      else own.push(rule);
    }
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
    this.#trail[this.#known++] = variable;
    this.#take(variable, value);
    const further = this.#furtherOf[variable];
    if (further !== undefined) for (let at = 0; at < further.length; at++) this.#ask(further[at]!);
    return true;
  }

  /** Looks at every row once, then follows; false in a contradiction. */
  begin(): boolean {
    for (let row = 0; row < this.#rowCount; row++) if (!this.#look(row)) return false;
    for (let rule = 0; rule < this.#further.length; rule++) this.#ask(rule);
    return this.follow();
  }

  /** Excludes values until nothing follows any more; false in a contradiction. */
  follow(): boolean {
    while (true) {
      while (this.#toLook.length > 0) if (!this.#look(this.#toLook.pop()!)) return false;
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
    const before = this.#known;
    const refuted = !(this.know(literal) && this.follow());
    this.#forget(before);
    return refuted;
  }

  /** Adds the extent so far to a list; variables, rows and rules that come later may be dropped. */
  pushExtent(extents: number[]): void {
    extents.push(this.#variableCount, this.#rowCount, this.#further.length);
  }

  /** Forgets everything that is known, and drops what is beyond an extent. */
  shrinkTo(variables: number, rows: number, further: number): void {
    this.#forget(0);
    if (this.#further.length > further) {
      for (const own of this.#furtherOf) while (own !== undefined && own.at(-1)! >= further) own.pop();
      this.#further.length = further;
    }
    if (this.#furtherOf.length > variables) this.#furtherOf.length = variables;
    this.#waiting.length = 0;
    this.#waits.length = further;
    this.#waits.fill(false);
    for (let term = this.#termCount - 1; term >= this.#starts[rows]!; term--) {
      this.#lastTerms[this.#variables[term]!] = this.#earlier[term]!;
    }
    this.#termCount = this.#starts[rows]!;
    this.#rowCount = rows;
    this.#variableCount = variables;
  }

  /** Forgets what became known after the first facts. */
  #forget(count: number): void {
    while (this.#known > count) {
      const variable = this.#trail[--this.#known]!;
      this.#giveBack(variable, this.#states[variable]!);
      this.#states[variable] = OPEN;
    }
    this.#toLook.length = 0;
  }

  /** Takes from the bounds of the rows of a variable what its value takes away. */
  #take(variable: number, value: number): void {
    for (let term = this.#lastTerms[variable]!; term >= 0; term = this.#earlier[term]!) {
      const weight = this.#weights[term]!;
      const row = this.#rows[term]!;
      if (weight > 0 === (value === 1)) this.#low[row]! += Math.abs(weight);
      else this.#high[row]! -= Math.abs(weight);
      const largest = this.#largest[row]!;
      if (this.#low[row]! + largest > this.#most[row]! || this.#high[row]! - largest < this.#least[row]!) {
        this.#toLook.push(row);
      }
    }
  }

  #giveBack(variable: number, value: number): void {
    for (let term = this.#lastTerms[variable]!; term >= 0; term = this.#earlier[term]!) {
      const weight = this.#weights[term]!;
      if (weight > 0 === (value === 1)) this.#low[this.#rows[term]!]! -= Math.abs(weight);
      else this.#high[this.#rows[term]!]! += Math.abs(weight);
    }
  }

  #look(row: number): boolean {
    const low = this.#low[row]!;
    const high = this.#high[row]!;
    const least = this.#least[row]!;
    const most = this.#most[row]!;
    if (low > most || high < least) return false;
    const largest = this.#largest[row]!;
    if (low + largest <= most && high - largest >= least) return true;
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

/** The same table with room for twice as much. */
function longer<Table extends Uint8Array | Int32Array | Float64Array>(table: Table): Table {
  const made = new (table.constructor as new (length: number) => Table)(2 * table.length);
  made.set(table);
  return made;
}
