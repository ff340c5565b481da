/** The door of this room: what others may use, in reading order. */

// counting
export type { BestKnown } from './counting/best-known.js';
export { countSolutions } from './counting/count.js';
export { excludeSolution } from './counting/exclusion.js';
export { OPTIMUM_ROW, restrictToOptimum } from './counting/optimum.js';
export { proveUniqueness } from './counting/uniqueness.js';
// The room itself
export type {
  Assumption,
  Engine,
  EngineId,
  Outcome,
  Progress,
  RepeatedSession,
  SearchStyle,
  Session,
  SessionOptions,
  SolveRequest,
  Work,
} from './engine.js';
export { ENGINE_IDS, openEngine } from './engines.js';
// highs
export { useHighsBinary } from './highs/binary.js';
export { type BranchingAnswer, branchForCheapest } from './hitting-sets/branching.js';
export {
  type Bounds,
  type CheapestAnswer,
  chooseCheapest,
  type LoopBudget,
  type SearchState,
} from './hitting-sets/cheapest.js';
// hitting-sets
export { type Choice, type Cut, costOf } from './hitting-sets/cut.js';
export { CHOSEN, FORBIDDEN } from './hitting-sets/cut-states.js';
export { everyCheapest } from './hitting-sets/every-cheapest.js';
export { type Challenge, type FewestRequest, fewestSteps } from './hitting-sets/fewest.js';
export type { FollowerAnswer } from './hitting-sets/follower.js';
export { searchHittingSets } from './hitting-sets/hitting-set-search.js';
export { packingBound } from './hitting-sets/packing.js';
export type { LoopEvent } from './hitting-sets/rounds.js';
export { withLazyRows } from './lazy.js';
export { ModelBuilder } from './model/builder.js';
// model
export { writeDimacs } from './model/cnf.js';
export { commentLines } from './model/comments.js';
export { evaluateObjective, rowHolds } from './model/evaluate.js';
export { writeLp } from './model/lp.js';
export type {
  Amounts,
  CellGroups,
  CountedThings,
  Model,
  Objective,
  Reason,
  Row,
  Values,
  Variable,
  VariableIndex,
  VariableKind,
} from './model/model.js';
export { writeMps } from './model/mps.js';
export { writeOpb } from './model/opb.js';
export { type Relation, row, sum, type Term } from './model/row.js';
export {
  type Guard,
  type GuardedAnswer,
  type GuardedQuestion,
  GuardedSession,
  type Literal,
  satEngine,
} from './sat/index.js';
export { type Certificate, certifyInfeasible } from './sat/proof/certificate.js';
// sat
export { compileFormula } from './sat/proof/formula.js';
export { addWork, remainingBudget } from './work.js';
