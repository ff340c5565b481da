/** What others than families may use of the kit. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { canonicalKey } from './canonical.js';
export { isRandomSeed, tathamGames } from './tatham-games.js';
export { FEW_LEFT } from './values-left.js';
export { countedInWords, inWords, listed, ORDINALS } from './words.js';
