/** The door of `kept`: games that the browser keeps, and how far they are. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { forgetGame, type KeptGame, keepGame, keptGame, keptGameOf, unfinishedGames } from './kept.js';
export { changesOf, pastOf } from './past.js';
export { keyOf } from './key.js';
export { keepShown, type ShownPuzzle, shownBefore } from './shown.js';
export { countWhole, shareDone } from './progress.js';
