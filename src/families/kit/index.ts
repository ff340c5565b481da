/** What others than families may use of the kit. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { canonicalKey } from './canonical.js';
export { isRandomSeed, tathamGames } from './codecs/tatham-games.js';
export { FEW_LEFT } from './words/values-left.js';
export { countedInWords, inWords, listed, ORDINALS } from './words/words.js';
