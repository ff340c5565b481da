/**
 * Choices among the clues of one solution judged by quick logic, with one set of rules for all and without a
 * puzzle stated for each. What logic finds with some clues it finds with more clues too, so a choice that has
 * all clues of another one goes on from where that came to.
 */
import type { LogicReach } from '../../contract/family.js';
import type { Board } from './board.js';
import { factsOf, type PossibleClue } from './possible-clue.js';
import type { Rule } from './rule.js';
import { type QuickLogic, RuleCandidates } from './rule-candidates.js';
import type { RuleKinds } from './rule-kind.js';

export class ClueJudge {
  readonly #logic: RuleCandidates;
  readonly #clues: readonly PossibleClue[];
  readonly #given: readonly number[];
  /** By clue: the positions of its rules. */
  readonly #rulesOf: readonly (readonly number[])[];
  /** By rule: 1 for those of clues. */
  readonly #off: Uint8Array;
  /** By depth of halving: everything that was known there. */
  readonly #saved: Int32Array[] = [];

  /**
   * @param board of the puzzle without any of the clues
   * @param rules that hold whatever clues are chosen
   */
  constructor(
    board: Pick<Board<unknown>, 'domains' | 'given'>,
    rules: readonly Rule[],
    kinds: RuleKinds,
    clues: readonly PossibleClue[],
  ) {
    const stated = [...rules];
    this.#rulesOf = clues.map((clue) =>
      factsOf(clue).flatMap((fact) => ('place' in fact ? [] : [stated.push(fact) - 1])),
    );
    this.#off = new Uint8Array(stated.length).fill(1, rules.length);
    this.#clues = clues;
    this.#given = board.given;
    this.#logic = new RuleCandidates(board, stated, kinds);
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
    const count = this.#fewestFirst(order, upTo);
    if (count === undefined) return undefined;
    this.begin([]).propagate();
    const kept: number[] = [];
    this.#keepNeeded(order.slice(0, count), upTo, kept);
    return kept;
  }

  /** The least number of first clues with which logic finishes. */
  #fewestFirst(order: readonly number[], upTo: QuickLogic): number | undefined {
    this.begin([]).propagate();
    let low = 0;
    let high = order.length;
    // All clues are tried first, then halves of what is open.
    for (let middle = high; ; middle = (low + high) >> 1) {
      const before = this.#logic.save();
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
   * follows from the others, and none of the clues is given before or afterwards.
   */
  #keepNeeded(clues: readonly number[], upTo: QuickLogic, kept: number[], depth = 0): void {
    if (this.#finishes(upTo)) return;
    if (clues.length === 1) {
      kept.push(clues[0]!);
      return;
    }
    const [first, second] = [clues.slice(0, clues.length >> 1), clues.slice(clues.length >> 1)];
    const before = this.#logic.save(this.#saved[depth]);
    this.#saved[depth] = before;
    this.#finishesWith(second, 'plain');
    const from = kept.length;
    this.#keepNeeded(first, upTo, kept, depth + 1);
    this.#takeBack(second, before);
    const needed = kept.slice(from);
    this.#finishesWith(needed, 'plain');
    this.#keepNeeded(second, upTo, kept, depth + 1);
    this.#takeBack(needed, before);
  }

  #finishesWith(clues: readonly number[], upTo: QuickLogic): boolean {
    for (const clue of clues) this.#give(clue);
    return this.#finishes(upTo);
  }

  #finishes(upTo: QuickLogic): boolean {
    if (this.#logic.propagate() === 'solved') return true;
    return upTo === 'look-ahead' && this.#logic.probe().progress === 'solved';
  }

  #give(clue: number): void {
    for (const fact of factsOf(this.#clues[clue]!)) {
      if ('place' in fact) this.#logic.restrict(fact.place, 1 << fact.value);
    }
    for (const rule of this.#rulesOf[clue]!) this.#logic.switchOn(rule);
  }

  /** Logic as it was before some clues were given. */
  #takeBack(clues: readonly number[], before: Int32Array): void {
    for (const clue of clues) for (const rule of this.#rulesOf[clue]!) this.#logic.switchOff(rule);
    this.#logic.restore(before);
  }
}
