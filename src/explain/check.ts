/**
 * The check of every step before it is returned, on a small model of its own: the reasons, the facts and the opposite of
 * the conclusions contradict each other, by a proof that the independent checker follows; and without any one of the
 * reasons there is an assignment, whose rows are evaluated. It shares nothing with the search that found the step but the
 * board.
 */
import { GuardedSession } from '../engine/sat/index.js';
import type { Known } from '../families/explaining.js';
import { rowHolds } from '../model/evaluate.js';
import type { Model, Row, Values, Variable } from '../model/model.js';
import type { Board } from './board.js';
import { oppositeRow } from './entailment.js';
import { type Part, rowsOf } from './part.js';
import type { StepCheck, Witness } from './step.js';

/** What is checked of a step. */
export interface Claim {
  /** One for each reason. */
  readonly parts: readonly Part[];
  readonly facts: readonly Known[];
  readonly conclusions: readonly Known[];
}

/** The check, or what is wrong with the claim. */
export type Checked =
  | { readonly status: 'checked'; readonly check: StepCheck }
  | { readonly status: 'refused'; readonly why: string };

/** Checks a claim. */
export function checkClaim(board: Board, claim: Claim): Checked {
  const small = restrict(board, claim);
  const session = new GuardedSession(small.model, small.always, { certify: true });
  const guards = small.parts.map((rows) => session.guard(rows));
  const all = session.solve({ guards });
  if (all.status !== 'contradiction') return refused('the reasons and facts do not force the conclusions');
  const witnesses: Witness[] = [];
  for (const without of guards) {
    const id = board.reasons[claim.parts[without]!.reason]!.reason.id;
    const answer = session.solve({ guards: guards.filter((guard) => guard !== without) });
    if (answer.status !== 'assignment') return refused(`the reason ${id} is not needed`);
    const rows = [...small.always, ...small.parts.filter((_, part) => part !== without).flat()];
    if (!rows.every((row) => rowHolds(row, answer.values))) {
      return refused(`the witness that the reason ${id} is needed breaks a row`);
    }
    witnesses.push({ without, values: small.read(answer.values) });
  }
  return { status: 'checked', check: { certified: true, witnesses } };
}

function refused(why: string): Checked {
  return { status: 'refused', why };
}

/** The part of the model that a claim speaks about, facts stated as bounds. */
interface SmallModel {
  readonly model: Model;
  /** Definitions, and the row that says that not all conclusions hold. */
  readonly always: readonly Row[];
  /** The rows of each part. */
  readonly parts: readonly (readonly Row[])[];
  /** The value of every mark in the model. */
  read(values: Values): readonly Known[];
}

function restrict(board: Board, { parts, facts, conclusions }: Claim): SmallModel {
  const stated = parts.map((part) => board.reasons[part.reason]!);
  const rows = parts.map((part, index) => rowsOf(stated[index]!, part.half));
  const definitions = [...new Set(stated.flatMap((reason) => reason.definitions))];
  const always = [...definitions, oppositeRow(board, conclusions)];
  const used = new Set([...rows.flat(), ...always].flatMap(({ variables }) => variables));
  const original = [...used].sort((one, other) => one - other);
  const place = new Map(original.map((variable, index) => [variable, index]));
  const value = new Map(facts.map((fact) => [board.marks[fact.mark]!.variable, Number(fact.value)]));
  const variables = original.map((variable): Variable => {
    const known = value.get(variable);
    const whole = board.model.variables[variable]!;
    return known === undefined ? whole : { ...whole, lower: known, upper: known };
  });
  const moved = (row: Row): Row => ({
    ...row,
    variables: row.variables.map((variable) => place.get(variable)!),
  });
  return {
    model: { name: board.model.name, variables, rows: [] },
    always: always.map(moved),
    parts: rows.map((some) => some.map(moved)),
    read: (values) =>
      original.flatMap((variable, index) => {
        const mark = board.markOf(variable);
        return mark < 0 ? [] : [{ mark, value: values[index] === 1 }];
      }),
  };
}
