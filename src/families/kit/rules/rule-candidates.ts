/**
 * Quick logic of any family that states its rules by kinds: the values that are left for every place, as
 * bits; whenever a place loses some, the rules that speak about it are asked what plainly follows. Of rules
 * that count, the places that have the value and those that can have it are counted all along, so that they
 * are followed only where a bound is reached. Some rules may be switched off, so that many choices of clues
 * are judged with one set of rules.
 */
import { isSingleBit } from '../../../core/index.js';
import type { LogicReach } from '../../contract/family.js';
import { CandidateMasks } from '../logic/candidate-masks.js';
import type { Progress } from '../logic/look-ahead.js';
import { reachOf } from '../logic/rating-by-logic.js';
import type { Board } from './board.js';
import type { Narrowing } from './narrowing.js';
import type { Rule } from './rule.js';
import { kindOf, type RuleKinds } from './rule-kind.js';

/** The logic that is to finish a puzzle, and whatever is quicker. */
export type QuickLogic = Exclude<LogicReach, 'beyond'>;

/** The parts of a board that logic needs. */
type Domains = Pick<Board<unknown>, 'domains' | 'given'>;

/**
 * The numbers of a rule in one table: the value that it counts as a bit (0: it does not count), its bounds,
 * the numbers between these that are excluded as bits, the position of its kind in the family's list (which
 * has those first that are asked first), and whether it waits to be asked or is left out.
 */
const COUNTED = 0;
const LEAST = 1;
const MOST = 2;
const NOT = 3;
const RANK = 4;
const WAITS = 5;
const IS_OFF = 6;
const WIDTH = 7;

/** The findings from the counts of a rule. */
const NOTHING = 0;
const BROKEN = 1;
const NO_FURTHER = 2;
const ALL = 3;

export class RuleCandidates extends CandidateMasks implements Narrowing {
  readonly #domains: readonly number[];
  #rules: readonly Rule[];
  readonly #kinds: RuleKinds;
  /** The rules that speak about each place, place after place, and where those of a place begin. */
  readonly #rulesOf: number[];
  readonly #starts: number[];
  /** Rule after rule; a plain array, as those beside it: many are made, and a typed one takes longer. */
  readonly #table: number[];
  /** By rank: rules to be asked, each at most once. */
  readonly #queues: readonly number[][];
  /** Everything as it is before any value is given, once logic begins again. */
  #blank: Int32Array | undefined;
  #failed = false;

  constructor(board: Domains, rules: readonly Rule[], kinds: RuleKinds) {
    let union = 0;
    for (const domain of board.domains) union |= domain;
    // Behind the candidates stand, of each rule, the places that have its value and those that can have it;
    // and at the end the number of places that are open.
    super(board.domains.length, 32 - Math.clz32(union), 2 * rules.length + 1);
    this.#domains = board.domains;
    this.#rules = rules;
    this.#kinds = kinds;
    this.#starts = startsOf(rules, board.domains.length);
    this.#rulesOf = rulesByPlace(rules, this.#starts);
    this.#table = new Array<number>(WIDTH * rules.length).fill(0);
    this.#queues = kinds.map(() => []);
    for (let rule = 0; rule < rules.length; rule++) this.#describe(rule);
    this.#clear(this.state);
    this.#begin(board.given);
  }

  /**
   * Begins again with these given values and all rules but some.
   * @param given by place; -1 where none is given
   * @param off by rule: 1 for those that are left out; absent: none is
   */
  restart(given: ArrayLike<number>, off?: Uint8Array): void {
    this.forget();
    for (let rule = 0; rule < this.#rules.length; rule++) {
      this.#table[WIDTH * rule + IS_OFF] = off === undefined ? 0 : off[rule]!;
    }
    this.#blank ??= this.#clear(new Int32Array(this.state.length));
    this.state.set(this.#blank);
    this.#begin(given);
  }

  /**
   * Begins again with other rules, if these are about the same places one for one.
   * @returns false if they are not; nothing is changed then
   */
  restate({ domains, given }: Domains, rules: readonly Rule[], kinds: RuleKinds): boolean {
    const before = this.#rules;
    if (rules.length !== before.length || kinds !== this.#kinds) return false;
    if (!haveSamePlaces(rules, before) || !areSame(domains, this.#domains)) return false;
    this.forget();
    this.#rules = rules;
    for (let rule = 0; rule < rules.length; rule++) {
      if (rules[rule] !== before[rule]) this.#describe(rule);
    }
    if (this.#blank !== undefined) this.#clear(this.#blank);
    this.restart(given);
    return true;
  }

  #begin(given: ArrayLike<number>): void {
    for (let rule = 0; rule < this.#rules.length; rule++) this.#look(rule);
    for (let place = 0; place < given.length; place++) {
      if (given[place]! >= 0) this.keep(place, 1 << given[place]!);
    }
  }

  /** States a rule that was left out. */
  switchOn(rule: number): void {
    this.#table[WIDTH * rule + IS_OFF] = 0;
    this.#look(rule);
  }

  /** Leaves out a rule, once {@link restore} has taken back what followed from it. */
  switchOff(rule: number): void {
    this.#table[WIDTH * rule + IS_OFF] = 1;
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
    const { state } = this;
    if ((kept & (kept - 1)) === 0) state[state.length - 1]!--;
    const places = this.masks.length;
    const table = this.#table;
    const end = this.#starts[place + 1]!;
    for (let at = this.#starts[place]!; at < end; at++) {
      const rule = this.#rulesOf[at]!;
      const bit = table[WIDTH * rule]!;
      if (bit === 0) this.#ask(rule);
      else if ((before & bit) !== 0) {
        const counts = places + 2 * rule;
        const first = WIDTH * rule;
        let isReached: boolean;
        if ((kept & bit) === 0) isReached = --state[counts + 1]! <= table[first + LEAST]!;
        else if (kept === bit) isReached = ++state[counts]! >= table[first + MOST]!;
        else continue;
        if (isReached) this.#ask(rule);
        else if (table[first + NOT] !== 0) this.#look(rule);
      }
    }
  }

  fail(): void {
    this.#failed = true;
  }

  override propagate(): Progress {
    for (let rule = this.#next(); rule >= 0 && !this.#failed; rule = this.#next()) this.#follow(rule);
    if (this.#failed) {
      this.state.fill(0);
      this.forget();
      return 'contradiction';
    }
    return this.isSolved() ? 'solved' : 'undetermined';
  }

  /**
   * True if a solution is found, where there is one for sure: then rules that wait need not be asked once all
   * values are known.
   */
  finishes(): boolean {
    for (let rule = this.#next(); rule >= 0; rule = this.#next()) {
      this.#follow(rule);
      if (!this.isSolved()) continue;
      this.forget();
      return true;
    }
    return this.isSolved();
  }

  protected override isSolved(): boolean {
    return this.state[this.state.length - 1] === 0;
  }

  #follow(rule: number): void {
    const own = this.#rules[rule]!;
    const bit = this.#table[WIDTH * rule + COUNTED]!;
    if (bit === 0) {
      this.#kinds[this.#table[WIDTH * rule + RANK]!]!.narrow?.(own, this);
      return;
    }
    const { places } = own;
    const { masks } = this;
    switch (this.#countsSay(rule)) {
      case BROKEN:
        this.#failed = true;
        return;
      case NO_FURTHER:
        for (let at = 0; at < places.length; at++) {
          if (masks[places[at]!] !== bit) this.keep(places[at]!, ~bit);
        }
        return;
      case ALL:
        for (let at = 0; at < places.length; at++) {
          if ((masks[places[at]!]! & bit) !== 0) this.keep(places[at]!, bit);
        }
    }
  }

  /** Goes as far as some logic does; its reach. */
  reach(upTo: QuickLogic = 'look-ahead'): LogicReach {
    const plain = this.propagate();
    return reachOf(plain, plain === 'solved' || upTo === 'plain' ? plain : this.probe().progress);
  }

  protected override forget(): void {
    this.#failed = false;
    for (let rank = 0; rank < this.#queues.length; rank++) {
      const queue = this.#queues[rank]!;
      for (let at = 0; at < queue.length; at++) this.#table[WIDTH * queue[at]! + WAITS] = 0;
      if (queue.length > 0) queue.length = 0;
    }
  }

  /** Fills the table for a rule. */
  #describe(rule: number): void {
    const own = this.#rules[rule]!;
    const kind = kindOf(this.#kinds, own);
    const first = WIDTH * rule;
    const table = this.#table;
    table.fill(0, first, first + WIDTH);
    table[first + RANK] = this.#kinds.indexOf(kind);
    const counting = kind.counting?.(own);
    if (counting === undefined) return;
    const { value, least, most, not } = counting;
    table[first + COUNTED] = 1 << value;
    table[first + LEAST] = least;
    table[first + MOST] = most;
    if (not !== undefined) for (const number of not) table[first + NOT]! |= 1 << number;
  }

  /** Writes everything as it is before any value is given. */
  #clear(state: Int32Array): Int32Array {
    const domains = this.#domains;
    let open = 0;
    for (let place = 0; place < domains.length; place++) {
      state[place] = domains[place]!;
      if (!isSingleBit(domains[place]!)) open++;
    }
    state[state.length - 1] = open;
    for (let rule = 0; rule < this.#rules.length; rule++) {
      const bit = this.#table[WIDTH * rule + COUNTED]!;
      if (bit === 0) continue;
      const { places } = this.#rules[rule]!;
      let sure = 0;
      let possible = 0;
      for (let at = 0; at < places.length; at++) {
        const domain = domains[places[at]!]!;
        if ((domain & bit) !== 0) possible++;
        if (domain === bit) sure++;
      }
      state[domains.length + 2 * rule] = sure;
      state[domains.length + 2 * rule + 1] = possible;
    }
    return state;
  }

  /** Asks a rule, unless it counts and its counts say nothing. */
  #look(rule: number): void {
    if (this.#table[WIDTH * rule + COUNTED] === 0 || this.#countsSay(rule) !== NOTHING) this.#ask(rule);
  }

  /**
   * The finding from the counts of a rule: when as many places have the value as may, no further one has it;
   * when only as many are left as must, all of them have it.
   */
  #countsSay(rule: number): number {
    const table = this.#table;
    const first = WIDTH * rule;
    const counts = this.masks.length + 2 * rule;
    const sure = this.state[counts]!;
    const possible = this.state[counts + 1]!;
    const not = table[first + NOT]!;
    let least = Math.max(table[first + LEAST]!, sure);
    let most = Math.min(table[first + MOST]!, possible);
    if (not !== 0) {
      while (least < 31 && ((not >> least) & 1) === 1) least++;
      while (most >= 0 && most < 31 && ((not >> most) & 1) === 1) most--;
    }
    if (least > most) return BROKEN;
    if (sure === possible) return NOTHING;
    return sure === most ? NO_FURTHER : possible === least ? ALL : NOTHING;
  }

  #ask(rule: number): void {
    const table = this.#table;
    const first = WIDTH * rule;
    if (table[first + WAITS] === 1 || table[first + IS_OFF] === 1) return;
    table[first + WAITS] = 1;
    this.#queues[table[first + RANK]!]!.push(rule);
  }

  /** Takes the rule that is asked next; -1: none is left. */
  #next(): number {
    for (let rank = 0; rank < this.#queues.length; rank++) {
      const rule = this.#queues[rank]!.pop();
      if (rule === undefined) continue;
      this.#table[WIDTH * rule + WAITS] = 0;
      return rule;
    }
    return -1;
  }
}

/**
 * Logic of some rules that has not begun.
 * @param before logic that is asked no more: what it made is used again where the places are the same
 */
export function logicOver(
  board: Domains,
  rules: readonly Rule[],
  kinds: RuleKinds,
  before?: RuleCandidates,
): RuleCandidates {
  return before?.restate(board, rules, kinds) === true ? before : new RuleCandidates(board, rules, kinds);
}

function haveSamePlaces(rules: readonly Rule[], others: readonly Rule[]): boolean {
  for (let rule = 0; rule < rules.length; rule++) {
    if (rules[rule]!.places !== others[rule]!.places) return false;
  }
  return true;
}

/** By place: where its rules begin, if those of all places stand one after the other; the end at the end. */
function startsOf(rules: readonly Rule[], places: number): number[] {
  const starts = new Array<number>(places + 1).fill(0);
  for (let rule = 0; rule < rules.length; rule++) {
    const own = rules[rule]!.places;
    for (let at = 0; at < own.length; at++) starts[own[at]! + 1]!++;
  }
  for (let place = 0; place < places; place++) starts[place + 1]! += starts[place]!;
  return starts;
}

function rulesByPlace(rules: readonly Rule[], starts: readonly number[]): number[] {
  const next = starts.slice();
  const found = new Array<number>(starts[starts.length - 1]!).fill(0);
  for (let rule = 0; rule < rules.length; rule++) {
    const own = rules[rule]!.places;
    for (let at = 0; at < own.length; at++) found[next[own[at]!]!++] = rule;
  }
  return found;
}

function areSame(domains: readonly number[], others: readonly number[]): boolean {
  if (domains === others) return true;
  if (domains.length !== others.length) return false;
  for (let place = 0; place < domains.length; place++) if (domains[place] !== others[place]) return false;
  return true;
}
