/** Steps of several reasons compared with the enumeration of all smaller sets of reasons. */

import { openBatch } from '../../generators/batch.js';
import { makePuzzle } from '../../generators/make.js';
import { findGenerator } from '../../generators/registry.js';
import { Explainer } from '../../src/explain/answers/explainer.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Board } from '../../src/explain/model/board.js';
import type { AnyFamily, Puzzle } from '../../src/families/contract/family.js';
import { findFamily } from '../../src/families/index.js';
import { GuardedSession, satEngine } from '../../src/solve/sat/index.js';
import { nextSteps } from './next-steps.js';
import { statedParts } from './stated.js';

/** The result of the comparison. */
export interface Compared {
  /** By step that is proved smallest: how many rules it has, each counted by itself. */
  readonly sizes: readonly number[];
  /** The number of sets of fewer reasons were tried. */
  readonly sets: number;
  /** Sets of fewer reasons that decide something although a step says that none does. */
  readonly wrong: readonly string[];
}

/** A generated puzzle. */
export async function generated(
  id: string,
  settings: Readonly<Record<string, unknown>>,
  seed: string,
): Promise<{ readonly family: AnyFamily; readonly puzzle: Puzzle }> {
  const batch = await openBatch({ generator: findGenerator(id)!, settings, goal: { noGuess: false }, seed });
  if (!batch.ok) throw new Error(batch.issues[0]!.message);
  const limits = { number: 1, firstAttempt: 0, limitAttempts: 300, certify: false };
  const made = makePuzzle({ batch: batch.value, ...limits }, satEngine);
  if (made.status === 'limit') throw new Error(`no ${id} was made`);
  return { family: findFamily(id)!, puzzle: made.record.puzzle };
}

/**
 * Explains a puzzle and tries all smaller sets of reasons for the first step of several reasons in each
 * round.
 * @param most rounds in which more sets than this are to be tried are passed over
 */
export function compareWithEnumeration(family: AnyFamily, puzzle: Puzzle, most: number): Compared {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { prepared } = preparation;
  const { board, assignment } = prepared;
  const values = board.read(assignment);
  const known = board.given.map(({ mark }) => mark);
  const explainer = new Explainer(prepared, { known });
  const sizes: number[] = [];
  const wrong: string[] = [];
  let sets = 0;
  while (!explainer.isSolved) {
    const before = board.marks.map((_, mark) => explainer.isKnown(mark));
    const [step] = nextSteps(explainer);
    if (step === undefined || step.size < 2 || step.smallest !== 'proved') continue;
    const smaller = setsBelow(board.reasons.length, step.size, most);
    if (smaller === undefined) continue;
    const own = statedParts(board, step.reasons).map(({ reason }) => reason);
    const decides = askedOf(board, before, values);
    sizes.push(step.size);
    sets += smaller.length;
    for (const set of smaller) {
      if (decides(set))
        wrong.push(`${set.map((reason) => board.reasons[reason]!.reason.id)} in round ${step.round}`);
    }
    if (!decides(own)) wrong.push(`${step.reasons.map(({ reason }) => reason.id)} decides nothing`);
  }
  return { sizes, sets, wrong };
}

/**
 * The sizes of all steps of several reasons, in ascending order; undefined when one of them is not proved
 * smallest.
 */
export function jointSizes(family: AnyFamily, puzzle: Puzzle): readonly number[] | undefined {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(preparation.status);
  const { prepared } = preparation;
  const known = prepared.board.given.map(({ mark }) => mark);
  const explainer = new Explainer(prepared, { known });
  const sizes: number[] = [];
  while (!explainer.isSolved) {
    const steps = nextSteps(explainer);
    if (steps.some(({ smallest }) => smallest === 'found')) return undefined;
    sizes.push(...steps.map(({ size }) => size));
  }
  return sizes.filter((size) => size > 1).sort((one, other) => one - other);
}

/** True if some reasons decide an unknown mark, by a question for each mark. */
function askedOf(
  board: Board,
  isKnown: readonly boolean[],
  values: readonly boolean[],
): (set: readonly number[]) => boolean {
  const session = new GuardedSession(board.model, board.definitions);
  for (const { rows } of board.reasons) session.guard(rows);
  const literal = (mark: number, value: boolean): number => {
    const { variable } = board.marks[mark]!;
    return value ? variable : ~variable;
  };
  session.know(values.flatMap((value, mark) => (isKnown[mark] ? [literal(mark, value)] : [])));
  const unknown = values.flatMap((_, mark) => (isKnown[mark] ? [] : [mark]));
  return (set) => {
    const open = new Set<number>();
    for (const mark of unknown) {
      if (open.has(mark)) continue;
      const answer = session.solve({ guards: set, assumed: [literal(mark, !values[mark])] });
      if (answer.status !== 'assignment') return true;
      const read = board.read(answer.values);
      for (const other of unknown) if (read[other] !== values[other]) open.add(other);
    }
    return false;
  };
}

/**
 * All sets of one to `size - 1` of the first `count` whole numbers; undefined when there are more than
 * `most`.
 */
function setsBelow(count: number, size: number, most: number): readonly (readonly number[])[] | undefined {
  let last: readonly (readonly number[])[] = [[]];
  const all: (readonly number[])[] = [];
  for (let length = 1; length < size; length++) {
    if (last.length * count > most * length) return undefined;
    last = last.flatMap((set) => {
      const first = (set.at(-1) ?? -1) + 1;
      return Array.from({ length: count - first }, (_, more) => [...set, first + more]);
    });
    all.push(...last);
  }
  return all;
}
