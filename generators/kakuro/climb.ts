/**
 * Changes single numbers of a draft where logic stops, and keeps what leaves no more candidates than before,
 * until plain logic finishes. Harder puzzles are looked for from there by random changes.
 */
import type { Rng } from '../../src/core/index.js';
import type { Draft } from './draft.js';

/** Changes looked at, for every white cell. */
const CHANGES = 15;
/** One change in this number is kept although it leaves a few candidates more. */
const WORSE_ONE_OF = 33;
const FEW = 2;
/** One change in this number is of a number in the same run as an open one. */
const BESIDE_ONE_OF = 4;

/** Changes a draft until plain logic finishes; false: within the limit it does not. */
export function climb(draft: Draft, rng: Rng): boolean {
  let { open, left } = look(draft);
  for (let changes = CHANGES * draft.numbers.length; changes > 0 && open.length > 0; changes--) {
    const stuck = rng.pick(open);
    const place = rng.integer(BESIDE_ONE_OF) > 0 ? stuck : rng.pick(draft.near(stuck));
    const change = draft.randomChange(place, rng);
    if (change === undefined) continue;
    const back = draft.change(change);
    const next = look(draft);
    if (next.left > left + (rng.integer(WORSE_ONE_OF) > 0 ? 0 : FEW)) draft.change(back);
    else ({ open, left } = next);
  }
  return open.length === 0;
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

/** Changes a draft that plain logic finishes until only look-ahead does; false: no such change was found. */
export function harden(draft: Draft, rng: Rng): boolean {
  const places = draft.numbers.map((_, place) => place);
  for (let changes = CHANGES * places.length; changes > 0; changes--) {
    const change = draft.randomChange(rng.pick(places), rng);
    if (change === undefined) continue;
    const back = draft.change(change);
    if (draft.begin().propagate() === 'solved') continue;
    if (draft.logic.probe().progress === 'solved') return true;
    draft.change(back);
  }
  return false;
}
