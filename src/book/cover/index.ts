/** The door of `book/cover`: the cover as one page. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { renderCover } from './cover.js';
