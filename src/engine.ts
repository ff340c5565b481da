/**
 * The engine alone: 0-1 and integer models, HiGHS, the clause-learning solver, counting with checked proofs
 * and minimum hitting sets. It knows no puzzle and needs the package `highs` only; it runs on Node and in
 * browsers. docs/engine.md shows how it is used.
 *
 * @example
 * const builder = new ModelBuilder('one of two');
 * const [a, b] = [builder.binary('a'), builder.binary('b')];
 * builder.row('one', sum([a, b]), '=', 1);
 * builder.row('not_b', [[1, b]], '<=', 0);
 * const session = (await openEngine('sat')).open(builder.build(), { certify: true });
 * const answer = proveUniqueness(session, [a, b]);
 * assert.deepEqual([answer.verdict, answer.certified], ['unique', true]);
 *
 * @module
 */
export { type Budget, type LimitName, PuzzlewrightError } from './core/index.js';
export {
  type Assumption,
  type Bounds,
  type Certificate,
  type Challenge,
  type CheapestAnswer,
  type Choice,
  type Count,
  type CountRequest,
  certifyInfeasible,
  chooseFewest,
  countSolutions,
  ENGINE_IDS,
  type Engine,
  type EngineId,
  evaluateObjective,
  excludeSolution,
  type FewestRequest,
  type Formula,
  type LoopBudget,
  type LoopEvent,
  type Model,
  ModelBuilder,
  type Objective,
  type Outcome,
  openEngine,
  type Progress,
  type Propagator,
  proveUniqueness,
  type Relation,
  type RepeatedSession,
  type Row,
  restrictToOptimum,
  row,
  rowHolds,
  type Session,
  type SessionOptions,
  type SolveRequest,
  sum,
  type Term,
  type UniquenessRequest,
  useHighsBinary,
  type Values,
  type Variable,
  type VariableIndex,
  type VariableKind,
  type Verdict,
  type Work,
  withLazyRows,
  writeDimacs,
  writeEssence,
  writeLp,
  writeMiniZinc,
  writeMps,
  writeOpb,
  writeXcsp3,
} from './solve/index.js';
