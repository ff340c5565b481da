/** The door of `saved`: files of earlier runs, from which later ones go on. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { headOf, openLineStore } from './line-store.js';
export { readRecord } from './record.js';
export { noteOfRefused } from './refused-entry.js';
