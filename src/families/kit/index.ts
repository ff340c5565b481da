/** The door of this room: what others may use, in reading order. */
export { canonicalKey } from './canonical.js';
export { isRandomSeed, tathamGames } from './tatham-games.js';
export { FEW_LEFT } from './values-left.js';
export { capitalised, countedInWords, inWords, listed, ORDINALS } from './words.js';
