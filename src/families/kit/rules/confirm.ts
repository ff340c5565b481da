/**
 * Confirms that a known solution is the only one, by plain code over the rows of the rules: bounds of every
 * row exclude values until nothing follows any more; then the opposite of every open value of the solution is
 * tried, and what leads to a contradiction cannot be. Rules of few fillings are followed by going through
 * these, and the clauses that are derived from a rule are followed where its own plain check says that they
 * hold. This shares the rows with the engines and nothing with quick logic, whose claim that a puzzle has
 * one solution it confirms. Source: bounds propagation of linear rows with failed literals.
 */
import type { Board } from './board.js';
import type { Narrowing } from './narrowing.js';
import { followNogoods } from './nogood.js';
import { EXTENT, RowFacts } from './row-facts.js';
import type { Rule } from './rule.js';
import { kindOf } from './rule-kind.js';
import { RuleRows } from './rule-rows.js';
import type { Ruled } from './ruled.js';

/** The rows of the latest puzzle, whose first rules the next one may share. */
interface Stated {
  readonly rows: RuleRows;
  rules: readonly Rule[];
  /** Before the first rule and after each: the numbers of variables, rows and further rules. */
  readonly extents: number[];
}

/** Confirms solutions of the puzzles of a family. */
export class Confirmation<P, S> {
  readonly #ruled: Ruled<P, S>;
  readonly #facts = new RowFacts();
  #latest: Stated | undefined;

  constructor(ruled: Ruled<P, S>) {
    this.#ruled = ruled;
  }

  /**
   * True if the rows confirm that a solution, which keeps the rules, is the only one; false: they do not say.
   */
  confirmsOnly(puzzle: P, solution: S): boolean {
    const board = this.#ruled.board(puzzle);
    const { rows } = this.#state(board, this.#ruled.rules(puzzle));
    const facts = this.#facts;
    const values = board.valuesOf(solution);
    for (let place = 0; place < values.length; place++) {
      if (board.given[place]! >= 0) facts.know(rows.literal(place, values[place]!)!);
    }
    if (!facts.begin()) return false;
    let open = openPlaces(rows, facts);
    while (open.length > 0) {
      for (const place of open) {
        for (const literal of alternatives(rows, place, values[place]!)) {
          if (!facts.isOpen(literal) || !facts.isRefuted(literal)) continue;
          if (!(facts.know(~literal) && facts.follow())) return false;
        }
      }
      const left = openPlaces(rows, facts);
      if (left.length === open.length) return false;
      open = left;
    }
    return true;
  }

  /** States the rules, as far as those of the latest puzzle are other ones; nothing is known. */
  #state(board: Board<unknown>, rules: readonly Rule[]): Stated {
    const stated = this.#keptFor(board) ?? this.#begin(board);
    // What is half changed is not gone on with.
    this.#latest = undefined;
    let shared = 0;
    while (shared < stated.rules.length && stated.rules[shared] === rules[shared]) shared++;
    const [variables, rows, further] = stated.extents.slice(EXTENT * shared);
    this.#facts.shrinkTo(variables!, rows!, further!);
    if (shared < stated.rules.length) stated.rows.forgetRises();
    stated.extents.length = EXTENT * (shared + 1);
    for (let at = shared; at < rules.length; at++) {
      this.#add(rules[at]!, stated);
      this.#facts.pushExtent(stated.extents);
    }
    stated.rules = rules;
    this.#latest = stated;
    return stated;
  }

  /** Begins anew, in the same tables. */
  #begin(board: Board<unknown>): Stated {
    this.#facts.shrinkTo(0, 0, 0);
    const rows = new RuleRows(this.#facts, board);
    const extents: number[] = [];
    this.#facts.pushExtent(extents);
    return { rows, rules: [], extents };
  }

  #add(rule: Rule, { rows }: Stated): void {
    const kind = kindOf(this.#ruled.kinds, rule);
    const { fillings, deriving } = kind;
    if (fillings === undefined && deriving === undefined) {
      kind.state(rule, rows);
      return;
    }
    const follow = (exclude: (left: OpenValues) => void): void => {
      const left = new OpenValues(this.#facts, rows);
      const variables = rule.places.flatMap((place) => rows.variablesOf(place));
      this.#facts.further(variables, () => {
        left.isContradiction = false;
        exclude(left);
        return !left.isContradiction;
      });
    };
    if (fillings?.areFew(rule) === true) {
      follow((left) => fillings.exclude(rule, left));
      return;
    }
    kind.state(rule, rows);
    if (deriving === undefined) return;
    follow((left) => {
      const nogoods = deriving.nogoods(rule, left).filter((nogood) => deriving.excludes(rule, nogood));
      followNogoods(nogoods, left);
    });
  }

  /** The rows of the latest puzzle, if its places could have the same values. */
  #keptFor({ domains }: Board<unknown>): Stated | undefined {
    const before = this.#latest?.rows.board.domains;
    const isSame = before?.length === domains.length && domains.every((own, place) => own === before[place]);
    return isSame ? this.#latest : undefined;
  }
}

/** The values that are left for the places of a rule. */
class OpenValues implements Narrowing {
  isContradiction = false;
  readonly #facts: RowFacts;
  readonly #rows: RuleRows;

  constructor(facts: RowFacts, rows: RuleRows) {
    this.#facts = facts;
    this.#rows = rows;
  }

  mask(place: number): number {
    let mask = 0;
    for (let rest = this.#rows.board.domains[place]!; rest !== 0; rest &= rest - 1) {
      if (this.#facts.mayHold(this.#literal(place, rest))) mask |= rest & -rest;
    }
    return mask;
  }

  keep(place: number, mask: number): void {
    for (let rest = this.#rows.board.domains[place]! & ~mask; rest !== 0; rest &= rest - 1) {
      if (!this.#facts.know(~this.#literal(place, rest))) this.fail();
    }
  }

  fail(): void {
    this.isContradiction = true;
  }

  /** The literal that a place has the lowest of some values. */
  #literal(place: number, values: number): number {
    return this.#rows.literal(place, 31 - Math.clz32(values & -values))!;
  }
}

/** The places of which some value is not known to hold or not to hold. */
function openPlaces(rows: RuleRows, facts: RowFacts): readonly number[] {
  const open: number[] = [];
  for (let place = 0; place < rows.board.domains.length; place++) {
    const end = rows.firstMark(place) + rows.variableCount(place);
    for (let variable = rows.firstMark(place); variable < end; variable++) {
      if (!facts.isOpen(variable)) continue;
      open.push(place);
      break;
    }
  }
  return open;
}

/** The literals that a place has another value. */
function alternatives(rows: RuleRows, place: number, value: number): readonly number[] {
  return rows.literalsIn(place, ~(1 << value));
}
