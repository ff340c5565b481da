/** Items that stay together on a page. */
import type { Item } from '../style/index.js';

export interface Block {
  /** Millimetres. */
  readonly height: number;
  readonly items: readonly Item[];
}

/** The first of the settings that is no higher than the room (in millimetres); the last one when none is. */
export function firstFitting(settings: readonly (() => Block)[], room: number): Block {
  let block: Block = { height: 0, items: [] };
  for (const set of settings) {
    block = set();
    if (block.height <= room) break;
  }
  return block;
}
