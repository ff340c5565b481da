/** The door of `explain`: steps, hints, difficulty, and their pages. */

// biome-ignore-all assist/source/organizeImports: in reading order

// What a step is.
export type { ExplainAnswer, Explanation, HintAnswer, Step } from './model/index.js';

// A puzzle laid out for questions.
export { prepare, type Prepared, withOwnBoard } from './knowledge/index.js';

// Steps and hints.
export {
  type ExplainProgress,
  explainPuzzle,
  hintAfter,
  hintFor,
  saysCell,
  USUAL_QUESTIONS,
  type WhyAnswer,
  whyCell,
} from './answers/index.js';

// Verdicts on entries.
export {
  EntryNames,
  type EntryRecord,
  Judge,
  JudgeQuestions,
  LEVELS,
  type Question,
  type WrittenEntry,
} from './judging/index.js';

// Difficulty.
export {
  type Bands,
  hardestNeeded,
  namedMoves,
  rateBySteps,
  type Rated,
  shownByLogic,
  shownBySteps,
  type ShownRating,
  type StepDetail,
  type StepDifficulty,
  type StepRating,
  type WordBySteps,
  wordBySteps,
} from './difficulty/index.js';

// Words.
export { CELL_WORDS, nameOf, saysAll } from './words/index.js';

// Pages.
export {
  type CellRecord,
  cellRecord,
  chunkLines,
  chunksOf,
  type ConclusionRecord,
  conclusionRecords,
  DETAILS,
  explanationRecord,
  flowGroups,
  type HintLevel,
  hintLines,
  type HintRecord,
  hintRecord,
  type JudgementRecord,
  judgementRecord,
  keySteps,
  openingLines,
  PAGE_PHRASES,
  Pages,
  type Panel,
  type PanelGroup,
  panelOf,
  saysPremises,
  saysRules,
  saysSummary,
  saysWhere,
  SHEET_PAPERS,
  STEP_LANGUAGES,
  type SheetPaper,
  type StepGroup,
  stepPages,
  type StepRecord,
  stepSheet,
  type StepStyle,
  type NameableRecord,
  nameableRecord,
  type ReasonRecord,
  verdictRecord,
} from './pages/index.js';
