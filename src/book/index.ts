/** The door of `book`: specifications, pages, the check of a printer, covers. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Specifications.
export { EXAMPLE_SPEC } from './spec/example.js';
export {
  type BookSpec,
  type FilePart,
  type GeneratedPart,
  inLanguage,
  type LocatedSpec,
  readSpec,
  specOfFiles,
} from './spec/spec.js';
export { printerConflicts } from './spec/printer-conflicts.js';
export { labelRating, type Slice, slicesOf } from './spec/slices.js';

// Paper and printers.
export { PRINTER_IDS, type PrinterId, PRINTERS } from './paper/printers.js';
export { describeTrim, TRIM_WORDS, trimOf } from './paper/trims.js';

// Languages.
export { LANGUAGE_CODES, LANGUAGES } from './languages/index.js';
export { withoutEnglish } from './languages/english-only.js';

// Layout.
export { arrange } from './layout/entries.js';
export { layoutBook } from './layout/layout.js';

// The finished book.
export { SIDECAR_SIZE } from './bind/saved-sidecar.js';
export { sidecarOf } from './bind/sidecar.js';
export { renderBook } from './bind/render.js';

// Covers.
export { renderCover } from './cover/cover.js';

// What a printer would reject.
export { type Objection, objectionLines } from './check/objection.js';
export type { PdfDictionary, PdfFile, PdfStream, PdfValue } from './check/pdf-file.js';
export type { CoveredBook } from './check/check-cover.js';
export { checkPdf } from './check/check.js';
