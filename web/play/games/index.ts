/** The door of `games`: the possible entries of every family, and the solution that they make. */

// biome-ignore-all assist/source/organizeImports: in reading order

export type * from './game.js';
export { CROSSED, mapGrid, sizeOf, spotOf, sum } from './game.js';
export { isAbout, metWords } from './lines.js';
export { clashes } from './houses.js';
export { gameOf } from './game-of.js';
export { enteredBy, without, wrongSpots } from './entered.js';
export { cellOfNotes, type NoteKind, notesOf, notesSpot, withNote, withoutNotes } from './notes.js';
export { fieldOf } from './zebra.js';
