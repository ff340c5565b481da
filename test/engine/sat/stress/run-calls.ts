/** Makes random calls of the solver and compares every answer with all assignments of the variables. */
import { createRng } from '../../../../src/core/random.js';
import { ProofChecker } from '../../../../src/solve/checker/checker.js';
import { Solver } from '../../../../src/solve/sat/solver/solver.js';
import type { Tuning } from '../../../../src/solve/sat/solver/tuning.js';
import { drawCalls, type SolverCall, writeCalls } from './calls.js';
import { checkInvariants } from './invariants.js';
import { omissions } from './shrink.js';
import { drawTuning } from './tunings.js';

type SolveCall = SolverCall & { readonly kind: 'solve' };

/** Counts of the answers. */
export interface Answers {
  readonly satisfiable: number;
  readonly unsatisfiable: number;
  readonly conflicts: number;
  readonly abort: number;
}

/**
 * Runs the calls of a seed under the tuning of the seed.
 * @throws Error that holds the fault, the tuning and the shortest sequence found that fails, as code
 */
export function runRandomCalls(seed: string): Answers {
  const tuning = drawTuning(createRng(`calls/${seed}/tuning`));
  const calls = drawCalls(seed);
  try {
    return runCalls(calls, tuning);
  } catch (error) {
    const shortest = shorten(calls, tuning);
    const fault = faultOf(shortest, tuning) ?? String(error);
    const code = `${JSON.stringify(tuning)}\n${writeCalls(shortest)}`;
    throw new Error(`calls ${seed}: ${fault}\nreplay: ${code}`, { cause: error });
  }
}

/**
 * Runs calls one after another.
 * @throws Error that says what was wrong
 */
export function runCalls(calls: readonly SolverCall[], tuning: Tuning): Answers {
  const checker = new ProofChecker();
  const solver = new Solver(checker, { tuning, inspect: checkInvariants });
  const answers = { satisfiable: 0, unsatisfiable: 0, conflicts: 0, abort: 0 };
  let possible = [0];
  for (const call of calls) {
    switch (call.kind) {
      case 'add':
        solver.addClause(call.literals, call.mostlyFalse, checker.insert(call.literals));
        possible = possible.filter((mask) => call.literals.some((literal) => holds(mask, literal)));
        break;
      case 'solve':
        answers[solveAndCompare(solver, checker, possible, call)]++;
        break;
      case 'prefer':
        solver.prefer(call.variable, call.value);
        break;
      case 'favour':
        solver.favour(call.variable, call.weight);
        break;
      case 'addVariables':
        possible = extend(possible, solver.variableCount, call.count);
        solver.addVariables(call.count);
        break;
      case 'restart':
        solver.restart();
        break;
    }
    if (!solver.consistent && possible.length > 0) fail('contradictory, though there are solutions');
  }
  return answers;
}

function solveAndCompare(
  solver: Solver,
  checker: ProofChecker,
  possible: readonly number[],
  { assumptions, conflicts, abortAt = Infinity }: SolveCall,
): keyof Answers {
  const agreeing = keepAssumed(possible, assumptions);
  let looks = 0;
  const limits = { abort: () => ++looks >= abortAt, ...(conflicts === undefined ? {} : { conflicts }) };
  const answer = solver.solve(assumptions, limits);
  switch (answer) {
    case 'satisfiable': {
      const found = readMask(solver);
      if (!agreeing.includes(found)) fail(`solve(${assumptions}) gave ${found.toString(2)}, no solution`);
      break;
    }
    case 'unsatisfiable':
      if (agreeing.length > 0)
        fail(`solve(${assumptions}) says unsatisfiable, of ${agreeing.length} solutions`);
      checkCore(solver, checker, possible, assumptions);
      break;
    case 'conflicts':
      if (conflicts === undefined) fail('stopped for conflicts without a limit');
      break;
    case 'abort':
      if (looks < abortAt) fail('stopped for an abort that nobody asked for');
      break;
  }
  for (const literal of literalsOf(solver)) {
    const fixed = solver.isFixed(literal);
    if (fixed && possible.some((mask) => !holds(mask, literal))) fail(`literal ${literal} is not fixed`);
  }
  return answer;
}

/** The core is a part of the assumptions that excludes all solutions, and the checker agrees. */
function checkCore(
  solver: Solver,
  checker: ProofChecker,
  possible: readonly number[],
  assumptions: readonly number[],
): void {
  const core = solver.core();
  if (!core.every((literal) => assumptions.includes(literal))) fail(`core ${core} of ${assumptions}`);
  if (keepAssumed(possible, core).length > 0) fail(`the core ${core} has solutions`);
  const proved = solver.proveCore();
  if (!checker.excludes(proved, assumptions)) fail(`the proof does not exclude ${assumptions}`);
  checker.remove(proved);
}

function keepAssumed(masks: readonly number[], assumptions: readonly number[]): number[] {
  return masks.filter((mask) => assumptions.every((literal) => holds(mask, literal)));
}

/** Bit v - 1 of a mask is the value of variable v. */
function holds(mask: number, literal: number): boolean {
  return ((mask >> (Math.abs(literal) - 1)) & 1) === (literal > 0 ? 1 : 0);
}

/** The assignments with both values of each variable from `before` + 1 to `count`. */
function extend(masks: readonly number[], before: number, count: number): number[] {
  let extended = [...masks];
  for (let bit = before; bit < count; bit++) extended = extended.flatMap((mask) => [mask, mask | (1 << bit)]);
  return extended;
}

function readMask(solver: Solver): number {
  const values = new Float64Array(solver.variableCount);
  solver.readTrue(values);
  const mask = values.reduce((bits, value, index) => bits | (value << index), 0);
  const differs = literalsOf(solver).find((literal) => solver.isTrue(literal) !== holds(mask, literal));
  if (differs !== undefined) fail(`isTrue(${differs}) and readTrue differ`);
  return mask;
}

function literalsOf({ variableCount }: Solver): number[] {
  return Array.from({ length: variableCount }, (_, index) => [index + 1, -(index + 1)]).flat();
}

function shorten(calls: readonly SolverCall[], tuning: Tuning): readonly SolverCall[] {
  const [first, ...rest] = calls;
  for (const fewer of omissions(rest)) {
    const candidate = [first!, ...fewer];
    if (faultOf(candidate, tuning) !== undefined) return shorten(candidate, tuning);
  }
  return calls;
}

function faultOf(calls: readonly SolverCall[], tuning: Tuning): string | undefined {
  try {
    runCalls(calls, tuning);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(message: string): never {
  throw new Error(message);
}
