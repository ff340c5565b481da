/** The door of `draw`: one scene, its renderers, pages and texts. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { base64, bytesOfBase64 } from './base64.js';
export { type CoverFace, coverOf, type Typeface } from './covers.js';
export { pieces } from './line-breaks.js';
export { type BranchEnd, countLeaves, type SearchBranch, type SearchTree } from './search-tree.js';
export {
  type DrawingPlatform,
  type Face,
  type Font,
  type FontGlyph,
  type FontLayout,
  useDrawingPlatform,
} from './platform.js';
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
export { areaGrounds } from './area-colours.js';
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
export { withLineNumbers } from './line-numbers.js';
export { placeShapes, turnedOver } from './place.js';
export { smallestText } from './smallest-text.js';
export { wrap } from './terminal-texts.js';
export { TINT_COUNT, tinted } from './tints.js';
export { type BlockPicture, blockPicture, type PaletteCells } from './blocks.js';
export { type Bleed, type PdfLink, type PdfMetadata, type PdfOptions, renderPdf } from './pdf.js';
export { renderSvg, type SvgOptions } from './svg.js';
export { breakLines } from './typeset.js';
export { page, type PageOptions, type Paper, PAPERS, scaleOnPage } from './page.js';
export { type PngOptions, renderPng } from './png.js';
export { searchTreeScene } from './search-tree-scene.js';
export { type SetText, textBlock, type TypeStyle, widthOf } from './text-block.js';
export { renderTerminal, type TerminalOptions } from './terminal.js';
