/** The door of `jobs/book`: the puzzles of a book, and its pages. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type { FillLimit } from './fill-book.js';
export { bindBook, type BoundBook } from './bind-book.js';
export { bindSeries, bindSheets, type BoundVolume } from './bind-volumes.js';
export type { ReachedPages } from './page-target.js';
export { type BookEnd, type BookEvents, type BookRequest, collectBook } from './book.js';
