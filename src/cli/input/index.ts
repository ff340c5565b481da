/** The door of `input`: files, folders and standard input read: puzzles, solutions, states, pictures. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { MOST_OWN, MOST_PICTURE, nameOf, readBytes, readUpTo } from './read-bytes.js';
export { type ReadLine, readLines } from './read-lines.js';
export { filesIn, isFolder, openFolders } from './read-folder.js';
export { type DecodedPicture, decodedWithin } from './read-picture.js';
export { isPuzzleText, readPuzzleSource, readSource } from './read-source.js';
export { isPuzzleLine } from './choose-codec.js';
export {
  type BrokenPuzzle,
  isBroken,
  readEach,
  readPuzzle,
  type ReadPuzzle,
  readPuzzles,
} from './read-puzzle.js';
export { type Pair, pairSolutions } from './read-solutions.js';
export { readState } from './read-state.js';
export { solvedDocument } from './solved.js';
