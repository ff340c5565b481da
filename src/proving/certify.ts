/**
 * The one place that decides whether a finished puzzle may be called unique: generators, pictures, books and
 * minimum problems all ask here, with whichever formulation suits the engine best. Where the solution is
 * known and plain code confirms from the rules alone that it is the only one, nothing is left to the engine,
 * and no model is built.
 */
import type { Budget } from '../core/index.js';
import type { AnyFamily, Puzzle } from '../families/contract/index.js';
import type { Engine } from '../solve/index.js';
import type { CheckAnswer } from './answer.js';
import { checkPuzzle } from './check.js';
import { chooseFormulation } from './formulation.js';

/** Options for certifying a puzzle. */
export interface CertifyOptions {
  readonly engine: Engine;
  readonly budget?: Budget;
  /** Have an independent checker follow the proof; default true. */
  readonly checkProof?: boolean;
  /**
   * True if an unchecked proof is taken when the budget ends before a checked one is complete, so that the
   * verdict does not depend on `checkProof`. Default false.
   */
  readonly acceptUnchecked?: boolean;
  /** A solution that the puzzle is known to have. */
  readonly expected?: unknown;
}

/**
 * Decides whether a puzzle has exactly one solution, and proves it.
 * @throws PuzzlewrightError `engine-refuses-model` when no formulation suits the engine; Error when the
 *   engine contradicts the rules or the expected solution
 */
export function certify(family: AnyFamily, puzzle: Puzzle, options: CertifyOptions): CheckAnswer {
  const { engine, budget = {}, checkProof = true, acceptUnchecked = false } = options;
  const formulation = chooseFormulation(family, engine.id);
  if (isConfirmedOnly(family, puzzle, options)) {
    const statistics = { variables: 0, rows: 0, work: {} };
    const solution = options.expected;
    const found = { verdict: 'unique', solution, certified: checkProof } as const;
    return { engine: engine.id, formulation: formulation.id, statistics, ...found };
  }
  const check = (certify: boolean): CheckAnswer =>
    checkPuzzle({ family, puzzle, formulation, engine, budget, certify });
  const checked = check(checkProof);
  const isRepeated = checkProof && acceptUnchecked && checked.verdict === 'undecided';
  const answer = isRepeated ? check(false) : checked;
  refuseContradiction(family, puzzle, answer, options);
  return answer;
}

/**
 * True if the rules accept the expected solution and confirm that there is no other. HiGHS is asked for its
 * own verdict.
 */
function isConfirmedOnly(family: AnyFamily, puzzle: Puzzle, { engine, expected }: CertifyOptions): boolean {
  if (expected === undefined || engine.id !== 'sat') return false;
  if (family.confirmsOnlySolution === undefined || family.verify(puzzle, expected).length > 0) return false;
  return family.confirmsOnlySolution(puzzle, expected);
}

/** @throws Error when the expected solution is none, or not the only one where the puzzle is called unique */
function refuseContradiction(
  family: AnyFamily,
  puzzle: Puzzle,
  answer: CheckAnswer,
  { expected, engine }: CertifyOptions,
): void {
  if (expected === undefined) return;
  const isOther = answer.verdict === 'unique' && family.differences(expected, answer.solution).length > 0;
  if (answer.verdict !== 'none' && !isOther && family.verify(puzzle, expected).length === 0) return;
  throw new Error(
    `a ${family.id} puzzle was made with a solution that is not its own: ` +
      `the verdict of the engine ${engine.id} is ${answer.verdict}${isOther ? ', with another solution' : ''}`,
  );
}
