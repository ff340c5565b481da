/**
 * The next step of more than one reason: a smallest set of reasons that decides anything, with all that it decides. When
 * the budget ends before a set is proved smallest, a small one is made of a short chain by leaving reasons out.
 */
import { createRng } from '../core/random.js';
import { Chains } from './chains.js';
import { concludeAll, type Insight, needingAll, preferred } from './conclude.js';
import { Evidence } from './evidence.js';
import type { Knowledge } from './knowledge.js';
import { SetsBySize } from './sets-by-size.js';
import { shrinkInOrders } from './shrink.js';
import type { Deciding } from './smallest.js';

/** Limits on the work for one step, in questions asked of the engine. */
export interface JointBudget {
  /** For the proof that no set is smaller; where several proofs were given up already, for each further one a part of it. */
  readonly proving: number;
  /** For other sets of the same size, among which one is preferred. */
  readonly choosing: number;
  /** Marks that are tried when the proof is given up. */
  readonly attempts: number;
}

/** A set of reasons and what it decides; `proved`: no set of fewer reasons decides anything. */
export interface JointInsight extends Insight {
  readonly smallest: 'proved' | 'found';
}

/** Chains that are longer than the shortest one by this number of reasons may still come to fewer. */
const LONGER = 2;
/** Orders in which reasons are left out of a chain; of long ones, which no player follows anyway, one is enough. */
const ORDERS = 3;
const LONG = 12;
/** Proofs that may be given up after their whole budget; later ones end after a part of it. */
const MOST_GIVEN_UP = 3;
const PART_AFTER_THAT = 1 / 8;

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
   * Finds the next steps, where no reason decides anything by itself: those preferred among the smallest, of which none is better
   * than the others. None when all reasons together decide nothing, which happens only when nothing is undecided.
   */
  next({ proving, choosing, attempts }: JointBudget): readonly JointInsight[] {
    const knowledge = this.#knowledge;
    if (knowledge.undecidedCount === 0) return [];
    this.#evidence.refresh();
    this.#sets.refresh();
    const last = knowledge.queries + proving * (this.#givenUp < MOST_GIVEN_UP ? 1 : PART_AFTER_THAT);
    for (let size = 2; size <= knowledge.board.reasons.length; size++) {
      const { found, complete } = this.#sets.ofSize({ size, proving: last - knowledge.queries, choosing });
      if (found.length > 0) return this.#choose(found);
      if (complete) continue;
      this.#givenUp++;
      return this.#byChains(attempts, size);
    }
    return [];
  }

  /** Adds the reasons to the board that counterexamples broke and it does not state; whether there were any. */
  stateBroken(): boolean {
    return this.#evidence.stateBroken();
  }

  #choose(found: readonly Deciding[]): readonly JointInsight[] {
    const sets = new Map(found.map(({ reasons }) => [reasons.join(), reasons]));
    const insights = [...sets.values()].map((reasons): JointInsight => {
      return { reasons, marks: concludeAll(this.#knowledge, this.#evidence, reasons), smallest: 'proved' };
    });
    return preferred(this.#knowledge, insights);
  }

  /** The best of the sets that short chains come to. No set of fewer than `least` reasons decides anything. */
  #byChains(attempts: number, least: number): readonly JointInsight[] {
    const knowledge = this.#knowledge;
    const rng = this.#rng;
    const found = this.#candidates()
      .slice(0, attempts)
      .map(({ mark, reasons }) => {
        const orders = reasons.length > LONG ? 1 : ORDERS;
        return shrinkInOrders(knowledge, mark, reasons, { rng, orders });
      });
    const fewest = Math.min(...found.map((reasons) => reasons.length));
    const smallest = fewest <= least ? 'proved' : 'found';
    const insights = found
      .filter(({ length }) => length === fewest)
      .map((reasons): JointInsight => {
        const marks = concludeAll(knowledge, this.#evidence, reasons);
        return { reasons, marks: needingAll(knowledge, this.#evidence, { reasons, marks }), smallest };
      });
    return preferred(knowledge, insights).slice(0, 1);
  }

  /** Sets that decide a mark, the smallest first: those of chains, or what the engine needs where propagation does not refute. */
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
    const found = short.length > 0 ? short : unknown.map((mark) => coreOf(knowledge, mark));
    return found.sort((one, other) => one.reasons.length - other.reasons.length || one.mark - other.mark);
  }
}

/** Some of the reasons that decide a mark, which all of them together do. */
function coreOf(knowledge: Knowledge, mark: number): Deciding {
  const all = knowledge.board.reasons.map(({ index }) => index);
  const reply = knowledge.oppose(mark, all);
  if (reply.status === 'contradiction') return { mark, reasons: reply.reasons };
  throw new Error(`reasons of model ${knowledge.board.model.name} leave mark ${mark} open that decide it`);
}
