/**
 * Questions about a few reasons and a few facts, with no other premises: the ones needed for a conclusion,
 * and the facts that a single reason adds.
 */

import type { Known } from '../../families/contract/index.js';
import type { Guard, GuardedAnswer, GuardedLiteral, Row, Values } from '../../solve/index.js';
import { type Board, oppositeRow, type Part, rowsOf, SmallModel } from '../model/index.js';
import { Assignments } from './assignments.js';
import { Questions } from './questions.js';

/** Parts and facts that suffice for a conclusion, out of those offered and in their order. */
export interface Needed {
  readonly parts: readonly Part[];
  readonly facts: readonly Known[];
}

/** Guards and literals of a question that suffice for a contradiction. */
interface Core {
  readonly guards: ReadonlySet<Guard>;
  readonly assumed: ReadonlySet<GuardedLiteral>;
}

/**
 * Entailment by each set of reasons; the session of one reason serves all its steps, that of several the
 * questions about one step.
 */
export class Entailments {
  readonly #alone: Map<number, Entailment> = new Map();
  #last: { readonly reasons: string; readonly entailment: Entailment } | undefined;

  constructor(readonly board: Board) {}

  of(reasons: readonly number[]): Entailment {
    const [only, ...more] = reasons;
    return only === undefined || more.length > 0 ? this.#ofSeveral(reasons) : this.alone(only);
  }

  /** Entailment by one reason. */
  alone(reason: number): Entailment {
    const known = this.#alone.get(reason) ?? new Entailment(this.board, [reason]);
    this.#alone.set(reason, known);
    return known;
  }

  #ofSeveral(reasons: readonly number[]): Entailment {
    const key = reasons.join();
    if (this.#last?.reasons !== key) {
      this.#last = { reasons: key, entailment: new Entailment(this.board, reasons, this) };
    }
    return this.#last.entailment;
  }
}

/** Facts that a part adds; `contradiction` when it cannot hold with the given ones. */
type Consequences = readonly Known[] | 'contradiction';

/** Questions about entailment by some reasons of a board. */
export class Entailment {
  readonly #reasons: readonly number[];
  /** Made when first asked: steps that counting explains need none. */
  #opened: { readonly small: SmallModel; readonly session: Questions } | undefined;
  readonly #guards: Map<string, Guard> = new Map();
  /** By question: the core of its contradiction. */
  readonly #cores: Map<string, Core> = new Map();
  readonly #assignments: Assignments = new Assignments();
  /** By part and known marks in its scope: the facts it adds. */
  readonly #answers: Map<string, Consequences> = new Map();
  readonly #scopes: Map<number, ReadonlySet<number>> = new Map();
  readonly #others: Entailments | undefined;

  /** @param others whose sessions answer questions about one reason alone */
  constructor(
    readonly board: Board,
    reasons: readonly number[],
    others?: Entailments,
  ) {
    this.#reasons = reasons;
    this.#others = others;
  }

  /** The facts about marks that the reasons speak of: facts elsewhere cannot matter. */
  relevant(known: readonly Known[]): readonly Known[] {
    return known.filter(({ mark }) => this.#small.variableOf(mark) !== undefined);
  }

  /**
   * The parts and facts needed to force all conclusions (without conclusions: to contradict each other);
   * undefined if they do not.
   */
  need(parts: readonly Part[], known: readonly Known[], conclusions: readonly Known[]): Needed | undefined {
    const alone = this.#aloneFor(parts, conclusions);
    if (alone !== undefined) return alone.need(parts, known, conclusions);
    const facts = this.relevant(known);
    if (this.#isKnownPossible(parts, facts, conclusions)) return undefined;
    const literals = [facts, conclusions].map((list) => list.map((one) => this.#literal(one)).join(' '));
    const question = [...parts.map(nameOf), ...literals].join();
    const core = this.#cores.get(question) ?? this.#coreOf(parts, facts, conclusions);
    if (core === undefined) return undefined;
    this.#cores.set(question, core);
    return {
      parts: parts.filter((part) => core.guards.has(this.#guardOf(part))),
      facts: facts.filter((fact) => core.assumed.has(this.#literal(fact))),
    };
  }

  #coreOf(parts: readonly Part[], facts: readonly Known[], conclusions: readonly Known[]): Core | undefined {
    const answer = this.#ask(parts, facts, conclusions);
    if (answer.status !== 'contradiction') return undefined;
    return { guards: new Set(answer.guards), assumed: new Set(answer.assumed) };
  }

  /**
   * Those of some known facts that a counterexample breaks: an assignment with the parts and some of these
   * facts, but without a conclusion. Undefined when parts and facts force all conclusions.
   */
  brokenFacts(
    parts: readonly Part[],
    facts: readonly Known[],
    known: readonly Known[],
    conclusions: readonly Known[],
  ): readonly Known[] | undefined {
    const answer = this.#ask(parts, facts, conclusions);
    if (answer.status !== 'assignment') return undefined;
    const { values } = answer;
    return known.filter(({ mark, value }) => (values[this.#small.variableOf(mark)!] === 1) !== value);
  }

  /**
   * Facts about marks in its scope that one part adds to given ones; `contradiction` when it cannot hold with
   * them.
   * @param isThorough all of it, or only what propagation finds
   */
  consequences(part: Part, facts: readonly Known[], isThorough: boolean): Consequences {
    const alone = this.#aloneFor([part], []);
    if (alone !== undefined) return alone.consequences(part, facts, isThorough);
    const scope = this.scopeOf(part);
    const relevant = facts.filter(({ mark }) => scope.has(mark));
    const literals = relevant.map(({ mark, value }) => (value ? mark : ~mark));
    const question = `${part.reason} ${part.half ?? ''} ${isThorough} ${literals.sort((a, b) => a - b)}`;
    const answer = this.#answers.get(question) ?? this.#add(part, relevant, isThorough);
    this.#answers.set(question, answer);
    return answer;
  }

  /** The smaller session of a reason, if the question is about one part of it and marks in its scope only. */
  #aloneFor([only, ...more]: readonly Part[], conclusions: readonly Known[]): Entailment | undefined {
    if (this.#others === undefined) return undefined;
    if (only === undefined || more.length > 0) return undefined;
    const scope = this.scopeOf(only);
    return conclusions.every(({ mark }) => scope.has(mark)) ? this.#others.alone(only.reason) : undefined;
  }

  get #small(): SmallModel {
    return this.#open().small;
  }

  get #session(): Questions {
    return this.#open().session;
  }

  #open(): { readonly small: SmallModel; readonly session: Questions } {
    if (this.#opened !== undefined) return this.#opened;
    const { board } = this;
    const small = new SmallModel(
      board,
      this.#reasons.map((reason) => board.reasons[reason]!),
    );
    this.#opened = { small, session: new Questions(board, small.model, small.definitions) };
    return this.#opened;
  }

  #add(part: Part, facts: readonly Known[], isThorough: boolean): Consequences {
    const { scope, isCount } = this.board.reasons[part.reason]!;
    const assumed = facts.map((fact) => this.#literal(fact));
    const literals = this.#session.propagate([this.#guardOf(part)], assumed);
    if (literals === undefined) return 'contradiction';
    const mayHide = isThorough && !isCount;
    if (mayHide && this.#ask([part], facts, []).status === 'contradiction') return 'contradiction';
    const known = new Set(facts.map(({ mark }) => mark));
    const found = new Map<number, Known>();
    for (const literal of literals) {
      const mark = this.#small.markOf(literal < 0 ? ~literal : literal);
      if (mark >= 0 && !known.has(mark)) found.set(mark, { mark, value: literal >= 0 });
    }
    if (mayHide && found.size === 0) this.#probe(part, facts, scope, known, found);
    return [...found.values()].sort((one, other) => one.mark - other.mark);
  }

  /** Count of the values that propagation derives from parts and known facts; undefined: a contradiction. */
  propagated(parts: readonly Part[], known: readonly Known[]): number | undefined {
    const guards = parts.map((part) => this.#guardOf(part));
    const assumed = this.relevant(known).map((fact) => this.#literal(fact));
    return this.#session.propagate(guards, assumed)?.length;
  }

  /**
   * Tries both values of the marks that propagation leaves open; values that an assignment has need no
   * question.
   */
  #probe(
    part: Part,
    facts: readonly Known[],
    scope: readonly number[],
    known: ReadonlySet<number>,
    found: Map<number, Known>,
  ): void {
    const assumed = facts.map((fact) => this.#literal(fact));
    const possible = new Set<GuardedLiteral>();
    const see = (values: Values): void => {
      for (const other of this.#small.read(values)) possible.add(this.#literal(other));
    };
    for (const values of this.#assignments.with(nameOf(part), assumed)) see(values);
    for (const mark of scope) {
      for (const value of [true, false]) {
        const literal = this.#literal({ mark, value });
        if (known.has(mark) || found.has(mark) || possible.has(literal)) continue;
        const answer = this.#ask([part], [...facts, { mark, value }], []);
        if (answer.status !== 'assignment') found.set(mark, { mark, value: !value });
        else see(answer.values);
      }
    }
  }

  /** True if an assignment that was found before shows that a part and facts do not force all conclusions. */
  #isKnownPossible(parts: readonly Part[], facts: readonly Known[], conclusions: readonly Known[]): boolean {
    const [only, ...more] = parts;
    if (only === undefined || more.length > 0) return false;
    const literalsOf = (known: readonly Known[]): readonly GuardedLiteral[] =>
      known.map((one) => this.#literal(one));
    return this.#assignments.isPossible(nameOf(only), literalsOf(facts), literalsOf(conclusions));
  }

  #ask(parts: readonly Part[], facts: readonly Known[], conclusions: readonly Known[]): GuardedAnswer {
    const answer = this.#solve(parts, facts, conclusions);
    const [only, ...more] = parts;
    if (answer.status === 'assignment' && only !== undefined && more.length === 0)
      this.#assignments.add(nameOf(only), answer.values);
    return answer;
  }

  #solve(parts: readonly Part[], facts: readonly Known[], conclusions: readonly Known[]): GuardedAnswer {
    const guards = parts.map((part) => this.#guardOf(part));
    const assumed = facts.map((fact) => this.#literal(fact));
    const [only, ...more] = conclusions;
    if (only === undefined) return this.#session.solve({ guards, assumed });
    if (more.length === 0)
      return this.#session.solve({ guards, assumed: [...assumed, ~this.#literal(only)] });
    const opposite = this.#cached(
      `not ${conclusions.map(({ mark, value }) => (value ? mark : ~mark))}`,
      () => [oppositeRow(this.board, conclusions)],
    );
    return this.#session.solve({ guards: [...guards, opposite], assumed });
  }

  #guardOf(part: Part): Guard {
    return this.#cached(nameOf(part), () => rowsOf(this.board.reasons[part.reason]!, part.half));
  }

  /** The marks that matter for a part: those in its scope. */
  scopeOf({ reason }: Part): ReadonlySet<number> {
    const known = this.#scopes.get(reason);
    if (known !== undefined) return known;
    const scope = new Set(this.board.reasons[reason]!.scope);
    this.#scopes.set(reason, scope);
    return scope;
  }

  #cached(key: string, rows: () => readonly Row[]): Guard {
    const known = this.#guards.get(key);
    if (known !== undefined) return known;
    const guard = this.#session.guard(this.#small.move(rows()));
    this.#guards.set(key, guard);
    return guard;
  }

  #literal({ mark, value }: Known): GuardedLiteral {
    const variable = this.#small.variableOf(mark);
    if (variable === undefined)
      throw new Error(`mark ${mark} is not in the scope of the reasons asked about`);
    return value ? variable : ~variable;
  }
}

function nameOf({ reason, half }: Part): string {
  return `${reason} ${half ?? ''}`;
}
