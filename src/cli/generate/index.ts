/** The door of `generate`: batches of puzzles made, merged and written. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { GENERATE_FLAGS } from './flags.js';
export { MERGE_FLAGS } from './merge-flags.js';
export { familyFlags } from './family-flags.js';
export { generateBatch } from './generate-batch.js';
export { generateFromId } from './generate-from-id.js';
export { mergeParts } from './merge-parts.js';
export { reasonsOf } from './relaxations.js';
