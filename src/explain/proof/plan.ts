/**
 * Shortens refutations: a plan is the order of their rules and suppositions; a plan without one of its moves
 * is followed again, and if that still refutes, the move was not needed.
 */
import type { Known } from '../../families/contract/index.js';
import type { Refutation } from '../model/index.js';
import type { DraftLines } from './draft-lines.js';
import type { Drafting } from './drafting.js';
import { placesOf } from './placing.js';

/**
 * A rule by its position, rules of parity together, the end by groups or by places, or a value that is
 * supposed with the moves that refute it.
 */
type Move = number | 'joint' | 'end' | Case | Places;

interface Case {
  readonly supposed: Known;
  readonly moves: Plan;
}

/** A rule that needs a ship, with the moves that refute each place of the ship, by its marks. */
interface Places {
  readonly needing: number;
  readonly plans: ReadonlyMap<string, Plan>;
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
    if ('places' in line) {
      const plans = line.places.map((place) => [place.at.join(), planOf(place.lines)] as const);
      return { needing: line.needing, plans: new Map(plans) };
    }
    if ('together' in line) return 'joint';
    return 'reason' in line ? line.reason : 'end';
  });
}

/** Makes the moves that conclude anything; true if that ends in a contradiction. */
function follow(drafting: Drafting, lines: DraftLines, plan: Plan): boolean {
  return plan.some((move) => {
    if (move === 'end') return drafting.addEnd(lines);
    if (move === 'joint') return drafting.addJoint(lines) || drafting.addJointEnd(lines);
    if (typeof move === 'number') return drafting.addLine(lines, move);
    if ('plans' in move) return followPlaces(drafting, lines, move);
    if (lines.decides(move.supposed)) return false;
    const inner = lines.supposing(move.supposed);
    if (follow(drafting, inner, move.moves)) lines.addCase(move.supposed, inner);
    return false;
  });
}

/** Refutes all remaining places of a ship; false if there is none, or if one is new or not refuted. */
function followPlaces(drafting: Drafting, lines: DraftLines, { needing, plans }: Places): boolean {
  const { entailment, parts } = drafting;
  const places = placesOf(entailment.board, parts[needing]!, lines.known);
  const followed = places?.map((place) => ({ place, inner: lines.supposing(...place.supposed) })) ?? [];
  const areRefuted = followed.every(({ place, inner }) =>
    follow(drafting, inner, plans.get(place.at.join()) ?? []),
  );
  if (followed.length === 0 || !areRefuted) return false;
  lines.addPlacing(needing, followed);
  return true;
}

/**
 * The plan without what can be left out: whole cases first, then single moves, the last ones first, then
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
    const isEnough = (replaced: Move): boolean => refutes(best.with(index, replaced));
    best = best.with(index, 'plans' in move ? fewerOfPlaces(move, isEnough) : fewerOfCase(move, isEnough));
  }
  return best;
}

function fewerOfCase(move: Case, isEnough: (move: Case) => boolean): Case {
  return { ...move, moves: withFewerMoves(move.moves, (moves) => isEnough({ ...move, moves })) };
}

function fewerOfPlaces(move: Places, isEnough: (move: Places) => boolean): Places {
  let best = move;
  for (const [place, plan] of move.plans) {
    const replaced = (moves: Plan): Places => ({ ...best, plans: new Map(best.plans).set(place, moves) });
    best = replaced(withFewerMoves(plan, (moves) => isEnough(replaced(moves))));
  }
  return best;
}

function isSupposing(move: Move): boolean {
  return typeof move === 'object' && 'supposed' in move;
}
