/**
 * Changes single numbers of a draft where logic stops, and keeps what leaves no more candidates than before,
 * until the sums leave one solution for the wanted logic. Harder puzzles come from the same climb: they are
 * taken on the way, before plain logic finishes.
 */
import type { Rng } from '../../src/core/index.js';
import { findOtherFilling } from '../../src/families/kit/index.js';
import type { ClueAim } from '../shared/chosen-clues.js';
import type { Draft } from './draft.js';

/** Changes looked at, for every white cell. */
const CHANGES = 15;
/** Of so many changes, one is kept although it leaves a few candidates more. */
const WORSE_ONE_OF = 33;
const FEW = 2;
/** Of so many changes, one is of a number in the same run as an open one. */
const BESIDE_ONE_OF = 4;
/** Times that logic may be asked for another filling. */
const STEPS = 100;

/** Climbs; false: the draft still leaves several solutions for that logic, or is too easy. */
export function climb(draft: Draft, aim: ClueAim, rng: Rng): boolean {
  let { open, left } = look(draft);
  let fewest = left;
  for (let changes = CHANGES * draft.numbers.length; changes > 0; changes--) {
    if (open.length === 0) return isReached(draft, aim);
    const place = rng.pick(open);
    const change = draft.randomChange(
      rng.integer(BESIDE_ONE_OF) > 0 ? place : rng.pick(draft.near(place)),
      rng,
    );
    if (change === undefined) continue;
    const back = draft.change(change);
    const next = look(draft);
    if (next.left > left + (rng.integer(WORSE_ONE_OF) > 0 ? 0 : FEW)) {
      draft.change(back);
      continue;
    }
    ({ open, left } = next);
    if (left >= fewest || aim === 'plain') continue;
    fewest = left;
    if (isReached(draft, aim)) return true;
  }
  return false;
}

/** The places that plain logic leaves open, and the candidates that it leaves. */
function look(draft: Draft): { readonly open: readonly number[]; readonly left: number } {
  const logic = draft.begin();
  logic.propagate();
  const open: number[] = [];
  for (let place = 0; place < logic.placeCount; place++) {
    const mask = logic.mask(place);
    if ((mask & (mask - 1)) !== 0) open.push(place);
  }
  return { open, left: logic.candidateCount };
}

function isReached(draft: Draft, aim: ClueAim): boolean {
  const isPlain = draft.begin().propagate() === 'solved';
  switch (aim) {
    case 'plain':
      return isPlain;
    case 'guessless':
      return isPlain || draft.logic.probe().progress === 'solved';
    case 'look-ahead':
      return !isPlain && draft.logic.probe().progress === 'solved';
    case 'beyond':
      return !isPlain && hasOneSolution(draft) && draft.begin().probe().progress !== 'solved';
    case 'any':
    case 'fewest':
      return isPlain || hasOneSolution(draft);
  }
}

function hasOneSolution(draft: Draft): boolean {
  return findOtherFilling(draft.begin(), draft.numbers, STEPS) === 'none';
}
