/** The door of `book/puzzles`: puzzles in their order, their pictures, and how they share pages. */

// biome-ignore-all assist/source/organizeImports: in reading order

export {
  arrange,
  type BookPart,
  type Entry,
  ruledFamilies,
  type RuledFamily,
} from './entries.js';
export { dealt, volumeCount, volumeSpec, wholeSpec } from './volumes.js';
export { englishOnly, withoutEnglish } from './english-only.js';
export {
  answerPicture,
  examplePictures,
  LARGE_TEXT,
  LEAST_TEXT,
  leastTextOf,
  mostScale,
  puzzlePicture,
  scaleForText,
} from './pictures.js';
export { fitOf, type Grid, NATURAL, type Sheet, sheetsOf, type SlotNeeds } from './part-grid.js';
export { sizesAt, sizeWarnings, type SmallPrint, smallPrint } from './size-warnings.js';
