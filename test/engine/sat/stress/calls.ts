/**
 * Sequences of calls of the solver's interface, in any order and with odd arguments (as CaDiCaL's mobical
 * does).
 */
import { createRng, type Rng } from '../../../../src/core/random.js';

/** One call; literals are DIMACS numbers of the variables 1 .. `variables`. */
export type SolverCall =
  | { readonly kind: 'add'; readonly literals: readonly number[]; readonly mostlyFalse: boolean }
  | {
      readonly kind: 'solve';
      readonly assumptions: readonly number[];
      readonly conflicts?: number;
      /** The look at `abort`, counted from 1, that ends the search. */
      readonly abortAt?: number;
    }
  | { readonly kind: 'prefer'; readonly variable: number; readonly value: boolean }
  | { readonly kind: 'favour'; readonly variable: number; readonly weight: number }
  | { readonly kind: 'addVariables'; readonly count: number }
  | { readonly kind: 'restart' };

const MOST_VARIABLES = 12;
const MOST_CALLS = 60;

/** The calls of a seed: clauses of mixed length at first, then everything in turn. */
export function drawCalls(seed: string): SolverCall[] {
  const rng = createRng(`calls/${seed}`);
  const variables = 3 + rng.integer(MOST_VARIABLES - 2);
  const first = Array.from({ length: rng.integer(4 * variables) }, () => drawClause(rng, variables, 3));
  const then = Array.from({ length: 1 + rng.integer(MOST_CALLS) }, () => drawCall(rng, variables));
  return [{ kind: 'addVariables', count: variables }, ...first, ...then];
}

function drawCall(rng: Rng, variables: number): SolverCall {
  const variable = 1 + rng.integer(variables);
  switch (rng.integer(12)) {
    case 0:
      return { kind: 'prefer', variable, value: rng.integer(2) === 0 };
    case 1:
      return { kind: 'favour', variable, weight: rng.pick([0, 0.5, 7, 1e99]) };
    case 2:
      return { kind: 'restart' };
    case 3:
      return { kind: 'addVariables', count: 1 + rng.integer(variables) };
    case 4:
    case 5:
    case 6:
    case 7:
      return drawClause(rng, variables, rng.pick([2, 3, 4, 8]));
    default:
      return drawSolve(rng, variables);
  }
}

/**
 * Literals are drawn one by one: some are repeated, some clauses hold always, a few have one literal or none.
 */
function drawClause(rng: Rng, variables: number, usual: number): SolverCall {
  const size = rng.integer(30) === 0 ? rng.integer(2) : usual;
  return { kind: 'add', literals: drawLiterals(rng, variables, size), mostlyFalse: rng.integer(2) === 0 };
}

function drawSolve(rng: Rng, variables: number): SolverCall {
  return {
    kind: 'solve',
    assumptions: drawLiterals(rng, variables, rng.pick([0, 0, 1, 2, 5])),
    ...(rng.integer(4) === 0 ? { conflicts: rng.integer(3) } : {}),
    ...(rng.integer(5) === 0 ? { abortAt: 1 + rng.integer(10) } : {}),
  };
}

function drawLiterals(rng: Rng, variables: number, size: number): number[] {
  return Array.from({ length: size }, () => (1 + rng.integer(variables)) * rng.pick([-1, 1]));
}

/** The calls as lines of code, to be pasted after `const solver = new Solver();`. */
export function writeCalls(calls: readonly SolverCall[]): string {
  return calls.map((call) => `solver.${writeCall(call)};`).join('\n');
}

function writeCall(call: SolverCall): string {
  switch (call.kind) {
    case 'add':
      return `addClause([${call.literals.join(', ')}], ${call.mostlyFalse})`;
    case 'solve': {
      const conflicts = call.conflicts === undefined ? '' : `conflicts: ${call.conflicts}, `;
      const abort = call.abortAt === undefined ? '' : `abort: countTo(${call.abortAt})`;
      return `solve([${call.assumptions.join(', ')}], { ${conflicts}${abort} })`;
    }
    case 'prefer':
      return `prefer(${call.variable}, ${call.value})`;
    case 'favour':
      return `favour(${call.variable}, ${call.weight})`;
    case 'addVariables':
      return `addVariables(${call.count})`;
    case 'restart':
      return 'restart()';
  }
}
