/**
 * The next step of more than one reason: a smallest set of reasons that decides anything, with all that it decides. When
 * the budget ends before a set is proved smallest, a small one is found by leaving reasons out one by one.
 */
import { concludeAll, type Insight, needingAll, preferred } from './conclude.js';
import type { Evidence } from './evidence.js';
import type { Knowledge } from './knowledge.js';
import { type Deciding, SmallestSets } from './smallest.js';

/** Limits on the work for one step, in questions asked of the engine. */
export interface JointBudget {
  /** For the proof that no set is smaller. */
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

/**
 * Finds the next steps, where no reason decides anything by itself: those preferred among the smallest, of which none is better
 * than the others. None when all reasons together decide nothing, which happens only when nothing is undecided.
 */
export function findJoint(
  knowledge: Knowledge,
  evidence: Evidence,
  { proving, choosing, attempts }: JointBudget,
): readonly JointInsight[] {
  if (knowledge.undecidedCount === 0) return [];
  const sets = new SmallestSets(knowledge, evidence);
  const last = knowledge.queries + proving;
  for (let size = 2; size <= knowledge.board.reasons.length; size++) {
    const { found, complete } = sets.ofSize(size, { proving: last - knowledge.queries, choosing });
    if (found.length > 0) return choose(knowledge, evidence, found);
    if (!complete) return byDeletion(knowledge, evidence, attempts);
  }
  return [];
}

function choose(
  knowledge: Knowledge,
  evidence: Evidence,
  found: readonly Deciding[],
): readonly JointInsight[] {
  const sets = new Map(found.map(({ reasons }) => [reasons.join(), reasons]));
  const insights = [...sets.values()].map((reasons): JointInsight => {
    return { reasons, marks: concludeAll(knowledge, evidence, reasons), smallest: 'proved' };
  });
  return preferred(knowledge, insights);
}

/** The best of the sets that deciding some marks comes down to. */
function byDeletion(knowledge: Knowledge, evidence: Evidence, attempts: number): readonly JointInsight[] {
  const all = knowledge.board.reasons.map(({ index }) => index);
  const cores = knowledge
    .marksThatAre(false)
    .map((mark) => ({ mark, reasons: coreOf(knowledge, mark, all) }))
    .sort((one, other) => one.reasons.length - other.reasons.length || one.mark - other.mark);
  const found = cores.slice(0, attempts).map(({ mark, reasons }) => shrink(knowledge, mark, reasons));
  const fewest = Math.min(...found.map((reasons) => reasons.length));
  const insights = found
    .filter(({ length }) => length === fewest)
    .map((reasons): JointInsight => {
      const marks = concludeAll(knowledge, evidence, reasons);
      return { reasons, marks: needingAll(knowledge, evidence, { reasons, marks }), smallest: 'found' };
    });
  return preferred(knowledge, insights).slice(0, 1);
}

/** Some of the reasons that decide a mark, which all of them together do. */
function coreOf(knowledge: Knowledge, mark: number, reasons: readonly number[]): readonly number[] {
  const reply = knowledge.oppose(mark, reasons);
  if (reply.status === 'contradiction') return reply.reasons;
  throw new Error(`reasons of model ${knowledge.board.model.name} leave mark ${mark} open that decide it`);
}

/** Leaves out reasons one by one as long as the others decide the mark; in order. */
function shrink(knowledge: Knowledge, mark: number, core: readonly number[]): readonly number[] {
  let kept = [...core].sort((one, other) => one - other);
  for (const reason of core) {
    if (!kept.includes(reason)) continue;
    const others = kept.filter((other) => other !== reason);
    const reply = knowledge.oppose(mark, others);
    if (reply.status === 'contradiction') kept = others.filter((other) => reply.reasons.includes(other));
  }
  return kept;
}
