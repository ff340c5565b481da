/** The door of `picture`: from the pixels of a picture to cells, from cells to a puzzle. */

// biome-ignore-all assist/source/organizeImports: in reading order

// Decoding: pixels, subject, ground, grey cells.
export type { Bitmap, GreyImage } from './decode/bitmap.js';
export type { ColourImage } from './decode/colour/colour-image.js';
export { isPictureName } from './decode/picture-name.js';
export { recognisePicture } from './decode/signature.js';
export { SIDES } from './decode/size.js';
export { looksInverted } from './decode/background.js';
export { coloursOfGrey, greyOfColours, toned, type Transparency } from './decode/colour/tone.js';
export { type Box, outsidePicture, readFrame, sizeOf } from './decode/crop.js';
export { cutColours } from './decode/colour/scale.js';
export {
  type DecodeOptions,
  type LoadedPicture,
  type LoadOptions,
  loadPicture,
  LONGEST_SIDE,
  type PictureDecoder,
  type PictureDescription,
  usePictureDecoder,
} from './decode/load.js';
export type { BinariseMethod } from './decode/binarise.js';
export { subjectBoxOf } from './decode/colour/subject.js';

// Cells: samples, greys, black and white, or few colours.
export { type SizedPicture, type SizeOptions, sizedPicture } from './cells/sized-picture.js';
export { openSamples, type PictureSamples, type SampledPicture, takeSamples } from './cells/samples.js';
export { greyCellsOf, greyOfGround, greyPicture } from './cells/grey-cells.js';
export { shadingField } from './cells/translucent/field.js';
export { type ProgramVariant, shadingProgram } from './cells/translucent/program.js';
export { likenessOfColours, type Reference, referenceOf } from './cells/likeness/index.js';
export type { Looks } from './cells/looks.js';
export type { Recognition } from './cells/recognition.js';
export type { TranslucentResult } from './cells/translucent/index.js';
export { TRANSLUCENT_EFFORTS } from './cells/translucent/effort.js';
export { type ColouredCells, colouredCells } from './cells/coloured-cells.js';

// The nonogram of cells.
export { contactSheet } from './puzzle/candidates/sheet.js';
export { Changes } from './puzzle/changes.js';
export { PUZZLE_TITLE, titleOfName } from './puzzle/title.js';
export type { PictureVerdict } from './puzzle/verdict.js';
export { isSolvedByLines, openOracle, type UniquenessOracle } from './puzzle/oracle.js';
export { bitmapOfPainted, type PaintedCells, readPainted } from './puzzle/painted.js';
export { coloursOfBitmap, isBitmapFile, readBitmapFile } from './puzzle/cells-file.js';
export type { PictureGoal } from './puzzle/judge.js';
export type { Sweep } from './puzzle/black-white.js';
export { likenessOfColouredSolution, likenessOfSolution } from './puzzle/likeness.js';
export {
  drawInBlackAndWhite,
  needsMinimiser,
  nonogramOfBitmap,
  nonogramOfDrawn,
  type PictureMethod,
  type PictureNonogram,
  type NonogramRequest,
  type UniqueBy,
} from './puzzle/index.js';
export { type CandidateMethod, drawCandidates } from './puzzle/candidates/draw.js';
export { type CandidateRequest, makeCandidate } from './puzzle/candidates/make.js';
export { type PictureScenes, scenesOf, solvedCells } from './puzzle/scenes.js';
export { colouredScore, drawnScore, madeScore, UNFINISHED_COST, UNRATED } from './puzzle/candidates/score.js';
