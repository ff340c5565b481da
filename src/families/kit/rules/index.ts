/** The door of the kit of rules. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type Nogood, placesWith } from './nogood.js';
export type { Narrowing } from './narrowing.js';
export type { RuleKind, RuleKinds } from './rule-kind.js';
export type { Rule, RuleWords } from './rule.js';
export {
  type Board,
  codesOf,
  COLOUR_WORDS,
  FLAG,
  type LinePlaces,
  flagWords,
  NUMBER_WORDS,
  valuesFrom,
  valuesIn,
} from './board.js';
export { flagBoard, numberBoard, signBoard } from './grid-boards.js';
export { sideBoard, wayBoard } from './line-boards.js';
export { bySize } from './by-size.js';
export { sideLoop } from './side-loop.js';
export * from './kinds/index.js';
export { latinRules } from './latin.js';
export type { RuleRows } from './rule-rows.js';
export { logicOver, type QuickLogic, RuleCandidates } from './rule-candidates.js';
export { type Ruled, remembering } from './ruled.js';
export { ClueJudge } from './clue-judge.js';
export {
  clueChoiceByRules,
  clueSetByRules,
  type CluesByRules,
  givenPlaces,
  gridOfSigns,
  type SignClue,
  valueGivenBy,
} from './clues.js';
export { type Change, factsOf, type PossibleClue } from './possible-clue.js';
export { findOtherFilling, randomFilling } from './search.js';
export { Confirmation } from './confirm.js';
export { reasonOfNogood } from './derived-rows.js';
export { formulationByRules } from './formulation.js';
export {
  logicFor,
  rateByRules,
  ruledFamily,
  verifierByRules,
  violations,
} from './ruled-family.js';
