/** The common frame of requests about a puzzle while a session is open: its input and its results. */
import { type Budget, describeIssue, type LimitName } from '../core/index.js';
import type { BestKnown, Progress, Session, Values, VariableIndex, Work } from '../solve/index.js';
import type { Answered, PuzzleRequest } from './answer.js';

/** A session whose solutions are the puzzle's solutions. */
interface Opened {
  readonly session: Session;
  readonly projection: readonly VariableIndex[];
  /** The rest of the request's budget. */
  readonly budget: Budget;
  /** A solution, when one is known already. */
  readonly start?: Values;
  /** Assignments that are likely to be near a solution, see {@link Formulated.starts}. */
  readonly starts?: (abort?: () => boolean) => Iterator<Values>;
  /** Variables that are enough to exclude a solution, see {@link FormulatedShape.distinguish}. */
  readonly distinguish?: (values: Values) => readonly VariableIndex[];
  /**
   * Decodes a solution and has the rules verify it.
   * @throws Error when the rules refuse it: a defect of the formulation or the engine
   */
  accept(values: Values): unknown;
}

/** The finding; or `none`, no solution at all; or a limit that was hit before the optimum was found. */
export type Finding<Found> =
  | { readonly status: 'found'; readonly found: Found }
  | { readonly status: 'none' }
  | { readonly status: 'limit'; readonly limit: LimitName; readonly bestKnown: BestKnown };

/** The report of every use of a session: its work, and the check of the proofs that it depends on. */
export interface Examination {
  readonly work: Work;
  readonly certified: boolean;
}

/** The use of an open session. */
export type Look<Found> = (opened: Opened) => Found;

/** The finding, and the report on how it was found. */
export interface Asked<Found> {
  readonly answered: Answered;
  readonly finding: Finding<Found>;
}

/**
 * True if a checker follows proofs, so that an answer may be called certified: the engine has to write them.
 */
export function isChecked({ engine, certify = true }: Pick<PuzzleRequest, 'engine' | 'certify'>): boolean {
  return certify && engine.id === 'sat';
}

/** The session, which reports the bounds that are proved so far. */
export function reportingTo(
  onProgress: ((progress: Progress) => void) | undefined,
  session: Session,
): Session {
  if (onProgress === undefined) return session;
  return {
    model: session.model,
    solve: (request) => session.solve({ onProgress, ...request }),
    addRows: (rows) => session.addRows(rows),
    dispose: () => session.dispose(),
  };
}

/**
 * The solution, once the rules have verified it.
 * @throws Error when they refuse it: a defect of the formulation or the engine
 */
export function verified({ family, puzzle, formulation, engine }: PuzzleRequest, solution: unknown): unknown {
  const [first] = family.verify(puzzle, solution);
  if (first === undefined) return solution;
  throw new Error(
    `the rules of ${family.id} refuse the solution that formulation ${formulation.id} and engine ${engine.id} ` +
      `found: ${describeIssue(first)}`,
  );
}
