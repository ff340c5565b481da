/** The door of the kit for all but families. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { canonicalKey } from './canonical.js';

// codecs.
export { splitCredits } from './codecs/credit-lines.js';
export { namesFamily } from './codecs/json-codec.js';
export { isRandomSeed, tathamGames } from './codecs/tatham-games.js';

// words.
export { all, anyOf, cellsWords } from './words/series.js';
export { FEW_LEFT } from './words/values-left.js';

// rules.
export {
  ClueJudge,
  clueSetByRules,
  type CluesByRules,
  factsOf,
  findOtherFilling,
  bySize,
  logicFor,
  type PossibleClue,
  randomFilling,
  type QuickLogic,
  RuleCandidates,
  type Ruled,
  type SumRule,
} from './rules/index.js';
