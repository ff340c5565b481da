/**
 * Quick logic of any family that states its rules by kinds: the values that are left for every place, as
 * bits; whenever a place loses some, the rules that speak about it are asked what plainly follows. Some rules
 * may be switched off, so that many choices of clues are judged with one set of rules.
 */
import { CandidateMasks } from '../logic/candidate-masks.js';
import type { Progress } from '../logic/look-ahead.js';
import type { Board } from './board.js';
import type { Narrowing } from './narrowing.js';
import type { Rule } from './rule.js';
import { kindOf, type RuleKind, type RuleKinds } from './rule-kind.js';

/** The parts of a board that logic needs. */
type Domains = Pick<Board<unknown>, 'domains' | 'given'>;

export class RuleCandidates extends CandidateMasks implements Narrowing {
  readonly #board: Domains;
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
  #failed = false;

  constructor(board: Domains, rules: readonly Rule[], kinds: RuleKinds) {
    super(board.domains.length, 32 - Math.clz32(board.domains.reduce((union, domain) => union | domain, 0)));
    this.#board = board;
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
    for (let place = 0; place < this.masks.length; place++) this.masks[place] = this.#board.domains[place]!;
    for (let rule = 0; rule < this.#rules.length; rule++) this.#ask(rule);
    for (let place = 0; place < given.length; place++) {
      if (given[place]! >= 0) this.keep(place, 1 << given[place]!);
    }
  }

  /** States a rule that was left out. */
  switchOn(rule: number): void {
    this.#isOff[rule] = 0;
    this.#ask(rule);
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
    for (let at = this.#starts[place]!; at < this.#starts[place + 1]!; at++) this.#ask(this.#rulesOf[at]!);
  }

  fail(): void {
    this.#failed = true;
  }

  override propagate(): Progress {
    for (let rule = this.#next(); rule >= 0 && !this.#failed; rule = this.#next()) {
      this.#kinds[rule]!.narrow(this.#rules[rule]!, this);
    }
    if (this.#failed) {
      this.masks.fill(0);
      this.forget();
      return 'contradiction';
    }
    return this.isSolved() ? 'solved' : 'undetermined';
  }

  protected override forget(): void {
    this.#failed = false;
    this.#queued.fill(0);
    this.#isQueued.fill(0);
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
