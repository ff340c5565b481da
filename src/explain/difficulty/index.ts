/** The door of `difficulty`: the number of a puzzle by its steps, and the word for it. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { Bands } from './bands.js';
export type { StepDifficulty } from './difficulty.js';
export {
  ratePrepared,
  rateBySteps,
  type Rated,
  type StepRating,
  type WordBySteps,
  wordBySteps,
} from './rating.js';
export { shownByLogic, shownBySteps, type ShownRating, type StepDetail } from './shown.js';
export { hardestNeeded, namedMoves } from './enough-moves.js';
