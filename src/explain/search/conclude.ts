/** All conclusions of a set of reasons from the known facts, and preferences among sets of one size. */
import type { Evidence, Knowledge } from '../knowledge/index.js';

/** Reasons, in order, with all marks that they decide together. */
export interface Insight {
  readonly reasons: readonly number[];
  readonly marks: readonly number[];
}

/** The marks that some reasons decide together, in order. */
export function concludeAll(
  knowledge: Knowledge,
  evidence: Evidence,
  reasons: readonly number[],
): readonly number[] {
  const scope = new Set(reasons.flatMap((index) => knowledge.board.reasons[index]!.scope));
  // What definitions alone decide elsewhere is no conclusion of these reasons.
  const decided = new Set(knowledge.propagate(reasons).filter((mark) => scope.has(mark)));
  const isOpen = (mark: number): boolean =>
    evidence.against(mark).some(({ isBroken }) => reasons.every((reason) => isBroken[reason] === 0));
  for (const mark of scope) {
    if (knowledge.isKnown(mark) || decided.has(mark) || isOpen(mark)) continue;
    const reply = knowledge.oppose(mark, reasons);
    if (reply.status === 'contradiction') decided.add(mark);
    else evidence.add(reply.difference);
  }
  return [...decided].sort((one, other) => one - other);
}

/**
 * The insights that decide most, and among these those whose reasons speak about the fewest cells. All that
 * are equal in this are returned: a choice among them would depend on how the puzzle is turned.
 */
export function preferred<Kind extends Insight>(
  knowledge: Knowledge,
  insights: readonly Kind[],
): readonly Kind[] {
  const { reasons } = knowledge.board;
  const cellCount = (insight: Insight): number =>
    insight.reasons.reduce((sum, index) => sum + reasons[index]!.reason.cells.length, 0);
  const most = Math.max(...insights.map(({ marks }) => marks.length));
  const largest = insights.filter(({ marks }) => marks.length === most);
  const fewest = Math.min(...largest.map(cellCount));
  return largest.filter((insight) => cellCount(insight) === fewest);
}

/** The marks among those concluded for which no reason can be left out. */
export function needingAll(
  knowledge: Knowledge,
  evidence: Evidence,
  { reasons, marks }: Insight,
): readonly number[] {
  return marks.filter((mark) =>
    reasons.every((left) => {
      const others = reasons.filter((reason) => reason !== left);
      const reply = knowledge.oppose(mark, others);
      if (reply.status === 'assignment') evidence.add(reply.difference);
      return reply.status === 'assignment';
    }),
  );
}
