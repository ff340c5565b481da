/** The door of `export`: programs that are no puzzle's. */

// biome-ignore-all assist/source/organizeImports: in reading order

export {
  type ModelFormat,
  PICTURE_FORMULATION_NAMES,
  PROGRAM_FLAGS,
  PROGRAM_NAMES,
  PROGRAM_SUBJECTS,
  programFlags,
  programWithoutPuzzle,
} from './program.js';
