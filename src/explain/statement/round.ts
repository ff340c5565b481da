/**
 * The steps of one round, which were all open before any of them was made: the order in which they are
 * stated, and the facts that each may take as known: those known before the round, and the conclusions of the
 * steps above it.
 */
import type { Known } from '../../families/contract/index.js';
import type { Board, KnownBefore } from '../model/index.js';
import type { Insight } from '../search/index.js';

/** The facts known before a step of a round. */
export interface RoundState {
  readonly before: KnownBefore;
  /** Number of steps above it in the round. */
  readonly above: number;
  /** The facts known before the round, and the conclusions of the steps above. */
  readonly byThen: KnownBefore;
}

/** The facts known before a round, and marks that its steps conclude. */
function alsoKnown(before: KnownBefore, concluded: ReadonlySet<number>): KnownBefore {
  return {
    isKnown: (mark) => concluded.has(mark) || before.isKnown(mark),
    truth: (mark) => before.truth(mark),
  };
}

/**
 * The insights of a round in reading order: exclusions beside known entries, then new entries, then
 * exclusions beside these, then the others. Each group keeps the order of the board; steps of several reasons
 * stay as they were found.
 */
export function inReadingOrder<Kind extends Insight>(
  board: Board,
  before: KnownBefore,
  insights: readonly Kind[],
): readonly Kind[] {
  if (insights.length < 2 || insights.some(({ reasons }) => reasons.length > 1)) return insights;
  const truths = ({ marks }: Insight): readonly Known[] => marks.map((mark) => before.truth(mark));
  const plain = insights.filter((insight) => isBesideEntries(board, before, insight));
  const others = insights.filter((insight) => !plain.includes(insight));
  const entering = others.filter((insight) => truths(insight).some(board.isEntry));
  const after = alsoKnown(before, new Set(entering.flatMap(({ marks }) => marks)));
  const left = others.filter((insight) => !entering.includes(insight));
  const beside = left.filter((insight) => isBesideEntries(board, after, insight));
  return [...plain, ...entering, ...beside, ...left.filter((insight) => !beside.includes(insight))];
}

/** True if a single reason only excludes notes beside entries that are known. */
export function isBesideEntries(board: Board, known: KnownBefore, { reasons, marks }: Insight): boolean {
  const { reason, scope } = board.reasons[reasons[0]!]!;
  if (reason.exclusive !== true) return false;
  const entries = scope.filter((mark) => known.isKnown(mark) && isEntered(board, known.truth(mark)));
  const places = new Set(entries.map((mark) => board.marks[mark]!.place));
  const values = new Set(entries.map((mark) => board.marks[mark]!.yes.one));
  return marks.every((mark) => {
    const { place, yes } = board.marks[mark]!;
    const one = known.truth(mark);
    return !one.value && !board.isEntry(one) && (places.has(place) || values.has(yes.one));
  });
}

function isEntered({ isEntry }: Board, known: Known): boolean {
  return known.value && isEntry(known);
}
