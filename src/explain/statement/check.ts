/**
 * The check of every step before it is returned, on a small model that no search uses: the reasons, the facts
 * and the opposite of the conclusions contradict each other, by a proof that the independent checker follows;
 * and without any one of the reasons there is an assignment, whose rows are evaluated. It shares nothing with
 * the search that found the step but the board. Of claims from one counting row that differ in the names of
 * their marks only, the first is proved.
 */

import type { Known } from '../../families/contract/index.js';
import { type Guard, type Row, rowHolds } from '../../solve/index.js';
import { Questions } from '../knowledge/index.js';
import {
  type Board,
  oppositeRow,
  type Part,
  rowsOf,
  SmallModel,
  type StepCheck,
  type Witness,
} from '../model/index.js';
import { type Claim, type ClaimShape, shapeOfClaim } from '../proof/index.js';

/** The check, or the defect of the claim. */
export type Checked =
  | { readonly status: 'checked'; readonly check: StepCheck }
  | { readonly status: 'refused'; readonly why: string };

/** Checks claims about a board. The small model of a single reason serves all claims from it. */
export class ClaimChecker {
  readonly #board: Board;
  readonly #alone: Map<string, Layout> = new Map();
  /** By the shape of a claim that was proved: the values that its witness has, in the order of the shape. */
  readonly #proved: Map<string, readonly boolean[]> = new Map();

  constructor(board: Board) {
    this.#board = board;
  }

  /** Checks a claim. */
  check(claim: Claim): Checked {
    const shape = shapeOfClaim(this.#board, claim);
    const values = shape && this.#proved.get(shape.key);
    if (values !== undefined) return checkedAs(shape!, values, claim);
    const checked = this.#prove(claim);
    if (shape !== undefined && checked.status === 'checked') {
      this.#proved.set(shape.key, valuesIn(shape, checked.check.witnesses[0]!));
    }
    return checked;
  }

  #prove({ parts, facts, conclusions }: Claim): Checked {
    const board = this.#board;
    const { small, stated, session, guards } = this.#layOut(parts);
    if ([...facts, ...conclusions].some(({ mark }) => small.variableOf(mark) === undefined)) {
      return refused('a fact or a conclusion is about something that no reason speaks of');
    }
    const always = small.move([oppositeRow(board, conclusions), ...factRows(board, facts)]);
    const opposite = session.guard(always);
    const all = session.solve({ guards: [...guards, opposite] });
    if (all.status !== 'contradiction') return refused('the reasons and facts do not force the conclusions');
    const witnesses: Witness[] = [];
    for (const [without, left] of guards.entries()) {
      const id = board.reasons[parts[without]!.reason]!.reason.id;
      const others = guards.filter((guard) => guard !== left);
      const answer = session.solve({ guards: [...others, opposite] });
      if (answer.status !== 'assignment') return refused(`the reason ${id} is not needed`);
      const rows = [...small.definitions, ...always, ...stated.filter((_, part) => part !== without).flat()];
      if (!rows.every((row) => rowHolds(row, answer.values))) {
        return refused(`the witness that the reason ${id} is needed breaks a row`);
      }
      witnesses.push({ without, values: small.read(answer.values) });
    }
    return { status: 'checked', check: { certified: true, witnesses } };
  }

  #layOut(parts: readonly Part[]): Layout {
    const [only, ...more] = parts;
    if (only === undefined || more.length > 0) return layOut(this.#board, parts);
    const key = `${only.reason} ${only.half ?? ''}`;
    const layout = this.#alone.get(key) ?? layOut(this.#board, parts);
    this.#alone.set(key, layout);
    return layout;
  }
}

/** The check of a claim of a shape that is proved, with the witness of that proof. */
function checkedAs(
  { marks }: ClaimShape,
  values: readonly boolean[],
  { facts, conclusions }: Claim,
): Checked {
  const byMark = new Map(marks.map((mark, place) => [mark, values[place]!]));
  const holds = ({ mark, value }: Known): boolean => byMark.get(mark) === value;
  if (!facts.every(holds) || conclusions.every(holds)) return refused('the witness breaks a row');
  const inOrder = [...byMark].map(([mark, value]) => ({ mark, value }));
  const witness = { without: 0, values: inOrder.sort((one, other) => one.mark - other.mark) };
  return { status: 'checked', check: { certified: true, witnesses: [witness] } };
}

function valuesIn({ marks }: ClaimShape, witness: Witness): readonly boolean[] {
  const byMark = new Map(witness.values.map(({ mark, value }) => [mark, value]));
  return marks.map((mark) => byMark.get(mark)!);
}

/**
 * Parts on a small model, with a guard for each; every contradiction is followed by the independent checker.
 */
interface Layout {
  readonly small: SmallModel;
  readonly stated: readonly (readonly Row[])[];
  readonly session: Questions;
  readonly guards: readonly Guard[];
}

function layOut(board: Board, parts: readonly Part[]): Layout {
  const small = new SmallModel(
    board,
    parts.map((part) => board.reasons[part.reason]!),
  );
  const stated = parts.map((part) => small.move(rowsOf(board.reasons[part.reason]!, part.half)));
  const session = new Questions(board, small.model, small.definitions, { certify: true });
  return { small, stated, session, guards: stated.map((rows) => session.guard(rows)) };
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
