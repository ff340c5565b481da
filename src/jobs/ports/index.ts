/** The door of `jobs/ports`: workers, stores, and settings that all requests share. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { cancelled, type Stopped, unlessCancelled, type Workers } from './workers.js';
export { openInProcess } from './in-process.js';
export { openMemoryStore, openPassingStore, type Store, type Stored } from './store.js';
export { type Checked, type RefusedEntry, type Resumed, resumeFrom } from './resume.js';
export { sideBySide } from './side-by-side.js';
export {
  ATTEMPTS_SETTING,
  BATCH_SETTINGS,
  CERTIFY_SETTING,
  ENGINE_SETTING,
  FORMULATION_SETTING,
  MOST_PUZZLES,
  SOLVERS,
} from './settings.js';
export { plainOfJson, textOfPlain } from './plain-text.js';
