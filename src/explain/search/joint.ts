/**
 * The next step of more than one reason: a smallest set of reasons that decides anything, with all that it
 * decides. When the budget ends before a set is proved smallest, a small one is made of a short chain by
 * leaving reasons out.
 */
import { createRng, type Rng } from '../../core/index.js';
import { Evidence, type Knowledge } from '../knowledge/index.js';
import { Chains } from './chains.js';
import { concludeAll, type Insight, needingAll, preferred } from './conclude.js';
import { SetsBySize } from './sets-by-size.js';
import type { Deciding } from './smallest.js';

/** Limits on the work for one step, in questions asked of the engine. */
export interface JointBudget {
  /**
   * For the proof that no set is smaller; where several proofs were given up already, for each further one a
   * part of it.
   */
  readonly proving: number;
  /** For other sets of the same size, among which one is preferred. */
  readonly choosing: number;
  /** Marks that are tried when the proof is given up. */
  readonly attempts: number;
}

/** The usual limits on the work for one step of several reasons. */
export const USUAL_JOINT_BUDGET: JointBudget = { proving: 6000, choosing: 1000, attempts: 8 };

/** A set of reasons with its conclusions; `proved`: no set of fewer reasons decides anything. */
export interface JointInsight extends Insight {
  readonly smallest: 'proved' | 'found';
}

/** Chains that are longer than the shortest one by this number of reasons may still come to fewer. */
const LONGER = 2;
/**
 * Orders in which reasons are left out of a chain; of long ones, which no player follows anyway, one is
 * enough.
 */
const ORDERS = 3;
const LONG = 12;
/** Of these, the shortest one is tried. */
const ATTEMPTS_OF_LONG = 1;
/** Proofs that may be given up after their whole budget; later ones end after a part of it. */
const MOST_GIVEN_UP = 3;
const PART_AFTER_THAT = 1 / 40;

/** Searches step after step, while marks become known. */
export class JointSearch {
  readonly #knowledge: Knowledge;
  readonly #evidence: Evidence;
  readonly #rng = createRng('joint steps');
  readonly #sets: SetsBySize;
  #givenUp = 0;
  /** Made when first needed, and again when reasons came to the board. */
  #chains: Chains | undefined;

  constructor(knowledge: Knowledge) {
    this.#knowledge = knowledge;
    this.#evidence = new Evidence(knowledge);
    this.#sets = new SetsBySize(knowledge, this.#evidence);
  }

  /**
   * Finds the next steps, where no reason decides anything by itself: those preferred among the smallest, of
   * which none is better than the others. None when no set of up to `largest` reasons decides anything;
   * without that limit this happens only when nothing is undecided.
   */
  next({ proving: most, choosing, attempts }: JointBudget, largest = Infinity): readonly JointInsight[] {
    const knowledge = this.#knowledge;
    if (knowledge.undecidedCount === 0) return [];
    this.#evidence.refresh();
    this.#sets.refresh();
    const last = knowledge.queries + most * (this.#givenUp < MOST_GIVEN_UP ? 1 : PART_AFTER_THAT);
    for (let size = 2; size <= Math.min(largest, knowledge.board.reasons.length); size++) {
      const proving = last - knowledge.queries;
      const { found, complete } = this.#sets.ofSize({ size, proving, choosing });
      if (found.length > 0) return this.#choose(found);
      if (complete) continue;
      this.#givenUp++;
      return this.#bestOf(this.#byChains(attempts), size);
    }
    return [];
  }

  /**
   * Adds the reasons to the board that counterexamples broke and it does not state; true if there were any.
   */
  stateBroken(): boolean {
    return this.#evidence.stateBroken();
  }

  #choose(found: readonly Deciding[]): readonly JointInsight[] {
    const decided = new Map<string, { readonly reasons: readonly number[]; readonly marks: Set<number> }>();
    for (const { reasons, mark } of found) {
      const key = reasons.join();
      const same = decided.get(key) ?? { reasons, marks: new Set() };
      decided.set(key, same);
      same.marks.add(mark);
    }
    const insights = [...decided.values()].map(({ reasons }): JointInsight => {
      const marks = concludeAll(this.#knowledge, this.#evidence, reasons);
      return { reasons, marks, smallest: 'proved' };
    });
    return preferred(this.#knowledge, insights);
  }

  /** Sets that short chains come to when reasons are left out of them. */
  #byChains(attempts: number): readonly Deciding[] {
    if (attempts === 0) return [];
    const rng = this.#rng;
    const candidates = this.#candidates();
    const areLong = candidates[0]!.reasons.length > LONG;
    return candidates
      .slice(0, areLong ? Math.min(attempts, ATTEMPTS_OF_LONG) : attempts)
      .map(({ mark, reasons }) => {
        const orders = reasons.length > LONG ? 1 : ORDERS;
        return { mark, reasons: shrinkInOrders(this.#knowledge, mark, reasons, { rng, orders }) };
      });
  }

  /** The best of some sets. No set of fewer than `least` reasons decides anything. */
  #bestOf(sets: readonly Deciding[], least: number): readonly JointInsight[] {
    const knowledge = this.#knowledge;
    const fewest = Math.min(...sets.map(({ reasons }) => reasons.length));
    const smallest = fewest <= least ? 'proved' : 'found';
    const insights = sets
      .filter(({ reasons }) => reasons.length === fewest)
      .map(({ reasons }): JointInsight => {
        const marks = concludeAll(knowledge, this.#evidence, reasons);
        return { reasons, marks: needingAll(knowledge, this.#evidence, { reasons, marks }), smallest };
      });
    return preferred(knowledge, insights).slice(0, 1);
  }

  /**
   * Sets that decide a mark, the smallest first: those of chains, or the reasons that the engine needs where
   * propagation does not refute.
   */
  #candidates(): readonly Deciding[] {
    const knowledge = this.#knowledge;
    const unknown = knowledge.marksThatAre(false);
    let most = knowledge.board.reasons.length;
    if (this.#chains?.reasonCount !== most) this.#chains = new Chains(knowledge);
    this.#chains.refresh();
    const short: Deciding[] = [];
    for (const mark of unknown) {
      const reasons = this.#chains.refute(mark, most);
      if (reasons === undefined) continue;
      most = Math.min(most, reasons.length + LONGER);
      short.push({ mark, reasons });
    }
    const found = short.length > 0 ? short : unknown.map((mark) => this.#coreOf(mark));
    return found.sort((one, other) => one.reasons.length - other.reasons.length || one.mark - other.mark);
  }

  /**
   * Some of the reasons that decide a mark, which all of them together do: those that the board does not
   * state yet come to it as far as assignments break them.
   */
  #coreOf(mark: number): Deciding {
    const { board } = this.#knowledge;
    for (;;) {
      const reply = this.#knowledge.oppose(
        mark,
        board.reasons.map(({ index }) => index),
      );
      if (reply.status === 'contradiction') return { mark, reasons: reply.reasons };
      this.#evidence.add(reply.difference);
      if (!this.#evidence.stateBroken())
        throw new Error(`reasons of model ${board.model.name} leave mark ${mark} open that decide it`);
    }
  }
}

/**
 * Leaves out reasons one by one, in their order, as long as the others decide the mark; the rest in the order
 * of the board.
 */
function shrink(knowledge: Knowledge, mark: number, reasons: readonly number[]): readonly number[] {
  let kept = [...reasons].sort((one, other) => one - other);
  for (const reason of reasons) {
    if (!kept.includes(reason)) continue;
    const others = kept.filter((other) => other !== reason);
    const reply = knowledge.oppose(mark, others);
    if (reply.status === 'contradiction') kept = others.filter((other) => reply.reasons.includes(other));
  }
  return kept;
}

/** The smallest set that leaving out in some orders comes to: forwards, backwards and at random. */
function shrinkInOrders(
  knowledge: Knowledge,
  mark: number,
  reasons: readonly number[],
  { rng, orders }: { readonly rng: Rng; readonly orders: number },
): readonly number[] {
  let best = shrink(knowledge, mark, reasons);
  for (let order = 1; order < orders; order++) {
    const other = shrink(knowledge, mark, order === 1 ? reasons.toReversed() : rng.shuffle(reasons));
    if (other.length < best.length) best = other;
  }
  return best;
}
