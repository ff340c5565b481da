import type { Puzzle } from '../../../src/browser.js';

/** The beginning of the keys of all games. */
export const PREFIX = 'play.';

const SEEDS = [0x811c9dc5, 0x9747b28c];
const PRIME = 0x01000193;
const RADIX = 36;

/** The key under which the state of a puzzle is kept: a hash of its data (FNV-1a, twice). */
export function keyOf(puzzle: Puzzle): string {
  const text = JSON.stringify(puzzle);
  const parts = SEEDS.map((seed) => {
    let hash = seed;
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME);
    return (hash >>> 0).toString(RADIX);
  });
  return `${PREFIX}${parts.join('-')}`;
}
