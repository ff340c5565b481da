/** The door of this room: what others may use, in reading order. */

export { type ColouredCells, colouredCells } from './cells/coloured-cells.js';
export { sampleFor } from './cells/draw-cells.js';
export { likenessOfColours, type Reference, referenceOf } from './cells/likeness/index.js';
export type { Looks } from './cells/looks.js';
export type { Recognition } from './cells/recognition.js';
export type { SampledPicture } from './cells/samples.js';
export { type SizedOriginal, sizedOriginal } from './cells/sized-original.js';
// cells
export { shadingField } from './cells/translucent/field.js';
export type { TranslucentResult } from './cells/translucent/index.js';
export { type ProgramVariant, shadingProgram } from './cells/translucent/program.js';
export { looksInverted } from './decode/background.js';
export type { BinariseMethod } from './decode/binarise.js';
// decode
export type { Bitmap, GreyImage } from './decode/bitmap.js';
export type { ColourImage } from './decode/colour/colour-image.js';
export { cutColours } from './decode/colour/scale.js';
export { subjectBoxOf } from './decode/colour/subject.js';
export { coloursOfGrey, greyOfColours, negativeColours, shapeOf } from './decode/colour/tone.js';
export { type Box, crop, outsidePicture, readFrame, sizeOf } from './decode/crop.js';
export {
  COLOUR_SIDE,
  type DecodeOptions,
  type LoadedColours,
  type LoadedPicture,
  type LoadOptions,
  loadColours,
  loadPicture,
  type PictureDecoder,
  type PictureDescription,
  type Transparency,
  useColourDecoder,
  usePictureDecoder,
  WORKING_SIDE,
} from './decode/load.js';
export { luminance } from './decode/luminance.js';
export { isPictureName } from './decode/picture-name.js';
export { type PreparedPicture, type PrepareOptions, prepareLoaded } from './decode/prepare.js';
export { recognisePicture } from './decode/signature.js';
export { SIDES, type WantedSize } from './decode/size.js';
export type { Sweep } from './puzzle/black-white.js';
export { type CandidateMethod, drawCandidates } from './puzzle/candidates/draw.js';
export { type CandidateRequest, makeCandidate } from './puzzle/candidates/make.js';
export { colouredScore, drawnScore, madeScore, UNFINISHED_COST, UNRATED } from './puzzle/candidates/score.js';
// puzzle
export { contactSheet } from './puzzle/candidates/sheet.js';
export { coloursOfBitmap, greyOfBitmap, isBitmapFile, readBitmapFile } from './puzzle/cells-file.js';
export { Changes } from './puzzle/changes.js';
export {
  drawInBlackAndWhite,
  needsMinimiser,
  nonogramOfBitmap,
  nonogramOfDrawn,
  type PictureMethod,
  type PictureNonogram,
  type PuzzleRequest,
  type UniqueBy,
} from './puzzle/index.js';
export type { Goal } from './puzzle/judge.js';
export { likenessOfColouredSolution, likenessTo } from './puzzle/likeness.js';
export { isSolvedByLines, openOracle, type UniquenessOracle } from './puzzle/oracle.js';
export { bitmapOfPainted, type PaintedCells, readPainted } from './puzzle/painted.js';
export { type PictureScenes, scenesOf, solvedCells } from './puzzle/scenes.js';
export { PUZZLE_TITLE, titleOfName } from './puzzle/title.js';
export type { PictureVerdict } from './puzzle/verdict.js';
