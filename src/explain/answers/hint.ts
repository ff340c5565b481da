/** The next step from a partial solution; or the entry in it that is wrong, with the step that says so. */
import { type Result, success } from '../../core/index.js';
import type { Known } from '../../families/contract/index.js';
import { type Prepared, type PuzzleToExplain, prepare, unlessInterrupted } from '../knowledge/index.js';
import { entryTest, type HintAnswer, type Step } from '../model/index.js';
import type { JointBudget } from '../search/index.js';
import { marksUsed, stateNeeded, withProofs } from '../statement/index.js';
import { USUAL_QUESTIONS } from './explain.js';
import { Explainer, type Finding } from './explainer.js';

/** A puzzle with a partial solution, and limits on the work. */
export interface HintRequest extends PuzzleToExplain {
  /** The partial solution: JSON of any shape, which the family reads. Absent: nothing is entered yet. */
  readonly state?: unknown;
  /** It ends when this number of questions has been asked. Default: 200 000. */
  readonly queries?: number;
  /** Limits on the work for one step. */
  readonly joint?: JointBudget;
  /** Prove the steps of several rules line by line; default false. */
  readonly proofs?: boolean;
}

/**
 * Proves that the puzzle has exactly one solution and finds the first step that the state lacks: one that
 * enters something, or one of several reasons. Issues where the state is not of the puzzle's shape.
 * @throws PuzzlewrightError `no-explanations` when the family states no reasons
 */
export function hintFor(request: HintRequest): Result<HintAnswer> {
  const { family, puzzle, state } = request;
  const preparation = prepare(request);
  if (preparation.status !== 'ready') return success(preparation);
  const { prepared } = preparation;
  if (state === undefined) return success(hintAfter(prepared, [], request));
  const read = family.explaining!.readState(state, puzzle, prepared.board.marks);
  return read.ok ? success(hintAfter(prepared, read.value, request)) : read;
}

/** The next step from a state of a puzzle that is laid out; reasons that it meets come to its board. */
export function hintAfter(
  prepared: Prepared,
  state: readonly Known[],
  request: Omit<HintRequest, 'state'>,
): HintAnswer {
  const { board, assignment } = prepared;
  const { marks } = board;
  const values = board.read(assignment);
  const wrong = wrongEntry(prepared, state, values);
  const right = wrong === undefined ? state : elsewhere(prepared, state, values);
  const known = new Set([...board.given, ...right].map(({ mark }) => mark));
  if (wrong === undefined && values.every((value, mark) => !value || known.has(mark))) {
    return { status: 'complete' };
  }
  const found = firstStep(prepared, [...known], wrong?.mark, request);
  if ('limit' in found) return { status: 'undecided', limit: found.limit };
  return wrong === undefined
    ? { status: 'hint', marks, ...found }
    : { status: 'wrong', marks, wrong, ...found };
}

/** The first entry of a state that differs from the solution; a note where no entry does. */
function wrongEntry({ board }: Prepared, state: readonly Known[], values: readonly boolean[]) {
  const isEntry = entryTest(board.marks);
  const wrong = state.filter(({ mark, value }) => value !== values[mark]);
  return wrong.find(isEntry) ?? wrong[0];
}

/**
 * The state without places that contain a wrong value: a wrong number has rightly crossed out others there.
 */
function elsewhere(
  { board }: Prepared,
  state: readonly Known[],
  values: readonly boolean[],
): readonly Known[] {
  const placeOf = ({ mark }: Known): string => board.marks[mark]!.place;
  const wrong = new Set(state.filter(({ mark, value }) => value !== values[mark]).map(placeOf));
  return state.filter((known) => !wrong.has(placeOf(known)));
}

/**
 * The first step from the known facts that a player needs, and the steps before it that it rests on. Notes
 * and crosses beside entries are no hints.
 * @param wrong the mark that is to be concluded; absent: any
 * @throws Error when the steps come to an end without it: a defect
 */
function firstStep(
  prepared: Prepared,
  known: readonly number[],
  wrong: number | undefined,
  { family, queries = USUAL_QUESTIONS, joint, proofs = false }: HintRequest,
): { readonly step: Step; readonly before: readonly Step[] } | { readonly limit: 'queries' | 'abort' } {
  const { moves } = family.explaining!;
  const explainer = new Explainer(prepared, { moves, known, joint });
  const { board } = explainer;
  const findings: Finding[] = [];
  const isHint = ({ isPlain, reasons, marks, use }: Finding): boolean => {
    if (isPlain || use?.move.isPlain === true) return false;
    return reasons.length > 1 || marks.some((mark) => board.isEntry(explainer.truth(mark)));
  };
  while (!explainer.isSolved) {
    if (explainer.queries >= queries) return { limit: 'queries' };
    const next = unlessInterrupted(() => explainer.advance());
    if (next === undefined) return { limit: 'abort' };
    const found = next.find(wrong === undefined ? isHint : ({ marks }) => marks.includes(wrong));
    findings.push(...next);
    if (found === undefined) continue;
    const stated = unlessInterrupted(() => {
      const step = stepOf(explainer, found, wrong);
      const used = new Set(marksUsed(step));
      const earlier = findings.slice(0, found.time);
      const before = stateNeeded(
        earlier,
        (mark) => used.has(mark),
        (...one) => explainer.step(...one),
      );
      return [...before, step];
    });
    if (stated === undefined) return { limit: 'abort' };
    const steps = proofs ? withProofs(board, stated, known) : stated;
    return { step: steps.at(-1)!, before: steps.slice(0, -1) };
  }
  throw new Error(`no step of model ${board.model.name} leads on from a partial solution`);
}

/**
 * The step of a finding; of a wrong entry the one conclusion that refutes it, in the words of its rules where
 * its move only has a sentence about all.
 */
function stepOf(explainer: Explainer, finding: Finding, wrong: number | undefined): Step {
  if (wrong === undefined) return explainer.step(finding);
  const { use, ...search } = finding;
  return explainer.step(use?.move.narrow === undefined ? search : finding, [wrong]);
}
