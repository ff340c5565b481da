import type { Rng } from '../../src/core/index.js';

/**
 * Another colour for a cell, 0 the background; every other one is equally likely.
 * @param colours how many there are besides the background
 */
export function recolour(colour: number, colours: number, rng: Rng): number {
  // In black and white there is nothing to choose.
  return colours === 1 ? 1 - colour : (colour + 1 + rng.integer(colours)) % (colours + 1);
}
