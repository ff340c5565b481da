/** The door of `words`: sentences about steps and their proofs. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { listedPlaces, sentenceStart } from './lists.js';
export { joinedSteps } from './exclusion-words.js';
export { joinedRules } from './joined-rules.js';
export { saysAll, saysFacts, saysKnown, saysNeeded } from './known-words.js';
export { joinedAmountSteps } from './amount-words.js';
export { groundsOf, saysReason } from './because.js';
export { nameBefore, saysConclusions, saysStep } from './says.js';
export { MOST_LINES, saysProof, saysShortProof } from './proof-words.js';
