/** The solver's arena and trail as plain data, for the invariants. */
import { CLAUSE_HEADER } from '../../../../src/solve/sat/solver/clause.js';
import type { SolverState } from '../../../../src/solve/sat/solver/state.js';

/** A clause of the arena, in internal literals; the first two are the watched ones. */
export interface Clause {
  readonly position: number;
  readonly flags: number;
  readonly literals: readonly number[];
}

/** The true literals with their places, and those whose consequences propagation has drawn. */
export interface Trail {
  readonly places: ReadonlyMap<number, number>;
  readonly passed: ReadonlySet<number>;
}

export function readTrail({ trail, trailSize, queueHead }: SolverState): Trail {
  const literals = [...trail.subarray(0, trailSize)];
  return {
    places: new Map(literals.map((literal, place) => [literal, place])),
    passed: new Set(literals.slice(0, queueHead)),
  };
}

/** All clauses; each has at least two distinct literals and a search position among its literals. */
export function readClauses({ arena, arenaSize, variableCount }: SolverState): Clause[] {
  const clauses: Clause[] = [];
  for (let position = 0; position < arenaSize; ) {
    const size = arena[position]!;
    const start = position + CLAUSE_HEADER;
    requireThat(size >= 2 && start + size <= arenaSize, () => `the clause at ${position} has size ${size}`);
    const literals = [...arena.subarray(start, start + size)];
    const variables = new Set(literals.map((literal) => literal >> 1));
    requireThat(variables.size === size, () => `clause ${literals} repeats a variable`);
    const known = literals.every((literal) => literal >= 0 && literal < 2 * variableCount);
    requireThat(known, () => `clause ${literals} has unknown variables`);
    const search = arena[position + 2]!;
    requireThat(search >= 2 && search <= size, () => `clause ${literals} has search position ${search}`);
    clauses.push({ position, flags: arena[position + 1]!, literals });
    position = start + size;
  }
  return clauses;
}

/** @throws Error with the message, which is made only then */
export function requireThat(holds: boolean, message: () => string): void {
  if (!holds) throw new Error(`broken invariant: ${message()}`);
}
