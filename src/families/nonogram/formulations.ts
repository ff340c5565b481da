/** The formulations of nonograms, each with what presolve deduces for it. */
import { likelyGrids } from './beliefs/starts.js';
import { BlockPlacer } from './colour/block-placer.js';
import type { PlaceBlocks } from './explaining/block-words.js';
import { deduceColours } from './logic.js';
import { boschFrom } from './models/bosch.js';
import { khanFrom } from './models/khan.js';
import { orderFrom } from './models/order.js';

export const orderFormulation = orderFrom(deduceColours, { likelyGrids, openPlacing });
export const khanFormulation = khanFrom(deduceColours);
export const boschFormulation = boschFrom(deduceColours);

/** Places the blocks of one line after the other, in the same arrays for all lines of one length. */
function openPlacing(): PlaceBlocks {
  const placers = new Map<number, BlockPlacer>();
  return (runs, cells) => {
    const placer = placers.get(cells.length) ?? new BlockPlacer(cells.length);
    placers.set(cells.length, placer);
    return placer.place(runs, cells, 0, 1)!;
  };
}
