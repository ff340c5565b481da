/**
 * The search for the lines of one refutation. Where no single reason adds anything, values are supposed that
 * propagation refutes; where there are none, one after which propagation finds most, and what follows from it
 * is refuted in the same way.
 */
import type { Known } from '../../families/contract/index.js';
import type { DraftLines } from './draft-lines.js';
import type { Drafting, QuestionsLeft } from './drafting.js';

/** Values that are refuted before some are chosen. */
const MOST_CASES = 12;

/** Values that are supposed where propagation refutes none, and how many that are refuted so are compared. */
const MOST_TRIED = 12;
const MOST_COMPARED = 3;

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
}

/** As far as propagation goes, without further cases. */
const BY_PROPAGATION: Manner = { depth: 0, isThorough: false };

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
  questions: QuestionsLeft,
): boolean {
  for (;;) {
    if (drafting.addLines(lines, manner.isThorough, questions) || drafting.addEnd(lines)) return true;
    if (manner.depth === 0 || questions.left <= 0) return false;
    const found = casesOf(drafting, lines, manner, questions);
    if (found.length === 0) return false;
    const needed = neededOf(drafting, lines, found);
    for (const { supposed, inner } of needed) if (!lines.decides(supposed)) lines.addCase(supposed, inner);
  }
}

/** Values that are refuted: those that propagation refutes, else one of those after which it finds most. */
function casesOf(
  drafting: Drafting,
  lines: DraftLines,
  manner: Manner,
  questions: QuestionsLeft,
): readonly Case[] {
  const { entailment, parts } = drafting;
  const { depth } = manner;
  const found: Case[] = [];
  const sizes: { readonly supposed: Known; readonly size: number }[] = [];
  for (const supposed of drafting.openValues(lines)) {
    if (--questions.left <= 0 || found.length >= MOST_CASES) break;
    const inner = lines.supposing(supposed);
    const size = entailment.propagated(parts, inner.known);
    const isRefuted = size === undefined && refutes(drafting, inner, BY_PROPAGATION, questions);
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
