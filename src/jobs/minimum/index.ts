/** The door of `jobs/minimum`: minimum problems, and lists of them. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { MinimumEntry } from './saved-minimum.js';
export { findMinimum, type MinimumEnd, type MinimumEvents } from './minimum.js';
export { type AnsweredEntry, LIST_HEAD, type ListHead } from './saved-answer.js';
export { findMinima } from './list.js';
