/** Runs stress cases against brute force. A test, or a command without end, calls {@link runStressCase}. */
import { countSolutions } from '../../../../src/solve/counting/count.js';
import { restrictToOptimum } from '../../../../src/solve/counting/optimum.js';
import type { Outcome, Session } from '../../../../src/solve/engine.js';
import type { Model, Values } from '../../../../src/solve/model/model.js';
import { satEngineWith } from '../../../../src/solve/sat/index.js';
import type { SolverState } from '../../../../src/solve/sat/solver/state.js';
import {
  bestOf,
  countProjected,
  keepAssumed,
  keepSatisfying,
  maskOf,
  objectiveOf,
  satisfyingMasks,
} from './brute-force.js';
import { drawStressCase, type StressCase, type StressStep, writeStressCase } from './cases.js';
import { checkInvariants } from './invariants.js';
import { shrinkCase } from './shrink.js';

/** Most solutions that a case counts one by one. */
const MOST_SOLUTIONS = 150;
/** Words of clauses that a case inspects, all inspections together: large encodings are slow to check. */
const MOST_WORDS = 200_000;
/** Far more than any search here needs; a search beyond does not end. */
const MOST_CONFLICTS = 200_000;

/** Counts of the events of a case, so that a test can see that the rare steps were taken. */
export interface StressWork {
  readonly solves: number;
  readonly solutions: number;
  readonly conflicts: number;
  readonly restarts: number;
  readonly reductions: number;
  /** States that were checked for invariants. */
  readonly inspections: number;
}

/**
 * Runs the case of a seed.
 * @throws Error that holds the fault, the seed and the smallest case found that fails, as JSON
 */
export function runStressCase(seed: string): StressWork {
  const given = drawStressCase(seed);
  try {
    return replayStressCase(given);
  } catch (error) {
    const shrunk = shrinkCase(given, (smaller) => faultOf(smaller) !== undefined);
    const fault = faultOf(shrunk) ?? String(error);
    throw new Error(`stress case ${seed}: ${fault}\nreplay: ${writeStressCase(shrunk)}`, { cause: error });
  }
}

/**
 * Runs a case.
 * @throws Error that says which step answered what, and what was expected
 */
export function replayStressCase(given: StressCase): StressWork {
  const { model, tuning, engineSeed, certify, inspected, steps, projection } = given;
  let words = 0;
  const seen = { conflicts: 0, restarts: 0, reductions: 0, inspections: 0 };
  const inspect = (state: SolverState): void => {
    seen.conflicts = state.conflicts;
    seen.restarts = state.restarts;
    seen.reductions = state.reductions;
    if (!inspected || words > MOST_WORDS) return;
    words += state.arenaSize;
    seen.inspections++;
    checkInvariants(state);
  };
  const session = satEngineWith({ tuning, inspect }).open(model, { seed: engineSeed, certify });
  let masks = satisfyingMasks(model);
  let solves = 0;
  for (const step of steps) {
    if (step.kind === 'add') {
      masks = keepSatisfying(masks, step.row);
      session.addRows([step.row]);
    } else {
      solves++;
      const outcome = solve(session, step);
      checkOutcome(model, step, keepAssumed(masks, step.assumptions), outcome);
      if (certify && !isCertified(outcome)) fail(`an answer ${outcome.status} that is not certified`);
    }
  }
  const solutions = checkCount(session, masks, projection);
  session.dispose();
  return { ...seen, solves, solutions };
}

function solve(session: Session, { assumptions, conflicts, start }: StressStep & { kind: 'solve' }): Outcome {
  const budget = { conflicts: conflicts ?? MOST_CONFLICTS };
  return session.solve({
    assumptions,
    budget,
    ...(start === undefined ? {} : { start: Float64Array.from(start) }),
  });
}

function checkOutcome(
  { objective }: Model,
  { conflicts }: StressStep & { kind: 'solve' },
  possible: readonly number[],
  outcome: Outcome,
): void {
  const limited = outcome.status === 'limit' || outcome.status === 'feasible';
  if (limited && conflicts === undefined) fail(`${MOST_CONFLICTS} conflicts did not decide a solve`);
  if (outcome.status === 'infeasible' && possible.length > 0)
    fail(`infeasible, with ${possible.length} solutions`);
  if (outcome.status === 'infeasible' || outcome.status === 'limit') return;
  const found = maskOf(outcome.values);
  if (!possible.includes(found))
    fail(`${outcome.status} with values that are no solution: ${outcome.values}`);
  const value = objectiveOf(objective, found);
  if (outcome.objective !== value) fail(`objective ${outcome.objective} for values that give ${value}`);
  if (outcome.status !== 'optimal') return;
  const best = bestOf(objective, possible);
  if (value !== best) fail(`optimum ${value}, where ${best} is best`);
}

/**
 * True if what the outcome says of all assignments was certified; one that is feasible or limited says
 * nothing.
 */
function isCertified(outcome: Outcome): boolean {
  return outcome.status === 'feasible' || outcome.status === 'limit' || outcome.certified === true;
}

/** Counts the solutions, of a model with an objective the optimal ones; returns how many were found. */
function checkCount(session: Session, masks: readonly number[], projection: readonly number[]): number {
  const { objective } = session.model;
  const budget = { conflicts: MOST_CONFLICTS };
  const restriction = restrictToOptimum(session, { budget });
  if (restriction.status === 'limit') fail(`${MOST_CONFLICTS} conflicts did not find the optimum`);
  const best = masks.length === 0 ? undefined : bestOf(objective, masks);
  const possible = new Set(masks.filter((mask) => objectiveOf(objective, mask) === best));
  const expected = countProjected([...possible], projection);
  if (restriction.status === 'infeasible') {
    if (expected > 0) fail(`no optimum, where ${best} is best`);
    return 0;
  }
  const onSolution = (values: Values): void => {
    if (!possible.has(maskOf(values))) fail(`counted values that are no solution: ${values}`);
  };
  const limit = MOST_SOLUTIONS;
  const { count, complete } = countSolutions(session, projection, { limit, budget, onSolution });
  const right = expected < limit ? complete && count === expected : count === limit;
  if (!right) fail(`${count} solutions (${complete ? 'all' : 'not all'}) of ${expected}`);
  return count;
}

function faultOf(given: StressCase): string | undefined {
  try {
    replayStressCase(given);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(message: string): never {
  throw new Error(message);
}
