/** The door of `model`: steps as data, and the board of marks and reasons on which they are found. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Steps as data.
export { marksAtPlaces } from './places.js';
export type {
  Counting,
  ExplainAnswer,
  Explanation,
  HintAnswer,
  KnownBefore,
  MoveUse,
  Packing,
  ParityLine,
  ProofLine,
  Proof,
  Refutation,
  SaidMove,
  Step,
  StepCheck,
  UsedReason,
  Witness,
} from './step.js';
export {
  countedSteps,
  crossedOut,
  entryTest,
  isPlain,
  strongest,
  withoutImplied,
  worthSaying,
} from './entries.js';

// The board, and what reasons say on it.
export { Board, type BoardReason } from './board.js';
export { type Difference, Differences } from './difference.js';
export { type Part, partsOf, rowsOf } from './part.js';
export { oppositeRow, SmallModel } from './small-model.js';
export { type SparseRows, sparseRows } from './sparse-rows.js';
export { allowsOne, atMostOneOf } from './line-groups.js';
