/** The door of `edits`: the fewest changes of clues that leave one solution, and clues that can go. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { EditKind } from './edit.js';
export type { EditAnswer, Suggestion } from './edit-answer.js';
export { fewestEdits } from './fewest-edits.js';
export { type UnneededAnswer, unneededClues } from './unneeded.js';
export { type NeedAnswer, needMove } from './need-move.js';
export { EDIT_SETTINGS, type EditSettings, editsAllowed } from './settings.js';
