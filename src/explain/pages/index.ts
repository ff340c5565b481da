/** The door of `pages`: steps and hints as texts, records, small pictures and pages. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { DETAILS, STEP_LANGUAGES, type StepStyle } from './detail.js';
export { chunksOf } from './chunks.js';
export { openingLines } from './opening.js';
export { PAGE_PHRASES } from './phrases.js';
export { type ConclusionRecord, conclusionRecords, type StepRecord } from './step-json.js';
export { saysRules, saysWhere } from './hint-words.js';
export { keySteps } from './key-steps.js';
export { type CellRecord, cellRecord, explanationRecord, saysPremises, saysSummary } from './record.js';
export { type HintLevel, type HintRecord, hintRecord } from './hint-record.js';
export {
  type JudgementRecord,
  judgementRecord,
  type NameableRecord,
  nameableRecord,
  type ReasonRecord,
  verdictRecord,
} from './judgement-record.js';
export { type Panel, panelOf } from './panel.js';
export { chunkLines } from './text.js';
export { hintLines } from './hint-text.js';
export { Pages } from './pages.js';
export { flowGroups, type PanelGroup } from './flow.js';
export { SHEET_PAPERS, type SheetPaper, type StepGroup, stepPages, stepSheet } from './sheet.js';
