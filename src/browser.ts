/**
 * The public API for browsers and their workers: the same functions as on Node, and what a page needs besides. A page
 * hands in what it has: a decoder of picture files (`usePictureDecoder`), fonts for pictures and books
 * (`useDrawingPlatform`), the program of HiGHS for pictures (`useHighsBinary` where it is loaded when it is needed).
 *
 * @module
 */
import { withoutGeneratedCode } from './core/settings.js';
import { useHighsBinary } from './engine/highs-binary.js';

// A page whose content security policy forbids generated code is not asked for it.
withoutGeneratedCode();

export { GENERATORS } from '../generators/index.js';
export * from './api/index.js';
export { describeIssue, type Issue } from './core/issue.js';
export { type NamedSetting, settings, settingsIn } from './core/settings.js';
export type { Lattice, Scene } from './draw/scene.js';
export { renderSvg, type SvgOptions } from './draw/svg.js';
export type { StepRecord } from './explain/words/step-json.js';
export type {
  AnyFamily,
  Credits,
  Difficulty,
  LogicReach,
  Puzzle,
  PuzzleDocument,
  Rating,
  View,
} from './families/family.js';
export { textSource } from './formats/source.js';
export { subjectBoxOf } from './image/colour/subject.js';
export { type Box, readFrame } from './image/crop.js';
export { type Drawing, pdfOf, type Shown, svgOf } from './jobs/drawing.js';
export { recognise } from './jobs/recognise.js';
export { stepsPdf } from './jobs/step-drawing.js';

export { useHighsBinary };

/** Hands in the program of HiGHS: the content of `highs.wasm` of the package `highs`. */
export async function loadHighs(wasm: Uint8Array): Promise<void> {
  useHighsBinary(async () => wasm);
}
