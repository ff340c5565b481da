/** The door of `book/layout`: the order of pages, their margins and numbers. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type Book, type BookPage, type LaidOut, layoutBook } from './layout.js';
export { mergedPages } from './merge.js';
