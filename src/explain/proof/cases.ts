/**
 * The search for the lines of one refutation. Where no single reason adds anything, values are supposed that
 * propagation refutes; where there are none, one after which propagation finds most, and what follows from it
 * is refuted in the same way.
 */
import type { Known } from '../../families/contract/index.js';
import type { DraftLines, DraftPlace } from './draft-lines.js';
import type { Drafting, Questions } from './drafting.js';
import { placesOf } from './placing.js';
import { isSaid } from './said-cases.js';

/** Values that are refuted before some are chosen. */
const MOST_CASES = 12;

/** Values that are supposed where propagation refutes none, and how many that are refuted so are compared. */
const MOST_TRIED = 12;
const MOST_COMPARED = 3;

/** Most places of a ship that are tried, and most values supposed inside each other at each of them. */
const MOST_PLACES = 8;
const MOST_INSIDE_PLACES = 1;

/** Limits on a refutation. */
export interface Reach {
  /** Most values supposed inside each other. */
  readonly depth: number;
  /** Remaining questions to the parts. */
  readonly left: number;
}

/** The manner in which lines are added. */
export interface Manner {
  readonly depth: number;
  /** True if all that a reason adds is looked for, or only what propagation finds. */
  readonly isThorough: boolean;
  /** True if all cases that the family says in one sentence are lines like others. */
  readonly takesSaid: boolean;
}

/** As far as propagation goes, without further cases. */
const BY_PROPAGATION: Manner = { depth: 0, isThorough: false, takesSaid: false };

/** A value with the lines that refute it. */
interface Case {
  readonly supposed: Known;
  readonly inner: DraftLines;
}

/** Adds lines until a reason cannot hold any more; false where that is not reached. */
export function refutes(
  drafting: Drafting,
  lines: DraftLines,
  manner: Manner,
  questions: Questions,
): boolean {
  for (;;) {
    if (drafting.addLines(lines, manner.isThorough, questions) || drafting.addEnd(lines)) return true;
    const count = lines.drafts.length;
    if (manner.takesSaid && addSaid(drafting, lines, questions)) return true;
    if (lines.drafts.length > count) continue;
    if (manner.depth === 0 || questions.left <= 0) return false;
    if (drafting.places && endsByPlaces(drafting, lines, manner, questions)) return true;
    const found = casesOf(drafting, lines, manner, questions);
    if (found.length === 0) return false;
    const needed = neededOf(drafting, lines, found);
    for (const { supposed, inner } of needed) if (!lines.decides(supposed)) lines.addCase(supposed, inner);
  }
}

/**
 * Ends the lines by a part that needs a ship, if each place of the ship is refuted; by the part with the
 * fewest lines.
 */
function endsByPlaces(drafting: Drafting, lines: DraftLines, manner: Manner, questions: Questions): boolean {
  const { entailment, parts } = drafting;
  const inside = { ...manner, depth: Math.min(manner.depth - 1, MOST_INSIDE_PLACES) };
  let best: { readonly needing: number; readonly places: readonly DraftPlace[] } | undefined;
  for (const [needing, part] of parts.entries()) {
    const left = placesOf(entailment.board, part, lines.known);
    if (left === undefined || left.length > MOST_PLACES) continue;
    const places = left.map((place) => ({ place, inner: lines.supposing(...place.supposed) }));
    if (!places.every(({ inner }) => refutes(drafting, inner, inside, questions))) continue;
    if (best === undefined || sizeOf(places) < sizeOf(best.places)) best = { needing, places };
  }
  if (best !== undefined) lines.addPlacing(best.needing, best.places);
  return best !== undefined;
}

function sizeOf(places: readonly DraftPlace[]): number {
  return places.reduce((sum, { inner }) => sum + inner.size, 0);
}

/**
 * Adds the values whose refutation the family says in one sentence, with what single reasons give after each;
 * true if that refutes the lines.
 */
function addSaid(drafting: Drafting, lines: DraftLines, questions: Questions): boolean {
  const { entailment, parts } = drafting;
  return drafting.openValues(lines).some((supposed) => {
    if (lines.decides(supposed)) return false;
    const inner = lines.supposing(supposed);
    const isOpen = entailment.propagated(parts, inner.known) !== undefined;
    if (isOpen || !refutes(drafting, inner, BY_PROPAGATION, questions)) return false;
    if (!isSaid(drafting, supposed, inner, lines)) return false;
    lines.addCase(supposed, inner, true);
    return drafting.addLines(lines, false, questions);
  });
}

/** Values that are refuted: those that propagation refutes, else one of those after which it finds most. */
function casesOf(
  drafting: Drafting,
  lines: DraftLines,
  manner: Manner,
  questions: Questions,
): readonly Case[] {
  const { entailment, parts } = drafting;
  const { depth } = manner;
  const found: Case[] = [];
  const sizes: { readonly supposed: Known; readonly size: number }[] = [];
  for (const supposed of drafting.openValues(lines)) {
    if (--questions.left <= 0 || found.length >= MOST_CASES) break;
    const inner = lines.supposing(supposed);
    const size = entailment.propagated(parts, inner.known);
    const mayEnd = size === undefined || drafting.crowds || drafting.needsRoom;
    const isRefuted = mayEnd && refutes(drafting, inner, BY_PROPAGATION, questions);
    if (isRefuted) found.push({ supposed, inner });
    // What all reasons refute at once, but not one by one, leads farthest.
    else sizes.push({ supposed, size: size ?? drafting.entailment.board.marks.length });
  }
  if (found.length > 0 || depth < 2) return found;
  for (const supposed of bestToSuppose(sizes, Number.isFinite(depth) ? MOST_TRIED : 1)) {
    if (questions.left <= 0 || found.length >= MOST_COMPARED) break;
    const inner = lines.supposing(supposed);
    if (refutes(drafting, inner, { ...manner, depth: depth - 1 }, questions)) found.push({ supposed, inner });
  }
  return found.toSorted((one, other) => one.inner.size - other.inner.size).slice(0, 1);
}

/**
 * Values of marks both of whose values lead far, of the two the one that leads farther; those that lead
 * farthest.
 */
function bestToSuppose(
  sizes: readonly { readonly supposed: Known; readonly size: number }[],
  most: number,
): readonly Known[] {
  const sizeOf = new Map(sizes.map(({ supposed: { mark, value }, size }) => [value ? mark : ~mark, size]));
  return sizes
    .flatMap(({ supposed, size }) => {
      const other = sizeOf.get(supposed.value ? ~supposed.mark : supposed.mark);
      const isFarther = other !== undefined && (other < size || (other === size && supposed.value));
      return isFarther ? [{ supposed, score: size * other }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ supposed }) => supposed);
}

/**
 * The case or the two cases after which the lines end soonest; else the one after which most is known for its
 * length.
 */
function neededOf(drafting: Drafting, lines: DraftLines, cases: readonly Case[]): readonly Case[] {
  const questions = { left: Number.POSITIVE_INFINITY };
  let best: { readonly cases: readonly Case[]; readonly size: number } | undefined;
  let most: { readonly cases: readonly Case[]; readonly gain: number } | undefined;
  const byLength = cases.toSorted((one, other) => one.inner.size - other.inner.size);
  for (const chosen of [...byLength.map((one) => [one]), ...pairsOf(byLength)]) {
    const own = chosen.reduce((sum, { inner }) => sum + inner.size, 0);
    if (best !== undefined && own >= best.size) continue;
    const after = lines.without(chosen.map(({ supposed }) => supposed));
    const ends = drafting.addLines(after, false, questions) || drafting.addEnd(after);
    if (ends) {
      const size = own + after.size;
      if (best === undefined || size < best.size) best = { cases: chosen, size };
    } else if (chosen.length === 1) {
      const gain = (after.known.length - lines.known.length) / own;
      if (most === undefined || gain > most.gain) most = { cases: chosen, gain };
    }
  }
  return best?.cases ?? most?.cases ?? cases;
}

/** Cases of different marks, two by two. */
function pairsOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  return cases.flatMap((one, place) =>
    cases
      .slice(place + 1)
      .filter(({ supposed }) => supposed.mark !== one.supposed.mark)
      .map((other) => [one, other]),
  );
}
