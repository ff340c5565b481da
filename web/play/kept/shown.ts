/** The puzzle that was on the screen last, as it was drawn: it is there again before any worker is. */
import { BUILD } from '../../engine/lane.js';
import { readStoredJson, store } from '../../engine/stored.js';
import { spokenLanguage } from '../../words/index.js';
import type { Drawn } from '../../worker/draw.js';
import type { Shared } from '../links/index.js';

/** All that a screen shows of a puzzle besides what its player did. */
export interface ShownPuzzle extends Shared {
  readonly drawn: Drawn;
  readonly furtherRules: readonly string[];
}

interface Kept {
  /** The circumstances in which the same is shown again: the address, the build, the language, the width. */
  readonly key: string;
  readonly shown: ShownPuzzle;
}

const KEY = 'shown';

/** Keeps a puzzle as it is shown, instead of the one before. */
export function keepShown(address: string, width: number, shown: ShownPuzzle): void {
  const kept: Kept = { key: keyFor(address, width), shown };
  store(KEY, JSON.stringify(kept));
}

/** The puzzle of an address as it was shown before; undefined where another one was, or by another build. */
export function shownBefore(address: string, width: number): ShownPuzzle | undefined {
  const kept = readStoredJson(KEY) as Partial<Kept> | undefined;
  return kept?.key === keyFor(address, width) ? kept.shown : undefined;
}

function keyFor(address: string, width: number): string {
  return [BUILD, spokenLanguage(), width, address].join(' ');
}
