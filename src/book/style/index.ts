/** The door of `book/style`: items on a page, typefaces, ornaments, running heads. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { DESIGN_IDS, type DesignId, DESIGNS } from './designs.js';
export { type Box, type Item, itemOf, type LinkTarget, moveItem, type TypeArea } from './item.js';
export { withPlainZeros } from './plain-zeros.js';
export { glyphWarnings } from './glyph-warnings.js';
export { levelMarks } from './level-marks.js';
export { type Logo, logoItem } from './logo.js';
export { ornamentItem } from './ornaments.js';
export { enlarged, smallerTypes, type Typography, typographyFor } from './typography.js';
export { bodyOf, furniture, headlessBodyOf, pageNumber, type Side, sideOf } from './furniture.js';
