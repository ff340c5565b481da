/** The door of `notes`: further notes where every step would be large. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { StepsByNotes } from './noted-steps.js';
export { openStepsByNotes } from './notes-in-turn.js';
