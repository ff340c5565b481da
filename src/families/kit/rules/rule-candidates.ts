/**
 * Quick logic of any family that states its rules by kinds: the values that are left for every place, as
 * bits; whenever a place loses some, the rules that speak about it are asked what plainly follows. Of rules
 * that count, the places that have the value and those that can have it are counted all along, so that they
 * are asked only where a bound is reached. Some rules may be switched off, so that many choices of clues are
 * judged with one set of rules.
 */
import type { LogicReach } from '../../contract/family.js';
import { CandidateMasks } from '../logic/candidate-masks.js';
import type { Progress } from '../logic/look-ahead.js';
import { reachOf } from '../logic/rating-by-logic.js';
import type { Board } from './board.js';
import type { Narrowing } from './narrowing.js';
import type { Rule } from './rule.js';
import { kindOf, type RuleKind, type RuleKinds } from './rule-kind.js';

/** The logic that is to finish a puzzle, and whatever is quicker. */
export type QuickLogic = Exclude<LogicReach, 'beyond'>;

/** The parts of a board that logic needs. */
type Domains = Pick<Board<unknown>, 'domains' | 'given'>;

export class RuleCandidates extends CandidateMasks implements Narrowing {
  readonly #rules: readonly Rule[];
  readonly #kinds: readonly RuleKind[];
  /** The rules that speak about each place, place after place, and where those of a place begin. */
  readonly #rulesOf: Int32Array;
  readonly #starts: Int32Array;
  /** By rule: the position of its kind in the family's list, which has those first that are asked first. */
  readonly #rankOf: Uint8Array;
  /** By rank: rules to be asked, each at most once, and how many there are. */
  readonly #queues: readonly Int32Array[];
  readonly #queued: Int32Array;
  readonly #isQueued: Uint8Array;
  readonly #isOff: Uint8Array;
  /** By rule: the value that it counts, as a bit, and its bounds; 0: it does not count. */
  readonly #counted: Int32Array;
  readonly #least: Int32Array;
  readonly #most: Int32Array;
  /** By rule: the numbers between its bounds that are excluded, as bits. */
  readonly #not: Int32Array;
  /** By rule: the places that have the value, and those that can have it. */
  readonly #sure: Int32Array;
  readonly #possible: Int32Array;
  /** Everything as it is before any value is given. */
  readonly #blank: Int32Array;
  #failed = false;

  constructor(board: Domains, rules: readonly Rule[], kinds: RuleKinds) {
    const values = 32 - Math.clz32(board.domains.reduce((union, domain) => union | domain, 0));
    super(board.domains.length, values, 2 * rules.length);
    this.#rules = rules;
    this.#kinds = rules.map((rule) => kindOf(kinds, rule));
    this.#starts = startsOf(rules, board.domains.length);
    this.#rulesOf = rulesByPlace(rules, this.#starts);
    this.#rankOf = new Uint8Array(rules.length);
    for (let rule = 0; rule < rules.length; rule++) this.#rankOf[rule] = kinds.indexOf(this.#kinds[rule]!);
    this.#queues = kinds.map(() => new Int32Array(rules.length));
    this.#queued = new Int32Array(kinds.length);
    this.#isQueued = new Uint8Array(rules.length);
    this.#isOff = new Uint8Array(rules.length);
    const places = board.domains.length;
    this.#counted = new Int32Array(rules.length);
    this.#least = new Int32Array(rules.length);
    this.#most = new Int32Array(rules.length);
    this.#not = new Int32Array(rules.length);
    this.#sure = this.state.subarray(places, places + rules.length);
    this.#possible = this.state.subarray(places + rules.length);
    for (let place = 0; place < places; place++) this.masks[place] = board.domains[place]!;
    for (let rule = 0; rule < rules.length; rule++) this.#beginCounting(rule);
    this.#blank = this.save();
    this.restart(board.given);
  }

  /**
   * Begins again with these given values and all rules but some.
   * @param given by place; -1 where none is given
   * @param off by rule: 1 for those that are left out; absent: none is
   */
  restart(given: ArrayLike<number>, off?: Uint8Array): void {
    this.forget();
    if (off === undefined) this.#isOff.fill(0);
    else this.#isOff.set(off);
    this.state.set(this.#blank);
    for (let rule = 0; rule < this.#rules.length; rule++) this.#look(rule);
    for (let place = 0; place < given.length; place++) {
      if (given[place]! >= 0) this.keep(place, 1 << given[place]!);
    }
  }

  /** States a rule that was left out. */
  switchOn(rule: number): void {
    this.#isOff[rule] = 0;
    this.#look(rule);
  }

  /** Leaves out a rule, once {@link restore} has taken back what followed from it. */
  switchOff(rule: number): void {
    this.#isOff[rule] = 1;
  }

  get placeCount(): number {
    return this.masks.length;
  }

  override restrict(place: number, mask: number): void {
    this.keep(place, mask);
  }

  keep(place: number, mask: number): void {
    const before = this.masks[place]!;
    const kept = before & mask;
    if (kept === before) return;
    if (kept === 0) {
      this.#failed = true;
      return;
    }
    this.masks[place] = kept;
    const end = this.#starts[place + 1]!;
    for (let at = this.#starts[place]!; at < end; at++) {
      const rule = this.#rulesOf[at]!;
      const bit = this.#counted[rule]!;
      if (bit === 0) this.#ask(rule);
      else if ((before & bit) !== 0) {
        if ((kept & bit) === 0) this.#possible[rule]!--;
        else if (kept === bit) this.#sure[rule]!++;
        else continue;
        this.#look(rule);
      }
    }
  }

  fail(): void {
    this.#failed = true;
  }

  override propagate(): Progress {
    for (let rule = this.#next(); rule >= 0 && !this.#failed; rule = this.#next()) {
      this.#kinds[rule]!.narrow(this.#rules[rule]!, this);
    }
    if (this.#failed) {
      this.state.fill(0);
      this.forget();
      return 'contradiction';
    }
    return this.isSolved() ? 'solved' : 'undetermined';
  }

  /** Goes as far as some logic does; its reach. */
  reach(upTo: QuickLogic = 'look-ahead'): LogicReach {
    const plain = this.propagate();
    return reachOf(plain, plain === 'solved' || upTo === 'plain' ? plain : this.probe().progress);
  }

  protected override forget(): void {
    this.#failed = false;
    this.#queued.fill(0);
    this.#isQueued.fill(0);
  }

  /** The bounds and the first counts of a rule. */
  #beginCounting(rule: number): void {
    const counting = this.#kinds[rule]!.counting?.(this.#rules[rule]!);
    if (counting === undefined) return;
    const { value, least, most, not } = counting;
    const bit = 1 << value;
    this.#counted[rule] = bit;
    this.#least[rule] = least;
    this.#most[rule] = most;
    if (not !== undefined) for (const number of not) this.#not[rule]! |= 1 << number;
    const { places } = this.#rules[rule]!;
    for (let at = 0; at < places.length; at++) {
      const mask = this.masks[places[at]!]!;
      if ((mask & bit) !== 0) this.#possible[rule]!++;
      if (mask === bit) this.#sure[rule]!++;
    }
  }

  /** Asks a rule, unless it counts and none of its bounds is reached. */
  #look(rule: number): void {
    if (this.#counted[rule] === 0) {
      this.#ask(rule);
      return;
    }
    const sure = this.#sure[rule]!;
    const possible = this.#possible[rule]!;
    const not = this.#not[rule]!;
    let least = Math.max(this.#least[rule]!, sure);
    let most = Math.min(this.#most[rule]!, possible);
    if (not !== 0) {
      while (least < 31 && ((not >> least) & 1) === 1) least++;
      while (most >= 0 && most < 31 && ((not >> most) & 1) === 1) most--;
    }
    if (least > most || (sure < possible && (sure === most || possible === least))) this.#ask(rule);
  }

  #ask(rule: number): void {
    if (this.#isQueued[rule] === 1 || this.#isOff[rule] === 1) return;
    this.#isQueued[rule] = 1;
    const rank = this.#rankOf[rule]!;
    this.#queues[rank]![this.#queued[rank]!++] = rule;
  }

  /** Takes the rule that is asked next; -1: none is left. */
  #next(): number {
    for (let rank = 0; rank < this.#queues.length; rank++) {
      if (this.#queued[rank] === 0) continue;
      const rule = this.#queues[rank]![--this.#queued[rank]!]!;
      this.#isQueued[rule] = 0;
      return rule;
    }
    return -1;
  }
}

/** By place: where its rules begin, if those of all places stand one after the other; the end at the end. */
function startsOf(rules: readonly Rule[], places: number): Int32Array {
  const starts = new Int32Array(places + 1);
  for (const { places: own } of rules) for (const place of own) starts[place + 1]!++;
  for (let place = 0; place < places; place++) starts[place + 1]! += starts[place]!;
  return starts;
}

function rulesByPlace(rules: readonly Rule[], starts: Int32Array): Int32Array {
  const next = starts.slice();
  const found = new Int32Array(starts[starts.length - 1]!);
  for (let rule = 0; rule < rules.length; rule++) {
    for (const place of rules[rule]!.places) found[next[place]!++] = rule;
  }
  return found;
}
