/** The door of `book`: its flags; what makes and checks books is loaded late. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { BOOK_FLAGS } from './flags.js';
