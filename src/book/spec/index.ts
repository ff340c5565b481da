/** The door of `book/spec`: a specification, read and checked, and the batches that it plans. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { EXAMPLE_SPEC } from './example.js';
export {
  type BookSpec,
  type FilePart,
  type GeneratedPart,
  inLanguage,
  type LocatedSpec,
  type PartSpec,
  readSpec,
  specOfFiles,
} from './spec.js';
export { pageWarnings, printerConflicts } from './printer-conflicts.js';
export { labelRating, type Slice, slicesOf } from './slices.js';
