/**
 * The solver as others see it: clauses and assumptions in DIMACS literals go in, an answer comes out, and
 * both may alternate any number of times; learnt clauses stay.
 */

import type { ClauseNumber, ProofSink } from '../proof/sink.js';
import { addClause } from './add.js';
import { backtrack } from './assign.js';
import { collectArena } from './collect.js';
import { propagateAssumptions, propagateRoot } from './consequences.js';
import { activate, gatherCandidates, raise } from './decide.js';
import { addExclusive } from './exclusive.js';
import { decode, encode } from './literal.js';
import { ProofLog } from './proof-log.js';
import { collectCore, deriveCore } from './refute.js';
import { failInstead, type SearchLimits, type SearchResult, search } from './search.js';
import { Snapshot } from './snapshot.js';
import { type Consult, type Inspect, SolverState } from './state.js';
import { type Tuning, USUAL } from './tuning.js';

/** Counted work since the solver was made. */
export interface SolverWork {
  readonly conflicts: number;
  readonly propagations: number;
  readonly decisions: number;
}

/** Settings for tests: neither of them changes an answer. */
export interface SolverSettings {
  readonly tuning?: Tuning;
  /** Called after each conflict and each decision. */
  readonly inspect?: Inspect;
}

export class Solver {
  readonly #state: SolverState;
  #snapshot: Snapshot | undefined;

  /** @param proof receives every derived clause with its hints; absent: no proof is made. */
  constructor(proof?: ProofSink, { tuning = USUAL, inspect }: SolverSettings = {}) {
    this.#state = new SolverState(proof === undefined ? undefined : new ProofLog(proof), tuning, inspect);
  }

  get variableCount(): number {
    return this.#state.variableCount;
  }

  /** False when the clauses alone are contradictory. */
  get consistent(): boolean {
    return !this.#state.contradiction;
  }

  get work(): SolverWork {
    const { conflicts, propagations, decisions } = this.#state;
    return { conflicts, propagations, decisions };
  }

  /** Words of memory that clauses and watches take now. */
  get size(): number {
    const { arenaSize, binaries, watches, counted } = this.#state;
    return arenaSize + binaries.poolSize + watches.poolSize + counted.poolSize;
  }

  /** Makes variables 1 .. `count` known. */
  addVariables(count: number): void {
    const state = this.#state;
    state.reserve(count);
    for (let variable = state.variableCount; variable < count; variable++) {
      state.variableCount = variable + 1;
      state.phase[variable] = 1;
      state.target[variable] = 1;
      state.heapPlace[variable] = -1;
    }
  }

  /**
   * Adds a clause; unknown variables become known.
   * @param mostlyFalse nearly all of its literals are false in every solution; a hint that affects only the
   *   speed
   * @param number the clause's number in the proof; 0 without a proof
   */
  addClause(literals: readonly number[], mostlyFalse = false, number: ClauseNumber = 0): void {
    const internal = literals.map(encode);
    let highest = 0;
    for (const literal of internal) if (literal > highest) highest = literal;
    if (highest >> 1 >= this.#state.variableCount) this.addVariables((highest >> 1) + 1);
    addClause(this.#state, internal, mostlyFalse, number);
  }

  /**
   * Adds for every two of these literals, of known variables, the clause that one of them is false.
   * @param number that of the first clause in the proof; those of the others follow on it. 0 without a proof
   */
  addExclusive(literals: readonly number[], number: ClauseNumber = 0): void {
    addExclusive(
      this.#state,
      literals.map((literal) => encode(-literal)),
      number,
    );
  }

  /**
   * Propagates what holds without assumptions, packs the clauses, and remembers everything for {@link
   * rewind}.
   */
  mark(): void {
    const state = this.#state;
    backtrack(state, 0);
    if (!state.contradiction && propagateRoot(state)) collectArena(state);
    this.#snapshot = new Snapshot(state);
  }

  /**
   * Goes back to the {@link mark}: clauses added since, all that was learnt and all statistics are forgotten.
   */
  rewind(): void {
    this.#snapshot?.restore(this.#state);
  }

  /**
   * Propagates what holds without assumptions; the variables left open are decided in their order until
   * conflicts change it.
   */
  settle(): void {
    const state = this.#state;
    backtrack(state, 0);
    if (!state.contradiction && propagateRoot(state) && state.trailSize < state.activeCount) {
      gatherCandidates(state);
    }
  }

  /** Has `consult` asked for further clauses whenever nothing is left to propagate in a search. */
  consultWith(consult: Consult): void {
    this.#state.consult = consult;
  }

  /** Undoes all decisions; learnt clauses stay. */
  restart(): void {
    backtrack(this.#state, 0);
  }

  /** Sets the value tried first for a variable, once decisions are undone. */
  prefer(variable: number, value: boolean): void {
    if (value) activate(this.#state, variable - 1);
    this.#state.phase[variable - 1] = value ? 0 : 1;
    this.#state.target[variable - 1] = value ? 0 : 1;
  }

  /** Raises a variable in the order of decisions; a conflict in which it takes part adds at least 1. */
  favour(variable: number, weight: number): void {
    raise(this.#state, variable - 1, weight);
  }

  /**
   * Looks for an assignment in which all clauses and all assumptions hold. The search goes on from the last
   * one as far as the assumptions agree.
   */
  solve(assumptions: readonly number[], limits: SearchLimits = {}): SearchResult {
    const state = this.#state;
    const given = new Int32Array(assumptions.length);
    for (let index = 0; index < given.length; index++) {
      given[index] = encode(assumptions[index]!);
      activate(state, given[index]! >> 1);
    }
    backtrack(state, this.#commonLevel(given));
    state.assumptions = given;
    state.reserveLevels(state.variableCount + given.length);
    return search(state, limits);
  }

  /**
   * Right after `unsatisfiable`: whether the clauses are contradictory too when another literal takes the
   * place of the last assumption, where propagation of the others made it false already; no work is done for
   * it. False says nothing. The state is then as if that had been asked.
   */
  refutesInstead(literal: number): boolean {
    return failInstead(this.#state, encode(literal));
  }

  /**
   * The literals that unit propagation adds to the assumptions, without those that hold anyway; undefined
   * when it meets a contradiction.
   */
  propagate(assumptions: readonly number[]): number[] | undefined {
    const given = assumptions.map(encode);
    for (const literal of given) activate(this.#state, literal >> 1);
    return propagateAssumptions(this.#state, given)?.map(decode);
  }

  /** After `satisfiable`: true if a literal is true. A variable that occurs in no clause is false. */
  isTrue(literal: number): boolean {
    const { value } = this.#state;
    return literal > 0 ? value[encode(literal)]! > 0 : value[encode(-literal)]! <= 0;
  }

  /**
   * After `satisfiable`: sets the values of variables 1, 2, ... that are true to 1; `values` must be 0
   * before.
   */
  readTrue(values: Float64Array): void {
    const { value } = this.#state;
    for (let variable = 0; variable < values.length; variable++) {
      if (value[2 * variable]! > 0) values[variable] = 1;
    }
  }

  /** Reads the variables 0, 1, ... as far as they are assigned: 0 or 1, -1 for those that are not. */
  readAssigned(values: Float64Array): void {
    const { value } = this.#state;
    for (let variable = 0; variable < values.length; variable++) {
      values[variable] = value[2 * variable] === 0 ? -1 : value[2 * variable]! > 0 ? 1 : 0;
    }
  }

  /** After `satisfiable`: those of the variables 0, 1, ... whose values differ from some values, in order. */
  differing(values: Readonly<Float64Array>): number[] {
    const { value } = this.#state;
    const variables: number[] = [];
    for (let variable = 0; variable < values.length; variable++) {
      if (value[2 * variable]! > 0 !== values[variable]! > 0) variables.push(variable);
    }
    return variables;
  }

  /** True if a literal is true in every solution as far as is known. */
  isFixed(literal: number): boolean {
    const internal = encode(literal);
    return this.#state.value[internal]! > 0 && this.#state.level[internal >> 1] === 0;
  }

  /**
   * Right after `unsatisfiable`: the assumptions that contradict the clauses; empty when the clauses do
   * alone.
   */
  core(): number[] {
    return collectCore(this.#state).map(decode);
  }

  /**
   * Right after `unsatisfiable`: derives the clause that says that the core cannot hold, and returns its
   * number in the proof (0 when the clauses alone are contradictory, or without a proof).
   */
  proveCore(): ClauseNumber {
    return deriveCore(this.#state);
  }

  /** The number of levels the last search and a new list of assumptions have in common. */
  #commonLevel(given: Int32Array): number {
    const { assumptions, decisionLevel } = this.#state;
    let common = 0;
    while (common < given.length && given[common] === assumptions[common]) common++;
    const same = common === given.length && common === assumptions.length;
    return same ? decisionLevel : Math.min(common, decisionLevel);
  }
}
