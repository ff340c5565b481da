/** The door of `jobs/batch`: puzzles in order and without copies, made, resumed and merged. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { certifyGiven, type GivenPuzzle, type RefusedPuzzle } from './given-puzzles.js';
export { puzzleMaker, queueLengthOf } from './puzzle-maker.js';
export { repeatPuzzle } from './repeat-puzzle.js';
export { BOOK_HEAD, type BookHead, PUZZLE_PLACE } from './saved-puzzle.js';
export { numbersOf, type Shard } from './shard.js';
export { fillBatch, type BatchStep } from './fill-batch.js';
export {
  type ForeignEntry,
  type KeptEntry,
  type PlacedEntry,
  placeEntries,
  type PuzzleEntry,
  resumePuzzles,
} from './puzzle-entries.js';
export { type BatchEnd, type BatchEvents, type BatchRequest, makeBatch, type PuzzlePorts } from './batch.js';
export { type MergeEnd, mergeShards } from './merge.js';
