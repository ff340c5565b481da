/** The door of this room: what others may use, in reading order. */

export { renderBook } from './bind/render.js';
// bind
export { SIDECAR_SIZE } from './bind/saved-sidecar.js';
export { sidecarOf } from './bind/sidecar.js';
export { checkPdf } from './check/check.js';
export type { CoveredBook } from './check/check-cover.js';
// check
export { type Objection, objectionLines } from './check/objection.js';
export { readPdf } from './check/read-pdf.js';
// cover
export { renderCover } from './cover/cover.js';
export { withoutEnglish } from './languages/english-only.js';
// languages
export { LANGUAGE_CODES, LANGUAGES } from './languages/index.js';
// layout
export { arrange } from './layout/entries.js';
export { layoutBook } from './layout/layout.js';
// paper
export { PRINTER_IDS, PRINTERS, type PrinterId } from './paper/printers.js';
export { describeTrim, TRIM_WORDS, trimOf } from './paper/trims.js';
// spec
export { EXAMPLE_SPEC } from './spec/example.js';
export { printerConflicts } from './spec/printer-conflicts.js';
export { labelRating, type Slice, slicesOf } from './spec/slices.js';
export {
  type BookSpec,
  type FilePart,
  type GeneratedPart,
  inLanguage,
  type LocatedSpec,
  readSpec,
  specOfFiles,
} from './spec/spec.js';
