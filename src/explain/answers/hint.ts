/** The next step from a partial solution; or the entry in it that is wrong, with the step that says so. */
import { type Result, success } from '../../core/index.js';
import type { Known } from '../../families/contract/index.js';
import { type Prepared, type PuzzleToExplain, prepare, unlessInterrupted } from '../knowledge/index.js';
import { entryTest, type HintAnswer, type Step } from '../model/index.js';
import type { JointBudget } from '../search/index.js';
import { marksUsed, neededSteps } from '../statement/index.js';
import { Explainer } from './explainer.js';

/** A puzzle with a partial solution, and limits on the work. */
export interface HintRequest extends PuzzleToExplain {
  /** The partial solution: JSON of any shape, which the family reads. Absent: nothing is entered yet. */
  readonly state?: unknown;
  /** It ends when this number of questions has been asked. Default: 200 000. */
  readonly queries?: number;
  /** Limits on the work for one step. */
  readonly joint?: JointBudget;
}

const USUAL_QUERIES = 200_000;

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
  if (state === undefined) return success(nextStep(prepared, [], request));
  const read = family.explaining!.readState(state, puzzle, prepared.board.marks);
  return read.ok ? success(nextStep(prepared, read.value, request)) : read;
}

function nextStep(prepared: Prepared, state: readonly Known[], request: HintRequest): HintAnswer {
  const { board, assignment } = prepared;
  const { marks } = board;
  const values = board.read(assignment);
  const wrong = wrongEntry(prepared, state, values);
  const right = wrong === undefined ? state : elsewhere(prepared, state, values);
  const known = new Set([...board.given, ...right].map(({ mark }) => mark));
  if (wrong === undefined && values.every((value, mark) => !value || known.has(mark))) {
    return { status: 'complete' };
  }
  const isEntry = entryTest(marks);
  const isWanted =
    wrong === undefined
      ? ({ size, conclusions }: Step): boolean => size > 1 || conclusions.some(isEntry)
      : ({ conclusions }: Step): boolean => conclusions.some(({ mark }) => mark === wrong.mark);
  const found = firstStep(prepared, [...known], isWanted, request);
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
 * The first wanted step from the known facts, and the steps before it that it needs.
 * @throws Error when the steps come to an end without it: a defect
 */
function firstStep(
  prepared: Prepared,
  known: readonly number[],
  isWanted: (step: Step) => boolean,
  { family, queries = USUAL_QUERIES, joint }: HintRequest,
): { readonly step: Step; readonly before: readonly Step[] } | { readonly limit: 'queries' | 'abort' } {
  const { techniques, moves } = family.explaining!;
  const explainer = new Explainer(prepared, {
    techniques,
    ...(moves === undefined ? {} : { moves }),
    known,
    ...(joint === undefined ? {} : { joint }),
  });
  const steps: Step[] = [];
  while (!explainer.isSolved) {
    if (explainer.queries >= queries) return { limit: 'queries' };
    const next = unlessInterrupted(() => explainer.advance());
    if (next === undefined) return { limit: 'abort' };
    const step = next.find(isWanted);
    steps.push(...next);
    if (step === undefined) continue;
    return { step, before: neededSteps(steps.slice(0, steps.indexOf(step)), marksUsed(step)) };
  }
  throw new Error(`no step of model ${prepared.board.model.name} leads on from a partial solution`);
}
