/** The door of this room: what others may use, in reading order. */

export type { Answered, CheckAnswer, CountAnswer, PuzzleRequest, SolveAnswer, Statistics } from './answer.js';
export { checkWithCertificate } from './certificate.js';
export { type CertifiedPuzzle, certifiedPuzzle, type FewestProof } from './certified-puzzle.js';
export { certify } from './certify.js';
export { checkPuzzle } from './check.js';
export { countPuzzle } from './count.js';
export { type AnyFormulation, chooseFormulation, solvingEngine, usualEngine } from './formulation.js';
export { REACH_OF_LOGIC, ratingInShort, ratingInWords } from './rating-words.js';
export { relaxPuzzle } from './relaxation.js';
export { type SearchRequest, solveBySearch } from './search.js';
export { ShapeSessions } from './shape-sessions.js';
export { solvePuzzle } from './solve.js';
export { leavesNothing, type StatedModel, stateLazyRows } from './stated-model.js';
