/** The door of `proof`: the lines that lead from reasons and known marks to the conclusions of a step. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type Claim, type ClaimShape, shapeOfClaim } from './claim-shape.js';
export { concludedBy, factsOf } from './draft.js';
export { lineCount, proofOf } from './refute.js';
