/**
 * Right and wrong steps made of explanations, with the verdict that each must have. A step of an explanation
 * follows from its reasons and facts; with a reason less HiGHS, which shares nothing with the judge but the
 * rows, says whether it still does; the opposite of a conclusion is wrong. Counterexamples are evaluated row
 * by row.
 */
import { expect } from 'vitest';
import { createRng } from '../../src/core/index.js';
import { explainPrepared } from '../../src/explain/answers/explain.js';
import { Judge, type Judgement, type Question } from '../../src/explain/judging/judge.js';
import { prepare } from '../../src/explain/knowledge/prepare.js';
import type { Board } from '../../src/explain/model/board.js';
import { marksAtPlaces } from '../../src/explain/model/places.js';
import type { Step } from '../../src/explain/model/step.js';
import type { AnyFamily, Known, Puzzle } from '../../src/families/contract/index.js';
import { openEngine, type Row, rowHolds } from '../../src/solve/index.js';

/** Verdicts that were compared, by kind. */
export interface Compared {
  follows: number;
  open: number;
  wrong: number;
}

/**
 * Compares verdicts on steps of a puzzle until there are enough.
 * @param every HiGHS is asked about each step of this many
 */
export async function compareVerdicts(
  family: AnyFamily,
  puzzle: Puzzle,
  { most, every, seed }: { readonly most: number; readonly every: number; readonly seed: string },
): Promise<Compared> {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`${family.id}: ${preparation.status}`);
  const { prepared } = preparation;
  const { steps } = explainPrepared(prepared, { family, puzzle, rates: false });
  // Reasons that were met on the way are on the board of the judge, too, so that they can be named.
  const { board } = prepared;
  const judge = new Judge(prepared, family.explaining!.moves);
  const rng = createRng(seed);
  const compared: Compared = { follows: 0, open: 0, wrong: 0 };
  const verdict = (entry: Known, question: Question): Judgement => {
    const judged = judge.judge(entry, question);
    if (!judged.ok) throw new Error(judged.issues[0]!.message);
    return judged.value;
  };
  const known: Known[] = [];
  for (const [number, step] of steps.entries()) {
    if (compared.follows + compared.open + compared.wrong >= most) break;
    const ids = step.reasons.map(({ reason }) => reason.id);
    const entry = step.conclusions[rng.integer(step.conclusions.length)]!;
    const opposite = { ...entry, value: !entry.value };

    judge.reset(step.facts);
    const named = verdict(entry, { reasons: ids, step: true });
    expect(['follows', 'solved'], JSON.stringify([family.id, ids, named.status])).toContain(named.status);
    compared.follows++;
    const against = verdict(opposite, { reasons: ids });
    expect(against.status).toBe('wrong');
    requireCounterexample(board, against, { step, ids, entry: opposite });
    compared.wrong++;
    const left = rng.integer(ids.length);
    const others = ids.filter((_, place) => place !== left);
    const without = verdict(entry, { reasons: others });
    if (without.status === 'not-yet') requireCounterexample(board, without, { step, ids: others, entry });
    if (number % every === 0) {
      const expected = (await isForced(board, step, others, entry)) ? ['follows', 'solved'] : ['not-yet'];
      expect(expected, `${family.id} without ${ids[left]}`).toContain(without.status);
    }
    compared.open++;

    judge.reset(known);
    const free = verdict(entry, {});
    expect(free.status).not.toBe('wrong');
    if (step.size === 1 && step.move === undefined)
      expect(['follows', 'solved', 'known']).toContain(free.status);
    compared.follows++;
    const wrong = verdict(opposite, {});
    expect(wrong.status).toBe('wrong');
    compared.wrong++;
    known.push(...step.conclusions);
  }
  return compared;
}

/** The rows of a question with reasons: definitions, what goes without saying, and the reasons. */
function rowsFor(board: Board, ids: readonly string[]): readonly Row[] {
  const marksAt = marksAtPlaces(board.marks);
  const ofOnePlace = board.reasons.filter(({ scope }) => {
    const places = new Set(scope.map((mark) => board.marks[mark]!.place));
    return scope.length > 1 && places.size === 1 && marksAt.get([...places][0]!) === scope.length;
  });
  // In a Calcudoku that a cell holds one number is said by its row and its column.
  const onePlace = board.reasons
    .flatMap(({ rows }) => rows)
    .filter(({ variables, coefficients, lower, upper }) => {
      const places = board.marks.filter(({ variable }) => variables.includes(variable));
      const isOne = lower === 1 && upper === 1 && coefficients.every((one) => one === 1);
      const isWhole = places.length > 1 && places.length === variables.length;
      const own = board.marks.filter(({ place }) => place === places[0]?.place);
      return isOne && isWhole && own.every((mark) => places.includes(mark)) && own.length === places.length;
    });
  const named = ids.map((id) => board.reasons[board.positionOf(id)!]!);
  return [
    ...board.definitions,
    ...new Set([...onePlace, ...[...ofOnePlace, ...named].flatMap(({ rows }) => rows)]),
  ];
}

/** True if reasons and the facts of a step force an entry, by HiGHS. */
async function isForced(
  board: Board,
  { facts }: Step,
  ids: readonly string[],
  entry: Known,
): Promise<boolean> {
  const engine = await openEngine('highs');
  const { objective: _, ...model } = board.model;
  const session = engine.open({ ...model, rows: rowsFor(board, ids) }, {});
  const assumptions = [...knownIn(board, facts), { ...entry, value: !entry.value }].map(({ mark, value }) => {
    return { variable: board.marks[mark]!.variable, value: Number(value) };
  });
  try {
    return session.solve({ assumptions }).status === 'infeasible';
  } finally {
    session.dispose();
  }
}

function knownIn({ given }: Board, facts: readonly Known[]): readonly Known[] {
  const seen = new Set(facts.map(({ mark }) => mark));
  return [...facts, ...given.filter(({ mark }) => !seen.has(mark))];
}

/** Requires that a counterexample keeps the state and the reasons, and breaks the entry. */
function requireCounterexample(
  board: Board,
  judgement: Judgement,
  { step, ids, entry }: { readonly step: Step; readonly ids: readonly string[]; readonly entry: Known },
): void {
  if (!('counterexample' in judgement) || judgement.counterexample === undefined) {
    throw new Error(`no counterexample to ${ids.join(', ')}`);
  }
  const { values } = judgement.counterexample;
  for (const { mark, value } of knownIn(board, step.facts)) expect(values[mark]).toBe(value);
  expect(values[entry.mark]).toBe(!entry.value);
  const isAboutMarks = ({ variables }: Row): boolean =>
    variables.every((variable) => board.markOf(variable) >= 0);
  const assignment = new Float64Array(board.model.variables.length);
  for (const [mark, { variable }] of board.marks.entries()) assignment[variable] = Number(values[mark]);
  for (const row of rowsFor(board, ids).filter(isAboutMarks)) expect(rowHolds(row, assignment)).toBe(true);
}
