/** The door of `proving`: any puzzle asked of any engine, and every answer held against the rules. */

// biome-ignore-all assist/source/organizeImports: in reading order

export { type CertifiedPuzzle, certifiedPuzzle, type FewestProof } from './certified-puzzle.js';
export { type AnyFormulation, chooseFormulation, solvingEngine, usualEngine } from './formulation.js';
export { type SearchRequest, solveBySearch } from './search.js';
export { ShapeSessions } from './shape-sessions.js';
export { leavesNothing, type StatedModel, stateLazyRows } from './stated-model.js';
export type { Answered, CheckAnswer, CountAnswer, PuzzleRequest, SolveAnswer, Statistics } from './answer.js';
export { difficultyInWords, ratingInShort, ratingInWords, REACH_OF_LOGIC } from './rating-words.js';
export { relaxPuzzle } from './relaxation.js';
export { checkPuzzle } from './check.js';
export { countPuzzle } from './count.js';
export {
  type ForcedAnswer,
  type ForcedMark,
  ForcedQuestions,
  type ForcedRequest,
  type Possibility,
  type SolutionCount,
} from './forced.js';
export { solvePuzzle } from './solve.js';
export { checkWithCertificate, countWithCertificate, optimumOrBetter } from './certificate.js';
export { EXCLUSION, openRecording, recorded } from './recording.js';
export { certify } from './certify.js';
