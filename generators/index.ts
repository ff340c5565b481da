/** The door of this room: what others may use, in reading order. */

export { openBatch, type RatingOptions, tooMany } from './batch.js';
// battleship
export { battleshipGenerator } from './battleship/index.js';
// circuit
export { circuitGenerator } from './circuit/index.js';
// hashi
export { hashiGenerator } from './hashi/index.js';
export { idPrefix, type ReadId, readId, writeId } from './id.js';
// kenken
export { kenkenGenerator } from './kenken/index.js';
export {
  type Batch,
  type FailureCount,
  type Failures,
  type MakeRequest,
  type Making,
  makePuzzle,
  type PuzzleRecord,
} from './make.js';
// nonogram
export { nonogramGenerator } from './nonogram/index.js';
// queens
export { queensGenerator } from './queens/index.js';
// The room itself
export { findGenerator, GENERATORS, WAYS } from './registry.js';
// shared
export { MOST_ATTEMPTS, USUAL_ATTEMPTS } from './shared/attempts.js';
export type { Near } from './shared/by-steps.js';
export type {
  AnyGenerator,
  DrawnPicture,
  Generator,
  Goal,
  PictureOrder,
  Settings,
} from './shared/generator.js';
export { DIFFICULTIES, REACHES } from './shared/goal.js';
export { rangeText, readDifficulty } from './shared/range.js';
// star-battle
export { starBattleGenerator } from './star-battle/index.js';
// sudoku
export { sudokuGenerator } from './sudoku/index.js';
// zebra
export { zebraGenerator } from './zebra/index.js';
