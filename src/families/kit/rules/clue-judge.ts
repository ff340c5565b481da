/**
 * Choices among the clues of one solution judged by quick logic, with one set of rules for all and without a
 * puzzle stated for each. What logic finds with some clues it finds with more clues too, so a choice that has
 * all clues of another one goes on from where that came to.
 */
import type { LogicReach } from '../../contract/family.js';
import type { Board } from './board.js';
import { factsOf, type PossibleClue } from './possible-clue.js';
import type { Rule } from './rule.js';
import { logicOver, type QuickLogic, type RuleCandidates } from './rule-candidates.js';
import type { RuleKinds } from './rule-kind.js';

export class ClueJudge {
  readonly #logic: RuleCandidates;
  readonly #given: readonly number[];
  /** The places that clues give with their values as bits, clue after clue, and where those of each begin. */
  readonly #places: number[] = [];
  readonly #placesFrom: number[] = [];
  /** By clue: the position of its first rule among all, and behind the last clue the end. */
  readonly #rulesFrom: number[] = [];
  /** By rule: 1 for those of clues. */
  readonly #off: Uint8Array;
  /** By depth of halving: everything that was known there; first of all without clues. */
  readonly #saved: Int32Array[];

  /**
   * @param board of the puzzle without any of the clues
   * @param rules that hold whatever clues are chosen
   * @param before a judge that is asked no more: what it made is used again where the places are the same
   */
  constructor(
    board: Pick<Board<unknown>, 'domains' | 'given'>,
    rules: readonly Rule[],
    kinds: RuleKinds,
    clues: readonly PossibleClue[],
    before?: ClueJudge,
  ) {
    const stated = [...rules];
    for (const clue of clues) {
      this.#placesFrom.push(this.#places.length);
      this.#rulesFrom.push(stated.length);
      for (const fact of factsOf(clue)) {
        if ('place' in fact) this.#places.push(fact.place, 1 << fact.value);
        else stated.push(fact);
      }
    }
    this.#placesFrom.push(this.#places.length);
    this.#rulesFrom.push(stated.length);
    this.#off = new Uint8Array(stated.length).fill(1, rules.length);
    this.#given = board.given;
    this.#logic = logicOver(board, stated, kinds, before === undefined ? undefined : before.#logic);
    this.#saved = before !== undefined && before.#logic === this.#logic ? before.#saved : [];
  }

  /** The reach of logic in the puzzle that gives these clues; with `plain` look-ahead is not tried. */
  logicOf(chosen: readonly number[], upTo: QuickLogic = 'look-ahead'): LogicReach {
    return this.begin(chosen).reach(upTo);
  }

  /** Logic that has not begun, with these clues. */
  begin(chosen: readonly number[]): RuleCandidates {
    this.#logic.restart(this.#given, this.#off);
    for (const clue of chosen) this.#give(clue);
    return this.#logic;
  }

  /**
   * As many clues, in their order, as logic needs to finish, less each of these without which it still does,
   * tried in their order; undefined: it does not finish with all of them.
   */
  solving(order: readonly number[], upTo: QuickLogic): readonly number[] | undefined {
    this.begin([]).propagate();
    const bare = this.#logic.save(this.#saved[0]);
    this.#saved[0] = bare;
    const count = this.#fewestFirst(order, upTo);
    if (count === undefined) return undefined;
    this.#takeBack(order, bare);
    const kept: number[] = [];
    if (!this.#finishes(upTo)) this.#keepNeeded(order.slice(0, count), upTo, kept, 1);
    return kept;
  }

  /** The least number of first clues with which logic finishes. */
  #fewestFirst(order: readonly number[], upTo: QuickLogic): number | undefined {
    let low = 0;
    let high = order.length;
    // All clues are tried first, then halves of what is open.
    for (let middle = high; ; middle = (low + high) >> 1) {
      const before = this.#logic.save(this.#saved[1]);
      this.#saved[1] = before;
      if (this.#finishesWith(order.slice(low, middle), upTo)) {
        high = middle;
        this.#takeBack(order.slice(low, middle), before);
      } else if (middle === order.length) return undefined;
      else {
        this.#give(order[middle]!);
        this.#logic.propagate();
        low = middle + 1;
      }
      if (low >= high) return high;
    }
  }

  /**
   * Adds those clues to `kept` that are needed beside all others that were not dropped. Logic knows what
   * follows from the others, which does not finish, and none of the clues is given before or afterwards.
   */
  #keepNeeded(clues: readonly number[], upTo: QuickLogic, kept: number[], depth: number): void {
    if (clues.length === 1) {
      kept.push(clues[0]!);
      return;
    }
    const [first, second] = [clues.slice(0, clues.length >> 1), clues.slice(clues.length >> 1)];
    const before = this.#logic.save(this.#saved[depth]);
    this.#saved[depth] = before;
    const from = kept.length;
    if (!this.#finishesWith(second, upTo)) this.#keepNeeded(first, upTo, kept, depth + 1);
    this.#takeBack(second, before);
    const needed = kept.slice(from);
    if (!this.#finishesWith(needed, upTo)) this.#keepNeeded(second, upTo, kept, depth + 1);
    this.#takeBack(needed, before);
  }

  #finishesWith(clues: readonly number[], upTo: QuickLogic): boolean {
    for (let at = 0; at < clues.length; at++) this.#give(clues[at]!);
    return this.#finishes(upTo);
  }

  #finishes(upTo: QuickLogic): boolean {
    if (this.#logic.finishes()) return true;
    return upTo === 'look-ahead' && this.#logic.probe().progress === 'solved';
  }

  #give(clue: number): void {
    const places = this.#places;
    const end = this.#placesFrom[clue + 1]!;
    for (let at = this.#placesFrom[clue]!; at < end; at += 2) this.#logic.keep(places[at]!, places[at + 1]!);
    const last = this.#rulesFrom[clue + 1]!;
    for (let rule = this.#rulesFrom[clue]!; rule < last; rule++) this.#logic.switchOn(rule);
  }

  /** Logic as it was before some clues were given. */
  #takeBack(clues: readonly number[], before: Int32Array): void {
    for (let at = 0; at < clues.length; at++) {
      const last = this.#rulesFrom[clues[at]! + 1]!;
      for (let rule = this.#rulesFrom[clues[at]!]!; rule < last; rule++) this.#logic.switchOff(rule);
    }
    this.#logic.restore(before);
  }
}
