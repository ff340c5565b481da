/** The door of this room: what others may use, in reading order. */

// difficulty
export type { Bands } from './difficulty/bands.js';
export type { StepDifficulty } from './difficulty/difficulty.js';
export {
  type Rated,
  rateBySteps,
  type StepRating,
  type WordBySteps,
  wordBySteps,
} from './difficulty/rating.js';
export { type ShownRating, type StepDetail, shownByLogic, shownBySteps } from './difficulty/shown.js';
export { type ExplainProgress, explainPuzzle } from './explain.js';
// The room itself
export { hintFor } from './hint.js';
// model
export type { ExplainAnswer, Explanation, HintAnswer, Step } from './model/step.js';
export { chunksOf } from './pages/chunks.js';
export { flowGroups, type PanelGroup } from './pages/flow.js';
export { type HintLevel, type HintRecord, hintRecord } from './pages/hint-record.js';
export { hintLines } from './pages/hint-text.js';
export { saysRules, saysWhere } from './pages/hint-words.js';
export { keySteps } from './pages/key-steps.js';
export { saysCell } from './pages/lead-up.js';
// pages
export { openingLines } from './pages/opening.js';
export { Pages } from './pages/pages.js';
export { type Panel, panelOf } from './pages/panel.js';
export { type CellRecord, cellRecord, explanationRecord, saysPremises, saysSummary } from './pages/record.js';
export {
  LEGEND,
  SHEET_PAPERS,
  type SheetPaper,
  type StepGroup,
  stepPages,
  stepSheet,
} from './pages/sheet.js';
export type { StepRecord } from './pages/step-json.js';
export { chunkLines } from './pages/text.js';
export { DIRECT_HEADING, LEADING_HEADING, type WhyAnswer, whyCell } from './pages/why-cell.js';
