/** The door of `book/check`: the objections of a printer to a PDF. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type Objection, objectionLines } from './objection.js';
export type { PdfDictionary, PdfFile, PdfStream, PdfValue } from './pdf-file.js';
export type { CoveredBook } from './check-cover.js';
export { checkPdf } from './check.js';
