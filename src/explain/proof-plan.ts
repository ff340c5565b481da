/**
 * Makes refutations shorter: which rules they use, in which order, and what they suppose is a plan; a plan without one of its moves
 * is followed again, and where that still refutes, the move was not needed.
 */
import type { Known } from '../families/explaining.js';
import type { Drafting } from './drafting.js';
import type { DraftLines } from './proof-draft.js';
import type { Refutation } from './step.js';

/** A rule by its position, the end by groups, or a value that is supposed with the moves that refute it. */
type Move = number | 'end' | Case;

interface Case {
  readonly supposed: Known;
  readonly moves: Plan;
}

type Plan = readonly Move[];

/**
 * Lines that refute the same without moves that can be left out, as a draft; undefined where the moves do not refute it. Lines of a case
 * are followed again after the cases before it, so that they do not derive what these show.
 */
export function shorterDraft(
  drafting: Drafting,
  { supposed, lines }: Refutation,
  before: DraftLines,
): DraftLines | undefined {
  const draftOf = (plan: Plan): DraftLines | undefined => {
    const inner = before.supposing(supposed);
    return follow(drafting, inner, plan) ? inner : undefined;
  };
  const whole = planOf(lines);
  if (draftOf(whole) === undefined) return undefined;
  const least = withFewerMoves(whole, (plan) => draftOf(plan) !== undefined);
  return draftOf(least);
}

function planOf(lines: Refutation['lines']): Plan {
  return lines.map((line): Move => {
    if ('supposed' in line) return { supposed: line.supposed, moves: planOf(line.lines) };
    return 'reason' in line ? line.reason : 'end';
  });
}

/** Makes the moves that give anything; whether that ends in a contradiction. */
function follow(drafting: Drafting, lines: DraftLines, plan: Plan): boolean {
  return plan.some((move) => {
    if (move === 'end') return drafting.addEnd(lines);
    if (typeof move === 'number') return drafting.addLine(lines, move);
    if (lines.decides(move.supposed)) return false;
    const inner = lines.supposing(move.supposed);
    if (follow(drafting, inner, move.moves)) lines.addCase(move.supposed, inner);
    return false;
  });
}

/** The plan without what can be left out: whole cases first, then single moves, the last ones first, then moves of cases. */
function withFewerMoves(plan: Plan, refutes: (plan: Plan) => boolean): Plan {
  let best = plan;
  for (const isCase of [true, false]) {
    for (let index = best.length - 1; index >= 0; index--) {
      if ((typeof best[index] === 'object') !== isCase || best.length === 1) continue;
      const others = best.toSpliced(index, 1);
      if (refutes(others)) best = others;
    }
  }
  for (const [index, move] of best.entries()) {
    if (typeof move !== 'object') continue;
    const replaced = (moves: Plan): Plan => best.with(index, { ...move, moves });
    const moves = withFewerMoves(move.moves, (inner) => refutes(replaced(inner)));
    if (moves !== move.moves) best = replaced(moves);
  }
  return best;
}
