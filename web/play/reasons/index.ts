/** The door of `reasons`: entries that are given with the rules and clues that they follow from. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { ReasonPanel } from './reason-panel.js';
export { openReasons } from './reason-state.js';
