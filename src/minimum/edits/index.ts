/** The door of `edits`: the fewest changes of clues that leave one solution, and clues that can go. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { EDIT_KINDS, type EditKind } from './edit.js';
export {
  type ConflictWords,
  type EditAnswer,
  type EditRequest,
  fewestEdits,
  type Suggestion,
} from './fewest-edits.js';
export { type UnneededAnswer, unneededClues } from './unneeded.js';
export { type NeedAnswer, type NeedRequest, needMove } from './need-move.js';
export { EDIT_SETTINGS, type EditSettings, editsAllowed } from './settings.js';
