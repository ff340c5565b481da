/** The door of this room: what others may use, in reading order. */

export { areaGrounds } from './area-colours.js';
export { base64, bytesOfBase64 } from './base64.js';
export { type BlockPicture, blockPicture, type PaletteCells } from './blocks.js';
export { type CoverFace, coverOf, type Typeface } from './covers.js';
export {
  CAP_HEIGHT,
  FONT_FAMILY,
  measureText,
  plainText,
  readFaces,
  replacedCharacters,
  textOutline,
  typefacesOf,
  uninstalledCovers,
} from './font.js';
export { pieces } from './line-breaks.js';
export { PAPERS, type PageOptions, type Paper, page, scaleOnPage } from './page.js';
export { type Bleed, type PdfLink, type PdfMetadata, type PdfOptions, renderPdf } from './pdf.js';
export { placeShapes, turnedOver } from './place.js';
export {
  type DrawingPlatform,
  type Face,
  type Font,
  type FontGlyph,
  type FontLayout,
  useDrawingPlatform,
} from './platform.js';
export { type PngOptions, renderPng } from './png.js';
export {
  BLACK,
  type Circle,
  type Colour,
  HAIRLINE,
  type Lattice,
  type LatticeSign,
  type Line,
  type Path,
  type PathStep,
  type Raster,
  type Rectangle,
  type Scene,
  type Shape,
  type Text,
  type TextBlock,
  WHITE,
} from './scene.js';
export { type BranchEnd, countLeaves, type SearchBranch, type SearchTree } from './search-tree.js';
export { searchTreeScene } from './search-tree-scene.js';
export { smallestText } from './smallest-text.js';
export { renderSvg, type SvgOptions } from './svg.js';
export { renderTerminal, type TerminalOptions } from './terminal.js';
export { wrap } from './terminal-texts.js';
export { type SetText, type TypeStyle, textBlock, widthOf } from './text-block.js';
export { TINT_COUNT, tinted } from './tints.js';
export { breakLines } from './typeset.js';
