/** The door of the generators: the registry, batches, ids, one puzzle. */

// biome-ignore-all assist/source/organizeImports: in reading order

// What all generators share.
export { MOST_ATTEMPTS, USUAL_ATTEMPTS } from './shared/attempts.js';
export type {
  AnyGenerator,
  DrawnPicture,
  Generator,
  Goal,
  PictureOrder,
  Settings,
} from './shared/generator.js';
export type { Near } from './shared/by-steps.js';
export { DIFFICULTIES, REACHES } from './shared/goal.js';
export { rangeText, readDifficulty } from './shared/range.js';

// The registry, batches, ids, one puzzle.
export { findGenerator, GENERATORS, type RegisteredGenerator, WAYS } from './registry.js';
export { idPrefix, type ReadId, readId, writeId } from './id.js';
export {
  type Batch,
  type FailureCount,
  type Failures,
  makePuzzle,
  type MakeRequest,
  type Making,
  type PuzzleRecord,
} from './make.js';
export { openBatch, type RatingOptions, tooMany } from './batch.js';
