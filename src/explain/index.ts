/** The door of `explain`: steps, hints, difficulty, and their pages. */

// biome-ignore-all assist/source/organizeImports: in reading order

// What a step is.
export type { ExplainAnswer, Explanation, HintAnswer, Step } from './model/step.js';

// Steps and hints.
export { hintFor } from './answers/hint.js';
export { type ExplainProgress, explainPuzzle } from './answers/explain.js';

// Difficulty.
export type { Bands } from './difficulty/bands.js';
export type { StepDifficulty } from './difficulty/difficulty.js';
export {
  rateBySteps,
  type Rated,
  type StepRating,
  type WordBySteps,
  wordBySteps,
} from './difficulty/rating.js';
export { shownByLogic, shownBySteps, type ShownRating, type StepDetail } from './difficulty/shown.js';

// Pages.
export { openingLines } from './pages/opening.js';
export { chunksOf } from './pages/chunks.js';
export { keySteps } from './pages/key-steps.js';
export { saysCell } from './answers/lead-up.js';
export { saysRules, saysWhere } from './pages/hint-words.js';
export type { StepRecord } from './pages/step-json.js';
export { type HintLevel, type HintRecord, hintRecord } from './pages/hint-record.js';
export { type Panel, panelOf } from './pages/panel.js';
export { type CellRecord, cellRecord, explanationRecord, saysPremises, saysSummary } from './pages/record.js';
export { chunkLines } from './pages/text.js';
export { hintLines } from './pages/hint-text.js';
export { Pages } from './pages/pages.js';
export { flowGroups, type PanelGroup } from './pages/flow.js';
export {
  LEGEND,
  SHEET_PAPERS,
  type SheetPaper,
  type StepGroup,
  stepPages,
  stepSheet,
} from './pages/sheet.js';
export { DIRECT_HEADING, LEADING_HEADING, type WhyAnswer, whyCell } from './answers/why-cell.js';
