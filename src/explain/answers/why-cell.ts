/**
 * The steps of the explanation that lead to the value of a cell, and the smallest single step from the givens
 * if it is small.
 */
import type { Cell } from '../../core/index.js';
import { type Prepared, type PuzzleToExplain, prepare, unlessInterrupted } from '../knowledge/index.js';
import type { ExplainAnswer, Explanation, Step } from '../model/index.js';
import type { JointBudget } from '../search/index.js';
import { withProofs } from '../statement/index.js';
import { explainPrepared } from './explain.js';
import { Explainer } from './explainer.js';
import { entriesAt, type LeadUp, leadUpTo, wantedAt } from './lead-up.js';

/** A puzzle, a cell of it, and limits on the work. */
export interface WhyRequest extends PuzzleToExplain {
  readonly cell: Cell;
  /** The explanation ends when it has this number of steps. Default: no limit. */
  readonly steps?: number;
  /** It ends when this number of questions has been asked. Default {@link USUAL_QUESTIONS}. */
  readonly queries?: number;
  /** Prove the steps of several rules line by line; default false. */
  readonly proofs?: boolean;
}

/** The steps to the value of a cell, or the reason why the puzzle has no steps. */
export type WhyAnswer =
  | {
      readonly status: 'explained';
      /** All steps of the puzzle. */
      readonly whole: Explanation;
      readonly found: LeadUp;
      /**
       * Steps from the givens alone that conclude the entries of the cell, one for each of its entries or for
       * several together. Empty: they were not found, have too many reasons, or are the steps that lead there
       * anyway.
       */
      readonly direct: readonly Step[];
    }
  | Exclude<ExplainAnswer, { readonly status: 'explained' }>;

/** A step of more reasons is no answer for a person. */
const MOST_REASONS = 6;
const BUDGET: JointBudget = { proving: 2000, choosing: 100, attempts: 4 };

/**
 * Proves that the puzzle has exactly one solution and finds out why a cell is as it is.
 * @throws PuzzlewrightError `no-explanations` when the family states no reasons
 */
export function whyCell(request: WhyRequest): WhyAnswer {
  const { cell, proofs = false, ...others } = request;
  const preparation = prepare(request);
  if (preparation.status !== 'ready') return preparation;
  const { prepared } = preparation;
  const { board, assignment } = prepared;
  const there = entriesAt({ marks: board.marks, values: board.read(assignment) }, cell);
  const whole = explainPrepared(
    prepared,
    others,
    there.map(({ mark }) => mark),
  );
  const given = whole.given.map(({ mark }) => mark);
  const proved = (steps: readonly Step[]): readonly Step[] =>
    proofs ? withProofs(board, steps, given) : steps;
  const found = leadUpTo(whole, cell, proved);
  const isPlain = found.status !== 'steps' || found.explanation.steps.length <= 1;
  const direct = isPlain ? [] : directSteps(prepared, wantedAt(whole, cell));
  return { status: 'explained', whole, found, direct: direct.flatMap((step) => proved([step])) };
}

function directSteps(prepared: Prepared, wanted: readonly number[]): readonly Step[] {
  const { board } = prepared;
  const known = board.given.map(({ mark }) => mark);
  const explainer = new Explainer(prepared, { known, joint: BUDGET });
  const steps: Step[] = [];
  for (let open = wanted; open.length > 0; ) {
    const [mark, ...others] = open;
    const step = unlessInterrupted(() => explainer.stepTo(mark!, others, MOST_REASONS));
    if (step === undefined) return [];
    steps.push(step);
    const concluded = new Set(step.conclusions.map((known) => known.mark));
    open = others.filter((other) => !concluded.has(other));
  }
  return steps;
}
