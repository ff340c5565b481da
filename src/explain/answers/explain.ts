/** The solution of a puzzle as steps that a person can follow. */
import type { Budget } from '../../core/index.js';
import type { AnyFamily } from '../../families/contract/index.js';
import { ratePrepared } from '../difficulty/index.js';
import {
  type Prepared,
  type PuzzleToExplain,
  prepare,
  unlessInterrupted,
  withFirstReasons,
} from '../knowledge/index.js';
import { type Board, countedSteps, type ExplainAnswer, type Explanation, type Step } from '../model/index.js';
import type { JointBudget } from '../search/index.js';
import { stateNeeded, withProofs } from '../statement/index.js';
import { Explainer, type Finding } from './explainer.js';

/** The progress of an explanation: the marks that its steps have decided, of all that it has to decide. */
export interface ExplainProgress {
  readonly done: number;
  readonly of: number;
}

/** A puzzle, and limits on the work. */
export interface ExplainRequest extends PuzzleToExplain {
  /** The explanation ends when it has this number of steps. Default: no limit. */
  readonly steps?: number;
  /** The explanation ends when this number of questions has been asked. Default: 200 000. */
  readonly queries?: number;
  /** Limits on the work for one step. */
  readonly joint?: JointBudget;
  /** Compute the difficulty of a whole explanation too; default true. */
  readonly rates?: boolean;
  /** Prove the steps of several rules line by line; default false. */
  readonly proofs?: boolean;
  /** Receives each place that a move should not have found, which is passed over. */
  readonly onWrongMove?: (why: string) => void;
  /** Called after every step. */
  readonly onProgress?: (progress: ExplainProgress) => void;
}

/** The questions after which an explanation ends, unless it is asked for more. */
export const USUAL_QUESTIONS = 200_000;

/**
 * Proves that the puzzle has exactly one solution and explains it, step by step, until it is complete or a
 * limit is hit.
 * @throws PuzzlewrightError `no-explanations` when the family states no reasons
 */
export function explainPuzzle(request: ExplainRequest): ExplainAnswer {
  const preparation = prepare(request);
  if (preparation.status !== 'ready') return preparation;
  return { status: 'explained', explanation: explainPrepared(preparation.prepared, request) };
}

/**
 * Explains a puzzle that is laid out already. Reasons that are met on the way are added to its board.
 * @param alsoWanted marks to be stated besides the entries of the solution
 */
export function explainPrepared(
  prepared: Prepared,
  {
    family,
    budget,
    steps: mostSteps = Infinity,
    queries: mostQueries = USUAL_QUESTIONS,
    joint,
    rates = true,
    proofs = false,
    onWrongMove,
    onProgress,
  }: ExplainRequest,
  alsoWanted: readonly number[] = [],
): Explanation {
  const { board, solution, assignment } = prepared;
  const reasonCount = board.reasons.length;
  const { moves } = family.explaining!;
  const known = board.given.map(({ mark }) => mark);
  const explainer = new Explainer(prepared, { moves, onWrongMove, known, joint });
  const findings: Finding[] = [];
  const whole: Step[] = [];
  const of = explainer.openCount;
  const limitHit = (): Explanation['limit'] => {
    if (countedSteps(board.marks, whole).length >= mostSteps) return 'steps';
    return explainer.queries >= mostQueries ? 'queries' : undefined;
  };
  let limit = limitHit();
  while (!explainer.isSolved && limit === undefined) {
    const next = unlessInterrupted(() =>
      explainer.advance().map((one) => [one, explainer.step(one)] as const),
    );
    for (const [finding, step] of next ?? []) {
      findings.push(finding);
      whole.push(step);
    }
    onProgress?.({ done: of - explainer.openCount, of });
    limit = next === undefined ? 'abort' : limitHit();
  }
  const values = board.read(assignment);
  const isWanted = wantedIn(board, values, alsoWanted);
  const needed = (): readonly Step[] => {
    return stateNeeded(findings, isWanted, (finding, marks) => {
      return marks.length < finding.marks.length ? explainer.step(finding, marks) : whole[finding.time]!;
    });
  };
  const stated = (explainer.isSolved ? unlessInterrupted(needed) : undefined) ?? whole;
  const isWhole = explainer.isSolved && countedSteps(board.marks, stated).length <= mostSteps;
  const steps = isWhole ? stated : firstOf(board, stated, mostSteps);
  const rating = isWhole && rates ? ratingOf(family, withFirstReasons(prepared, reasonCount), budget) : {};
  return {
    verdict: isWhole ? 'solved' : 'limit',
    marks: board.marks,
    given: board.given,
    premises: board.explained.premises ?? [],
    steps: proofs ? withProofs(board, steps, known) : steps,
    solution,
    values,
    queries: explainer.queries,
    ...rating,
    ...(isWhole || limit === undefined ? {} : { limit }),
  };
}

/** The steps up to a number of those that players count. */
function firstOf({ marks }: Board, steps: readonly Step[], most: number): readonly Step[] {
  const end = countedSteps(marks, steps)[most];
  return end === undefined ? steps : steps.slice(0, steps.indexOf(end));
}

/**
 * The marks that make a solution: its entries, without the crosses at places that have nothing else to write,
 * which are stated where something rests on them.
 */
function wantedIn(
  { marks, isEntry }: Board,
  values: readonly boolean[],
  alsoWanted: readonly number[],
): (mark: number) => boolean {
  const also = new Set(alsoWanted);
  return (mark) => {
    const known = { mark, value: values[mark]! };
    const isCross = !known.value && marks[mark]!.atLeast === undefined;
    return also.has(mark) || (isEntry(known) && !isCross);
  };
}

/** The difficulty, as the command `rate` says it; nothing when its work reached a limit. */
function ratingOf(
  family: AnyFamily,
  prepared: Prepared,
  { abort }: Budget = {},
): Pick<Explanation, 'difficulty' | 'word'> {
  const answer = ratePrepared(family, prepared, abort === undefined ? {} : { abort });
  if (answer.status !== 'rated') return {};
  const { difficulty: word, steps } = answer;
  return { difficulty: steps.number, ...(word === undefined ? {} : { word }) };
}
