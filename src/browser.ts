/**
 * The public API for browsers and their workers: the same functions as on Node, and what a page needs
 * besides. A page hands in what it has: a decoder of picture files (`usePictureDecoder`), fonts for pictures
 * and books (`useDrawingPlatform`), what unpacks files of Number Loom (`useBrotli`), the program of HiGHS for
 * pictures (`useHighsBinary` where it is loaded when it is needed).
 *
 * @module
 */
import { withoutGeneratedCode } from './settings/index.js';
import { useHighsBinary } from './solve/index.js';

// A page whose content security policy forbids generated code is not asked for it.
withoutGeneratedCode();

export { GENERATORS } from '../generators/index.js';
export * from './api/index.js';
export { furtherRuleOf, furtherRulesOf, languageOf, textsOf } from './book/index.js';
export { describeIssue, type Issue } from './core/index.js';
export { type Lattice, renderSvg, type Scene, type SvgOptions, withLineNumbers } from './draw/index.js';
export {
  type ConclusionRecord,
  conclusionRecords,
  type NameableRecord,
  namedMoves,
  type ReasonRecord,
  type StepRecord,
} from './explain/index.js';
export type {
  AnyFamily,
  Credits,
  Difficulty,
  Field,
  FieldPlace,
  LogicReach,
  Puzzle,
  PuzzleDocument,
  Rating,
  StepLanguage,
  View,
} from './families/contract/index.js';
export { type BrotliUnpacker, textSource, useBrotli } from './formats/index.js';
export { type Drawing, pdfOf, recognise, type ShownPart, stepsPdf, svgOf } from './jobs/index.js';
export { type Box, readFrame, subjectBoxOf } from './picture/index.js';
export { type NamedSetting, settings, settingsIn } from './settings/index.js';

export { useHighsBinary };

/** Hands in the program of HiGHS: the content of `highs.wasm` of the package `highs`. */
export async function loadHighs(wasm: Uint8Array): Promise<void> {
  useHighsBinary(async () => wasm);
}
