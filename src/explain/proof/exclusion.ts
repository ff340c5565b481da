/**
 * The rule by which entries keep others away, in proofs. A step names it whole ("no two queens attack each
 * other"), however few of its lines the step needs, so that its proof may use all of them.
 */

import { capitalised, compareCells } from '../../core/index.js';
import type { LazyReason } from '../../families/contract/index.js';
import type { Board, Part } from '../model/index.js';

/**
 * The parts with which a step is proved: in the place of those that keep entries apart all of these as one.
 */
export function partsOfProof(board: Board, parts: readonly Part[]): readonly Part[] {
  const says = parts.map(({ reason }) => exclusionOf(board, reason)).find((one) => one !== undefined);
  if (says === undefined) return parts;
  const others = parts.filter(({ reason }) => exclusionOf(board, reason) !== says);
  return [{ reason: board.include(wholeRuleOf(board, says)) }, ...others];
}

const WHOLE_RULES: WeakMap<Board, Map<string, LazyReason>> = new WeakMap();

/** All reasons of a board by which entries keep others away, as one; the same for each step. */
function wholeRuleOf(board: Board, says: string): LazyReason {
  const own = WHOLE_RULES.get(board) ?? new Map<string, LazyReason>();
  const rule = own.get(says) ?? joinRules(board, says);
  WHOLE_RULES.set(board, own.set(says, rule));
  return rule;
}

function joinRules(board: Board, says: string): LazyReason {
  const own = board.reasons.filter(({ index, reason }) => {
    return exclusionOf(board, index) === says && reason.combines === undefined;
  });
  const [{ reason: first }] = own as [(typeof own)[number]];
  const codes = new Map(own.flatMap(({ reason }) => reason.cells).map((cell) => [String(cell), cell]));
  return {
    reason: {
      id: `all-${first.excludes!.verb}`,
      kind: first.kind,
      cells: [...codes.values()].sort(compareCells),
      says: capitalised(says),
      excludes: first.excludes!,
      combines: own.map(({ reason }) => reason.id),
    },
    rows: own.flatMap(({ rows }) => rows),
  };
}

/** Words of a reason for entries that keep others away; undefined if it says anything else. */
function exclusionOf(board: Board, reason: number): string | undefined {
  const { excludes, groups } = board.reasons[reason]!.reason;
  return groups === undefined ? excludes?.says : undefined;
}
