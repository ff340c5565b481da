/**
 * An entry from reasons that a player names, exact: it follows if these reasons, the known entries and the
 * opposite of the entry cannot hold together, by a proof that the independent checker followed; else there is
 * a counterexample, an assignment that keeps all of them, whose rows are evaluated. That a place takes one of
 * its values goes without saying. A kind of rule that a model states only where it is broken (connection) is
 * stated as often as an assignment breaks it.
 */
import { failure, type Issue, issue, nearestWord, type Result, success } from '../../core/index.js';
import type { Known, LazyReason } from '../../families/contract/index.js';
import { type Guard, type GuardedQuestion, type Row, rowHolds, type Values } from '../../solve/index.js';
import { type Prepared, Questions } from '../knowledge/index.js';
import { type Board, marksAtPlaces } from '../model/index.js';

/**
 * `follows`: of the named reasons these are needed, none of which can be left out, and of what goes without
 * saying those that are implied; or an assignment that shows that it does not follow.
 */
export type NamedAnswer =
  | {
      readonly status: 'follows';
      readonly reasons: readonly number[];
      readonly implied: readonly number[];
      /** Reasons that the board does not state are needed as well. */
      readonly isFurther: boolean;
    }
  | {
      readonly status: 'open';
      /** The value of every mark. */
      readonly values: readonly boolean[];
      readonly assignment: Values;
    }
  | { readonly status: 'undecided' };

/** Reasons that are named on a board. */
export interface Named {
  /** Positions on the board. */
  readonly reasons: readonly number[];
  /** Kinds of which all instances are meant, also those that are not stated yet. */
  readonly kinds: ReadonlySet<string>;
}

/** Most reasons that are stated on the way to one answer. */
const MOST_ADDED = 2000;

/**
 * The reasons that names mean: a kind means all of its reasons, an id itself, or all reasons whose ids go on
 * from it (`row-4` means `row-4-number-7`, too). Issues for other names.
 */
export function readNames({ board, assignment }: Prepared, names: readonly string[]): Result<Named> {
  const kinds = new Set<string>();
  const reasons = new Set<number>();
  const issues: Issue[] = [];
  const known = new Set([
    ...board.reasons.map(({ reason }) => reason.kind),
    ...laterKinds(board, assignment),
  ]);
  for (const name of names) {
    const position = board.positionOf(name);
    const within = board.reasons.filter(({ reason }) => reason.id.startsWith(`${name}-`));
    // A kind may have a rule of its own name, which is then one of those that are meant.
    if (known.has(name)) kinds.add(name);
    else if (position !== undefined) reasons.add(position);
    else if (within.length > 0) for (const { index } of within) reasons.add(index);
    else issues.push(unknownReason(name, board, known));
  }
  if (issues.length > 0) return failure(...issues);
  for (const { index, reason } of board.reasons) if (kinds.has(reason.kind)) reasons.add(index);
  return success({ reasons: [...reasons].sort((one, other) => one - other), kinds });
}

/** Kinds of reasons that a model states only where they are broken, as senseless assignments show them. */
export function laterKinds({ explained, model }: Board, solution: Values): ReadonlySet<string> {
  const { separate } = explained;
  if (separate === undefined) return new Set();
  const filled = (value: (variable: number) => number): Values =>
    Float64Array.from(model.variables, (_, variable) => value(variable));
  const tried = [
    filled(() => 0),
    filled(() => 1),
    filled((variable) => variable % 2),
    filled((variable) => 1 - (variable % 2)),
    filled((variable) => 1 - solution[variable]!),
  ];
  return new Set(tried.flatMap((values) => separate(values).map(({ reason }) => reason.kind)));
}

function unknownReason(name: string, board: Board, kinds: ReadonlySet<string>): Issue {
  const near = nearestWord(name, [...kinds, ...board.reasons.map(({ reason }) => reason.id)]);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const message = `There is no rule or clue "${name}"; its id is expected, or one of the kinds ${[...kinds].join(', ')}.${hint}`;
  return issue('reason-unknown', message, { part: name });
}

/** Answers questions about one board; the models that it opens serve all of them. */
export class NamedReasons {
  readonly #prepared: Prepared;
  /** By the reasons: their session. */
  #opened: { readonly key: string; readonly session: Questions; readonly guards: number[] } | undefined;
  readonly #implied: readonly number[];
  /** Rows that always hold. */
  readonly #definitions: readonly Row[];

  constructor(prepared: Prepared) {
    const { board } = prepared;
    this.#prepared = prepared;
    this.#implied = impliedReasons(board);
    this.#definitions = [...board.definitions, ...impliedRows(board, this.#implied)];
  }

  /** Decides if an entry follows from named reasons and what is known. */
  ask({ reasons, kinds }: Named, known: readonly Known[], entry: Known, conflicts: number): NamedAnswer {
    const { board } = this.#prepared;
    const stated = [...new Set([...this.#implied, ...reasons])];
    const { session, guards } = this.#open(stated);
    const assumed = [...known, { mark: entry.mark, value: !entry.value }].map((one) => literalOf(board, one));
    const rows: Row[] = [...this.#definitions, ...stated.flatMap((index) => board.reasons[index]!.rows)];
    for (let added = 0; added <= MOST_ADDED; ) {
      const answer = session.solve({ guards, assumed, conflicts, ...abortOf(board) });
      if (answer.status === 'limit') return { status: 'undecided' };
      if (answer.status === 'contradiction') {
        const needed = neededOf(session, answer.guards, { assumed, conflicts, ...abortOf(board) });
        const used = needed.map((guard) => stated[guards.indexOf(guard)]);
        return {
          status: 'follows',
          reasons: reasons.filter((reason) => used.includes(reason)),
          implied: this.#implied.filter((reason) => used.includes(reason) && !reasons.includes(reason)),
          isFurther: used.includes(undefined),
        };
      }
      const broken = this.#broken(answer.values, kinds);
      if (broken.length === 0) {
        requireKept(board, rows, assumed, answer.values);
        return { status: 'open', values: board.read(answer.values), assignment: answer.values };
      }
      for (const { rows: own } of broken) {
        guards.push(session.guard(own));
        rows.push(...own);
      }
      added += broken.length;
    }
    return { status: 'undecided' };
  }

  #open(stated: readonly number[]): { readonly session: Questions; readonly guards: number[] } {
    const { board, assignment } = this.#prepared;
    const key = stated.join();
    if (this.#opened?.key !== key) {
      const session = new Questions(board, board.model, this.#definitions, { certify: true });
      const guards = stated.map((index) => session.guard(board.reasons[index]!.rows));
      // A counterexample that is near the solution is easier to read.
      session.prefer(assignment);
      this.#opened = { key, session, guards };
    }
    const { session, guards } = this.#opened;
    return { session, guards: guards.slice(0, stated.length) };
  }

  /** Reasons of the named kinds that an assignment breaks and the board does not state. */
  #broken(values: Values, kinds: ReadonlySet<string>): readonly LazyReason[] {
    const { explained } = this.#prepared.board;
    if (kinds.size === 0) return [];
    const missing = explained.separate?.(values) ?? [];
    return missing.filter(({ reason, rows }) => {
      return kinds.has(reason.kind) && !rows.every((row) => rowHolds(row, values));
    });
  }
}

/**
 * Guards of a contradiction, none of which can be left out: each is tried, the first of them first. A try
 * that comes to its limit keeps the guard.
 */
function neededOf(
  session: Questions,
  core: readonly Guard[],
  question: Omit<GuardedQuestion, 'guards'>,
): readonly Guard[] {
  let kept = core;
  for (const guard of core) {
    if (!kept.includes(guard)) continue;
    const answer = session.solve({ ...question, guards: kept.filter((other) => other !== guard) });
    if (answer.status === 'contradiction') kept = answer.guards;
  }
  return kept;
}

/** Reasons that only say that one place takes one of its values. */
export function impliedReasons({ marks, reasons }: Board): readonly number[] {
  const marksAt = marksAtPlaces(marks);
  return reasons.flatMap(({ index, scope }) => {
    const [first, ...others] = scope.map((mark) => marks[mark]!.place);
    if (first === undefined || others.length === 0 || marksAt.get(first) !== scope.length) return [];
    return others.every((place) => place === first) ? [index] : [];
  });
}

/** Rows of reasons about several places that only say that one of these takes one of its values. */
function impliedRows({ marks, reasons }: Board, alone: readonly number[]): readonly Row[] {
  const ofOnePlace = new Set(alone);
  const marksAt = marksAtPlaces(marks);
  const placeOf = new Map(marks.map(({ variable, place }) => [variable, place]));
  const implied = new Map<string, Row>();
  for (const row of reasons.filter(({ index }) => !ofOnePlace.has(index)).flatMap((one) => one.rows)) {
    const { variables, coefficients, lower, upper } = row;
    const place = placeOf.get(variables[0]!);
    if (place === undefined || variables.length < 2 || marksAt.get(place) !== variables.length) continue;
    const isOne = lower === 1 && upper === 1 && coefficients.every((coefficient) => coefficient === 1);
    if (isOne && variables.every((variable) => placeOf.get(variable) === place)) implied.set(place, row);
  }
  return [...implied.values()];
}

function literalOf({ marks }: Board, { mark, value }: Known): number {
  const { variable } = marks[mark]!;
  return value ? variable : ~variable;
}

function abortOf({ abort }: Board): { readonly abort?: () => boolean } {
  return abort === undefined ? {} : { abort };
}

/** @throws Error when an assignment is no counterexample: a defect of the engine */
function requireKept(board: Board, rows: readonly Row[], assumed: readonly number[], values: Values): void {
  const isKept = assumed.every((literal) => (literal < 0 ? values[~literal] === 0 : values[literal] === 1));
  if (isKept && rows.every((row) => rowHolds(row, values))) return;
  throw new Error(`a counterexample of model ${board.model.name} breaks a row`);
}
