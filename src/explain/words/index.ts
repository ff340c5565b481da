/** The door of `words`: sentences about steps and their proofs, in every language in which steps are said. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { listedPlaces, saysAll, saysKnown, saysSo } from './mark-words.js';
export {
  groundsOf,
  nameBefore,
  nameOf,
  saysConclusions,
  saysFacts,
  saysFactsBelow,
  saysReason,
  saysStep,
  sentenceStart,
} from './says.js';
export { CELL_WORDS } from './phrases.js';
export { saysProof } from './proof-words.js';
