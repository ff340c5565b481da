/** The door of `book/paper`: lengths, trims, margins, and the published rules of printers. */

// biome-ignore-all assist/source/organizeImports: in reading order

export {
  LEAST_PRINTED_TYPE,
  MILLIMETRES_PER_INCH,
  MILLIMETRES_PER_POINT,
  millimetresOf,
  POINTS_PER_INCH,
} from './lengths.js';
export {
  type ColourSpace,
  gutterOf,
  type InchSize,
  isSameSize,
  offerOf,
  pageRangeOf,
  PAPER_IDS,
  type PaperId,
  PRINTER_IDS,
  type PrinterId,
  type PrinterRules,
  PRINTERS,
} from './printers.js';
export { describeTrim, type Trim, TRIM_WORDS, trimOf } from './trims.js';
export { LEAST_OUTER, leastInner, leastOuter, type Margins, marginsOf } from './margins.js';
