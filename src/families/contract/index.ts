/** The door of the contract: what a family is, and what it says for explanations. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { InLanguages, StepLanguage } from './language.js';
export type { Field, FieldGroup, FieldPlace, Fields } from './fields.js';
export type { Reason } from './reason.js';
export type {
  Explained,
  Known,
  LazyReason,
  Mark,
  MarkWords,
  Predicate,
  StateView,
} from './explaining.js';
export {
  type Found,
  type Move,
  type MoveBoard,
  type MoveRule,
  ONE_RULE,
  type RankedMoves,
} from './move.js';
export type {
  AnyFamily,
  Census,
  CensusAnswer,
  Clue,
  ClueChoice,
  ClueKind,
  ClueSet,
  Codec,
  Counterexample,
  Credits,
  Difficulty,
  Example,
  Family,
  Formulated,
  FormulatedShape,
  Formulation,
  FormulationOptions,
  Guide,
  LogicReach,
  OrderedSearch,
  Puzzle,
  PuzzleDocument,
  Rating,
  SearchAnswer,
  View,
} from './family.js';
export { END_OF_SCALE } from './family.js';
