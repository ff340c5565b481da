/**
 * Shortens refutations: a plan is the order of their rules and suppositions; a plan without one of its moves
 * is followed again, and if that still refutes, the move was not needed.
 */
import type { Known } from '../../families/contract/index.js';
import type { Refutation } from '../model/index.js';
import type { DraftLines } from './draft-lines.js';
import type { Drafting } from './drafting.js';

/**
 * A rule by its position, rules of parity together, the end by a packing, or a value that is supposed with
 * the moves that refute it.
 */
type Move = number | 'parity' | 'end' | Case;

interface Case {
  readonly supposed: Known;
  readonly moves: Plan;
}

type Plan = readonly Move[];

/**
 * Lines that refute the same without dispensable moves, as a draft; undefined if the moves do not refute it.
 * Lines of a case are followed again after the cases before it, so that they do not derive their conclusions
 * again.
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
    if ('together' in line) return 'parity';
    return 'reason' in line ? line.reason : 'end';
  });
}

/** Makes the moves that conclude anything; true if that ends in a contradiction. */
function follow(drafting: Drafting, lines: DraftLines, plan: Plan): boolean {
  return plan.some((move) => {
    if (move === 'end') return drafting.addEnd(lines);
    if (move === 'parity') return drafting.addParity(lines);
    if (typeof move === 'number') return drafting.addLine(lines, move);
    if (lines.decides(move.supposed)) return false;
    const inner = lines.supposing(move.supposed);
    if (follow(drafting, inner, move.moves)) lines.addCase(move.supposed, inner);
    return false;
  });
}

/**
 * The plan without its superfluous parts: whole cases first, then single moves, the last ones first, then
 * moves of cases.
 */
function withFewerMoves(plan: Plan, refutes: (plan: Plan) => boolean): Plan {
  let best = plan;
  for (const isCase of [true, false]) {
    for (let index = best.length - 1; index >= 0; index--) {
      if (isSupposing(best[index]!) !== isCase || best.length === 1) continue;
      const others = best.toSpliced(index, 1);
      if (refutes(others)) best = others;
    }
  }
  for (const [index, move] of best.entries()) {
    if (typeof move !== 'object') continue;
    const moves = withFewerMoves(move.moves, (fewer) => refutes(best.with(index, { ...move, moves: fewer })));
    best = best.with(index, { ...move, moves });
  }
  return best;
}

function isSupposing(move: Move): boolean {
  return typeof move === 'object';
}
