/** What plainly follows from one loop, without the nogoods that say why: quick logic asks at every step. */
import type { Narrowing } from '../narrowing.js';
import type { LoopLines } from './loop-nogoods.js';
import { LoopScan } from './loop-scan.js';

/** Excludes lines that would close a loop too early or could not be joined with the others. */
export function narrowLoop(rule: LoopLines, left: Narrowing): void {
  const scan = new LoopScan(rule, left);
  if (scan.drawn.length === 0) {
    if (scan.open.length === 0) left.fail();
    return;
  }
  const missed = rule.passes.filter(({ places }) => !places.some((place) => scan.isDrawn(place)));
  const isClosed = scan.closed >= 0;
  if (scan.apart(scan.drawn).length > 0) left.fail();
  else if (isClosed && (missed.length > 0 || !scan.isWhole(scan.closed))) left.fail();
  else if (isClosed) exclude(scan.open, left);
  else {
    const isTooEarly = (line: number): boolean =>
      scan.closes(line) && (!scan.isWhole(line) || missed.some(({ places }) => !places.includes(line)));
    exclude(scan.open.filter(isTooEarly), left);
    exclude(scan.apart(scan.open), left);
  }
}

function exclude(lines: readonly number[], left: Narrowing): void {
  for (const line of lines) left.keep(line, 0b01);
}
