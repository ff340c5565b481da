/** The door of `statement`: from a set of reasons to a checked step. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { marksUsed, neededSteps, stateNeeded } from './needed-steps.js';
export { inReadingOrder, isBesideEntries } from './round.js';
export { StepMaker } from './step-maker.js';
export { withProofs } from './step-proofs.js';
