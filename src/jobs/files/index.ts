/** The door of `jobs/files`: formats recognised, and the drawings of a puzzle as files. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { cellOnPaper, type Drawing, pdfOf, pngOf, type ShownPart, svgOf } from './drawing.js';
export {
  allFormats,
  type UndecodedPuzzle,
  IN_NO_FORMAT,
  isLineFormat,
  recognise,
  unsupportedText,
} from './recognise.js';
export { panelsOf, type StepDrawing, stepsPdf, stepsSvg } from './step-drawing.js';
