/**
 * The door of `solve`: models, the engines, counting, hitting sets.
 * src/engine.ts is what the package publishes of it.
 */

// biome-ignore-all assist/source/organizeImports: in reading order

// Models: variables, rows, an objective, and texts of them.
export { type Formula, writeDimacs } from './model/cnf.js';
export { commentLines } from './model/comments.js';
export type { Model, Objective, Row, Values, Variable, VariableIndex, VariableKind } from './model/model.js';
export { evaluateObjective, rowHolds } from './model/evaluate.js';
export { writeOpb } from './model/opb.js';
export { writeEssence } from './model/essence.js';
export { writeMiniZinc } from './model/minizinc.js';
export { writeXcsp3 } from './model/xcsp3.js';
export { type Relation, row, sum, type Term } from './model/row.js';
export { ModelBuilder } from './model/builder.js';
export { writeLp } from './model/lp.js';
export { writeMps } from './model/mps.js';

// The port of all engines, and loops over it.
export type {
  Assumption,
  Engine,
  EngineId,
  Outcome,
  Progress,
  Propagator,
  RepeatedSession,
  SearchStyle,
  Session,
  SessionOptions,
  SolveRequest,
  Work,
} from './engine.js';
export { ENGINE_IDS, openEngine } from './engines.js';
export { addWork, remainingBudget } from './work.js';
export { openLazily, reporting, withLazyRows } from './lazy.js';

// HiGHS.
export { useHighsBinary } from './highs/binary.js';

// The clause-learning solver.
export { compileFormula } from './sat/proof/formula.js';
export { followLrat } from './checker/lrat.js';
export { type Certificate, certifyInfeasible } from './sat/proof/certificate.js';
export { PROOF_FORMATS, type ProofFormat } from './sat/proof/written.js';
export {
  type Guard,
  type GuardedAnswer,
  type GuardedQuestion,
  GuardedSession,
  type GuardedLiteral,
  satEngine,
} from './sat/index.js';

// One solution, or two, or how many.
export type { BestKnown } from './counting/best-known.js';
export { excludeSolution } from './counting/exclusion.js';
export { OPTIMUM_ROW, restrictToOptimum } from './counting/optimum.js';
export type { Count, Verdict } from './counting/verdict.js';
export { type CountRequest, countSolutions } from './counting/count.js';
export {
  BOTH,
  findPossibleValues,
  HAS_ONE,
  HAS_ZERO,
  type PossibleValues,
} from './counting/possible-values.js';
export { type Estimate, estimateSolutions } from './counting/estimate.js';
export { proveUniqueness, type UniquenessRequest } from './counting/uniqueness.js';

// Leader and follower.
export { type Choice, costOf, type Cut } from './hitting-sets/cut.js';
export { CHOSEN, FORBIDDEN } from './hitting-sets/cut-states.js';
export type { FollowerAnswer } from './hitting-sets/follower.js';
export { packingBound } from './hitting-sets/packing.js';
export { type CountedEngine, countedEngine } from './counted-engine.js';
export { searchHittingSets } from './hitting-sets/hitting-set-search.js';
export type { LoopEvent } from './hitting-sets/rounds.js';
export { branchForCheapest, type BranchingAnswer } from './hitting-sets/branching.js';
export { everyCheapest } from './hitting-sets/every-cheapest.js';
export {
  type Bounds,
  type CheapestAnswer,
  chooseCheapest,
  type LoopBudget,
  type SearchState,
} from './hitting-sets/cheapest.js';
export { chooseRounded, type RoundedRequest } from './hitting-sets/rounded.js';
export { type Challenge, chooseFewest, type FewestRequest, fewestSteps } from './hitting-sets/fewest.js';
