/**
 * The values that 0-1 variables have in some solution, and those that they have in none, by questions to a
 * session. Every solution that is found shows one value of each variable; each next one has to show a value
 * that was not seen yet, and the search prefers these. When there is none left, all values that were not seen
 * are refuted by one proof. Where that question takes too long, values are asked about one by one, each as
 * long as a bound allows, which grows from round to round.
 *
 * Source: algorithms 3 to 5 of M. Janota, I. Lynce and J. Marques-Silva, "Algorithms for computing backbones
 * of propositional formulae", AI Communications 28 (2015).
 */
import type { Budget, LimitName } from '../../core/index.js';
import type { Assumption, Outcome, Session, Work } from '../engine.js';
import type { Values, VariableIndex } from '../model/model.js';
import { addWork, remainingBudget } from '../work.js';
import { type Starts, solveFirst } from './first-solution.js';

/** Conflicts of the first question about all values, and how much more each round allows. */
const FIRST_BOUND = 2000;
const GROWTH = 4;
/** A question about one value has this part of what one about all has. */
const VALUES_OF_A_BOUND = 20;
/** Conflicts of a search near the last solution, and of one that prefers ones, before a longer one. */
const FIRST_SEARCH = 100;

/** A set of the values 0 and 1 as bits. */
export const HAS_ZERO = 1;
export const HAS_ONE = 2;
export const BOTH = HAS_ZERO | HAS_ONE;

/** Options of the question. */
export interface PossibleValuesRequest extends Starts {
  /** For all questions together. */
  readonly budget?: Budget;
  /** Solutions that are known. */
  readonly known?: readonly Values[];
  /** Receives each solution as it is found. */
  readonly onSolution?: (values: Values) => void;
}

/** The values of variables, in the order of the projection. */
export interface PossibleValues {
  /** The values that a found solution has. */
  readonly possible: Uint8Array;
  /** The values that no solution has, proved. */
  readonly impossible: Uint8Array;
  /** The solutions that were found on the way, and those of the known ones that show a further value. */
  readonly solutions: readonly Values[];
  /** True if every value is one or the other. */
  readonly complete: boolean;
  /** The limit that left values open. */
  readonly limit?: LimitName;
  /** True if every proof that a value is impossible was checked. */
  readonly certified: boolean;
  readonly work: Work;
}

/**
 * Finds which values the variables of the projection (binary) have in the solutions of the session's model,
 * which has no objective. Without any solution all values are impossible. The rows that ask for further
 * values stay in the session.
 */
export function findPossibleValues(
  session: Session,
  projection: readonly VariableIndex[],
  request: PossibleValuesRequest = {},
): PossibleValues {
  const search = new ValueSearch(session, projection, request);
  search.run();
  return search;
}

/** The answer to one question; `bounded`: not within its bound; `ended`: a limit ended all questions. */
type Answer = 'found' | 'refuted' | 'bounded' | 'ended';

class ValueSearch implements PossibleValues {
  readonly possible: Uint8Array;
  readonly impossible: Uint8Array;
  readonly #session: Session;
  readonly #projection: readonly VariableIndex[];
  readonly #request: PossibleValuesRequest;
  readonly solutions: Values[] = [];
  limit?: LimitName;
  certified = true;
  work: Work = {};

  constructor(session: Session, projection: readonly VariableIndex[], request: PossibleValuesRequest) {
    this.#session = session;
    this.#projection = projection;
    this.#request = request;
    this.possible = new Uint8Array(projection.length);
    this.impossible = new Uint8Array(projection.length);
  }

  get complete(): boolean {
    return this.limit === undefined;
  }

  run(): void {
    for (const values of this.#request.known ?? []) if (this.#showsMore(values)) this.#note(values);
    if (this.solutions.length > 0 && !this.#askForNew()) return;
    for (let bound = FIRST_BOUND; ; bound *= GROWTH) {
      if (this.#askForAll(bound) !== 'bounded') return;
      for (let place = 0; place < this.#projection.length; place++) {
        if (this.#askForOne(place, bound / VALUES_OF_A_BOUND) === 'ended') return;
      }
    }
  }

  /** Looks for solutions with new values until there is none. */
  #askForAll(bound: number): Answer {
    for (;;) {
      const answer = this.#ask(bound);
      if (answer === 'refuted') this.#refuteAll();
      if (answer !== 'found') return answer;
      if (!this.#askForNew()) return 'found';
    }
  }

  /** Looks for a solution with the open value of one variable, if it has one. */
  #askForOne(place: number, bound: number): Answer {
    const open = this.#openAt(place);
    if (open === 0) return 'found';
    const variable = this.#projection[place]!;
    const value = open === HAS_ONE ? 1 : 0;
    const answer = this.#ask(bound, { variable, value });
    if (answer !== 'refuted') return answer;
    this.impossible[place]! |= open;
    const other = 1 - value;
    this.#session.addRows([
      { name: `other_${variable}`, variables: [variable], coefficients: [1], lower: other, upper: other },
    ]);
    return answer;
  }

  #ask(bound: number, assumption?: Assumption): Answer {
    const { budget = {}, onSolution } = this.#request;
    const left = remainingBudget(budget, this.work);
    const outcome = this.#solve(left, bound, assumption);
    this.work = addWork(this.work, outcome.work);
    if (outcome.status === 'infeasible') {
      this.certified &&= outcome.certified === true;
      return 'refuted';
    }
    if (outcome.status !== 'limit') {
      this.#note(outcome.values);
      onSolution?.(outcome.values);
    }
    if (outcome.status === 'optimal') return 'found';
    const isBounded = outcome.limit === 'conflicts' && bound < (left.conflicts ?? Infinity);
    if (isBounded) return 'bounded';
    this.limit = outcome.limit;
    return 'ended';
  }

  /**
   * One question. A search that keeps most of the last solution, or sets all to 0 where it can, may miss what
   * one that sets all to 1 finds at once (as many lamps as an empty board has room for), and so both begin.
   */
  #solve(left: Budget, bound: number, assumption: Assumption | undefined): Outcome {
    const session = this.#session;
    const last = this.solutions.at(-1);
    const { start, starts } = this.#request;
    if (last === undefined && (start !== undefined || starts !== undefined))
      return solveFirst(session, this.#projection, left, this.#request);
    const whole =
      last === undefined ? left : { ...left, conflicts: Math.min(bound, left.conflicts ?? Infinity) };
    const assumptions = assumption === undefined ? [] : [assumption];
    const near = last && this.#preferred(last);
    const ones = this.#preferred(new Float64Array(session.model.variables.length).fill(1));
    let work: Work = {};
    const search = (budget: Budget, from: Values | undefined): Outcome => {
      const outcome = session.solve({ assumptions, budget, ...(from && { start: from }) });
      work = addWork(work, outcome.work);
      return { ...outcome, work };
    };
    for (const from of [near, ones]) {
      const rest = remainingBudget(whole, work);
      const conflicts = Math.min(FIRST_SEARCH, rest.conflicts ?? Infinity);
      const outcome = search({ ...rest, conflicts }, from);
      const isBounded = outcome.status === 'limit' && outcome.limit === 'conflicts';
      if (!isBounded || conflicts === rest.conflicts) return outcome;
    }
    return search(remainingBudget(whole, work), near);
  }

  #showsMore(values: Values): boolean {
    return this.#projection.some((variable, place) => {
      return (this.possible[place]! & (values[variable] === 1 ? HAS_ONE : HAS_ZERO)) === 0;
    });
  }

  #note(values: Values): void {
    this.solutions.push(values);
    this.#projection.forEach((variable, place) => {
      this.possible[place]! |= values[variable] === 1 ? HAS_ONE : HAS_ZERO;
    });
  }

  /** The value of a variable that is neither possible nor impossible so far, as bits. */
  #openAt(place: number): number {
    return BOTH & ~(this.possible[place]! | this.impossible[place]!);
  }

  /** From now on a solution has an open value; false: no value is open. */
  #askForNew(): boolean {
    const variables: VariableIndex[] = [];
    const coefficients: number[] = [];
    let lower = 1;
    this.#projection.forEach((variable, place) => {
      const open = this.#openAt(place);
      if (open === 0) return;
      variables.push(variable);
      coefficients.push(open === HAS_ONE ? 1 : -1);
      if (open !== HAS_ONE) lower--;
    });
    if (variables.length === 0) return false;
    this.#session.addRows([
      { name: `new_${this.solutions.length}`, variables, coefficients, lower, upper: Infinity },
    ]);
    return true;
  }

  #refuteAll(): void {
    for (let place = 0; place < this.#projection.length; place++) {
      this.impossible[place]! |= this.#openAt(place);
    }
  }

  /** A start of the search: the open value of a variable that has one, else that of another assignment. */
  #preferred(last: Values): Values {
    const preferred = Float64Array.from(last);
    this.#projection.forEach((variable, place) => {
      const open = this.#openAt(place);
      if (open === HAS_ONE) preferred[variable] = 1;
      if (open === HAS_ZERO) preferred[variable] = 0;
    });
    return preferred;
  }
}
