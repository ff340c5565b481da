/** The door of `knowledge`: the board with its one solution, the known marks, and what follows from them. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type BrokenList, brokenList } from './broken-lists.js';
export { type Count, type CountedSum, countFor, sumOf } from './counting.js';
export { Questions, unlessInterrupted } from './questions.js';
export { Entailment, Entailments, type Needed } from './entailment.js';
export { Knowledge } from './knowledge.js';
export { isAny, type ListBits, MissedLists } from './missed-lists.js';
export { LoneReasons } from './alone.js';
export type { KnownValues } from './lone-reason.js';
export { Evidence } from './evidence.js';
export { Nearness } from './nearness.js';
export {
  type Preparation,
  prepare,
  type Prepared,
  type PuzzleToExplain,
  withFirstReasons,
  withOwnBoard,
} from './prepare.js';
