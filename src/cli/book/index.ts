/** The door of `book`: its flags; the making and checking of books is loaded late. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { BOOK_FLAGS } from './flags.js';
