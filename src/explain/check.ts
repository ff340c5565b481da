/**
 * The check of every step before it is returned, on a small model of its own: the reasons, the facts and the opposite of
 * the conclusions contradict each other, by a proof that the independent checker follows; and without any one of the
 * reasons there is an assignment, whose rows are evaluated. It shares nothing with the search that found the step but the
 * board.
 */
import { GuardedSession } from '../engine/sat/index.js';
import type { Known } from '../families/explaining.js';
import { rowHolds } from '../model/evaluate.js';
import type { Row } from '../model/model.js';
import type { Board } from './board.js';
import { oppositeRow } from './entailment.js';
import { type Part, rowsOf } from './part.js';
import { SmallModel } from './small-model.js';
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
  const { parts, facts, conclusions } = claim;
  const small = new SmallModel(
    board,
    parts.map((part) => board.reasons[part.reason]!),
  );
  if ([...facts, ...conclusions].some(({ mark }) => small.variableOf(mark) === undefined)) {
    return refused('a fact or a conclusion is about something that no reason speaks of');
  }
  const stated = parts.map((part) => small.move(rowsOf(board.reasons[part.reason]!, part.half)));
  const always = [
    ...small.definitions,
    ...small.move([oppositeRow(board, conclusions), ...factRows(board, facts)]),
  ];
  const session = new GuardedSession(small.model, always, { certify: true });
  const guards = stated.map((rows) => session.guard(rows));
  const all = session.solve({ guards });
  if (all.status !== 'contradiction') return refused('the reasons and facts do not force the conclusions');
  const witnesses: Witness[] = [];
  for (const without of guards) {
    const id = board.reasons[parts[without]!.reason]!.reason.id;
    const answer = session.solve({ guards: guards.filter((guard) => guard !== without) });
    if (answer.status !== 'assignment') return refused(`the reason ${id} is not needed`);
    const rows = [...always, ...stated.filter((_, part) => part !== without).flat()];
    if (!rows.every((row) => rowHolds(row, answer.values))) {
      return refused(`the witness that the reason ${id} is needed breaks a row`);
    }
    witnesses.push({ without, values: small.read(answer.values) });
  }
  return { status: 'checked', check: { certified: true, witnesses } };
}

/** Facts as rows. */
function factRows({ marks }: Board, facts: readonly Known[]): readonly Row[] {
  return facts.map(({ mark, value }) => ({
    name: 'fact',
    variables: [marks[mark]!.variable],
    coefficients: [1],
    lower: Number(value),
    upper: Number(value),
  }));
}

function refused(why: string): Checked {
  return { status: 'refused', why };
}
