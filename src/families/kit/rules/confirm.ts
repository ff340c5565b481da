/**
 * Confirms that a known solution is the only one, by plain code over the rows of the rules: bounds of every
 * row exclude values until nothing follows any more; then the opposite of every open value of the solution is
 * tried, and what leads to a contradiction cannot be. Rules of few fillings are followed by going through
 * these, and the clauses that are derived from a rule are followed where its own plain check says that they
 * hold. This shares the rows with the engines and nothing with quick logic, whose claim that a puzzle has
 * one solution it confirms. Source: bounds propagation of linear rows with failed literals.
 */
import { type Board, isFlag } from './board.js';
import type { Narrowing } from './narrowing.js';
import { followNogoods } from './nogood.js';
import { type Extent, RowFacts } from './row-facts.js';
import type { Rule } from './rule.js';
import { kindOf } from './rule-kind.js';
import { RuleRows } from './rule-rows.js';
import type { Ruled } from './ruled.js';

/** The rows of the latest puzzle, whose first rules the next one may share. */
interface Stated {
  readonly board: Board<unknown>;
  readonly facts: RowFacts;
  readonly rows: RuleRows;
  readonly literals: PlaceLiterals;
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
    const { facts, rows, literals } = this.#state(board, this.#ruled.rules(puzzle));
    const values = board.valuesOf(solution);
    const own = values.map((value, place) => rows.literal(place, value)!);
    for (const [place, value] of board.given.entries()) if (value >= 0) facts.know(own[place]!);
    if (!facts.begin()) return false;
    const isKnown = (place: number): boolean => {
      const pairs = literals.pairsOf(place);
      for (let at = 1; at < pairs.length; at += 2) if (facts.isOpen(pairs[at]!)) return false;
      return true;
    };
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
    if (shared < stated.rules.length) stated.rows.forgetRises();
    stated.rules.length = shared;
    stated.extents.length = shared + 1;
    for (let at = shared; at < rules.length; at++) {
      this.#add(rules[at]!, stated);
      stated.rules.push(rules[at]!);
      stated.extents.push(stated.facts.extent());
    }
    this.#latest = stated;
    return stated;
  }

  #add(rule: Rule, { facts, rows, literals }: Stated): void {
    const kind = kindOf(this.#ruled.kinds, rule);
    const { fillings, deriving } = kind;
    const follow = (exclude: (left: OpenValues) => void): void => {
      const left = new OpenValues(facts, literals);
      facts.further(literals.variablesOf(rule.places), () => {
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
    const before = this.#latest?.board.domains;
    const isSame = before?.length === domains.length && domains.every((own, place) => own === before[place]);
    return isSame ? this.#latest : undefined;
  }
}

/** The literals that places have their values, found once for all puzzles with the same places. */
class PlaceLiterals {
  readonly #rows: RuleRows;
  /** By place: its values, each followed by the literal that the place has it. */
  readonly #pairs: (readonly number[])[] = [];

  constructor(rows: RuleRows) {
    this.#rows = rows;
  }

  /** The values of a place, each followed by its literal. */
  pairsOf(place: number): readonly number[] {
    let pairs = this.#pairs[place];
    if (pairs === undefined) {
      const values = this.#rows.valuesOf(place);
      pairs = values.flatMap((value) => [value, this.#rows.literal(place, value)!]);
      this.#pairs[place] = pairs;
    }
    return pairs;
  }

  /** The variables of some places. */
  variablesOf(places: readonly number[]): readonly number[] {
    const variables: number[] = [];
    for (const place of places) {
      const pairs = this.pairsOf(place);
      // The values of a flag have one variable.
      const end = isFlag(this.#rows.board, place) ? 2 : pairs.length;
      for (let at = 1; at < end; at += 2) variables.push(pairs[at]! < 0 ? ~pairs[at]! : pairs[at]!);
    }
    return variables;
  }
}

/** The values that are left for the places of a rule. */
class OpenValues implements Narrowing {
  isContradiction = false;
  readonly #facts: RowFacts;
  readonly #literals: PlaceLiterals;

  constructor(facts: RowFacts, literals: PlaceLiterals) {
    this.#facts = facts;
    this.#literals = literals;
  }

  mask(place: number): number {
    const pairs = this.#literals.pairsOf(place);
    let mask = 0;
    for (let at = 0; at < pairs.length; at += 2) {
      if (this.#facts.mayHold(pairs[at + 1]!)) mask |= 1 << pairs[at]!;
    }
    return mask;
  }

  keep(place: number, mask: number): void {
    const pairs = this.#literals.pairsOf(place);
    for (let at = 0; at < pairs.length; at += 2) {
      if (((mask >> pairs[at]!) & 1) === 0 && !this.#facts.know(~pairs[at + 1]!)) this.fail();
    }
  }

  fail(): void {
    this.isContradiction = true;
  }
}

function begin(board: Board<unknown>): Stated {
  const facts = new RowFacts();
  const rows = new RuleRows(facts, board);
  return { board, facts, rows, literals: new PlaceLiterals(rows), rules: [], extents: [facts.extent()] };
}

/** The literals that a place has another value. */
function alternatives(rows: RuleRows, place: number, value: number): readonly number[] {
  return rows.literalsIn(place, ~(1 << value));
}
