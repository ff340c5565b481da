/** The door of `book`: specifications, pages, the check of a printer, covers. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Paper and printers.
export { PRINTER_IDS, type PrinterId, PRINTERS, describeTrim, TRIM_WORDS, trimOf } from './paper/index.js';

// Languages.
export {
  furtherRuleOf,
  furtherRulesOf,
  hasTextsOf,
  LANGUAGE_CODES,
  LANGUAGES,
  languageOf,
  textsOf,
} from './languages/index.js';

// QR codes.
export { qrModules } from './codes/index.js';

// Specifications.
export {
  EXAMPLE_SPEC,
  type BookSpec,
  type FilePart,
  type GeneratedPart,
  inLanguage,
  type LocatedSpec,
  readSpec,
  specOfFiles,
  printerConflicts,
  labelRating,
  type Slice,
  slicesOf,
} from './spec/index.js';

// The puzzles in their order.
export { arrange, dealt, volumeCount, volumeSpec, wholeSpec, withoutEnglish } from './puzzles/index.js';

// Layout.
export { type LaidOut, layoutBook, mergedPages } from './layout/index.js';

// Covers.
export { renderCover } from './cover/index.js';

// What a printer would reject.
export {
  type Objection,
  objectionLines,
  type PdfDictionary,
  type PdfFile,
  type PdfStream,
  type PdfValue,
  type CoveredBook,
  checkPdf,
} from './check/index.js';

// The finished book.
export {
  SIDECAR_SIZE,
  renderBook,
  renderPages,
  seriesCsv,
  sidecarOf,
  volumeLine,
} from './bind/index.js';
