/**
 * The marks of a puzzle that all solutions have in common: for every mark that people write, whether some
 * solution has it and whether some has not, each proved; and how many solutions there are. Models that
 * puzzles share, as those that differ in their givens, stay open from one question to the next; no answer
 * depends on earlier ones.
 */
import type { LimitName } from '../core/index.js';
import type { Mark, Puzzle } from '../families/contract/index.js';
import {
  BOTH,
  type Estimate,
  estimateSolutions,
  findPossibleValues,
  HAS_ONE,
  HAS_ZERO,
  type PossibleValues,
  remainingBudget,
  type VariableIndex,
} from '../solve/index.js';
import type { Answered, PuzzleRequest } from './answer.js';
import { ask } from './ask.js';
import { checkPuzzle } from './check.js';
import { countPuzzle } from './count.js';
import { chooseFormulation } from './formulation.js';
import { ReasonFormulation } from './reason-formulation.js';
import { ShapeSessions } from './shape-sessions.js';

/** The occurrence of a value in solutions: `unknown` where a limit ended the search. */
export type Possibility = 'possible' | 'impossible' | 'unknown';

/** A mark, and whether it holds in some solution and does not hold in some. */
export interface ForcedMark {
  readonly mark: Mark;
  readonly yes: Possibility;
  readonly no: Possibility;
}

/** The number of solutions: exact, or a lower bound, perhaps with an estimate. */
export type SolutionCount =
  | { readonly count: number; readonly exact: true }
  | { readonly count: number; readonly exact: false; readonly estimate?: Estimate };

/**
 * The marks, all of them decided unless a limit is named. `certified` is about every mark that is called
 * impossible: the proof was checked; a solution that the rules accept shows each possible one.
 */
export type ForcedAnswer = Answered &
  (
    | {
        readonly status: 'found';
        readonly marks: readonly ForcedMark[];
        readonly solutions: SolutionCount;
        readonly limit?: LimitName;
      }
    | { readonly status: 'none' }
    | { readonly status: 'undecided'; readonly limit: LimitName }
  );

/** A question about a puzzle: as others, but the formulation is the one that states reasons. */
export type ForcedRequest = Omit<PuzzleRequest, 'formulation' | 'presolve' | 'shapes'> & {
  /** Count up to this many solutions where there are several; 0: do not count. */
  readonly limit: number;
  /** Random paths of the estimate where there are more; 0: do not estimate. */
  readonly paths: number;
};

/** Asks what is forced in one puzzle after another. */
export class ForcedQuestions {
  readonly #formulations: ReasonFormulation[] = [];
  readonly #shapes = new ShapeSessions();

  /**
   * Decides what is forced in a puzzle.
   * @throws PuzzlewrightError `no-explanations` when the family states no reasons; `engine-refuses-model`;
   *   Error when the rules refuse a solution
   */
  ask(request: ForcedRequest): ForcedAnswer {
    const optimum = optimumOf(request);
    if (optimum.status !== 'stated') return optimum;
    const reasons = this.#reasonsOf(request);
    const { formulation } = reasons;
    const asked = { ...request, formulation, puzzle: optimum.puzzle };
    const { answered, finding } = ask(
      { ...asked, shapes: this.#shapes },
      ({ session, projection, accept, budget }) => {
        const values = findPossibleValues(session, projection, { budget, onSolution: accept });
        return { projection, values, work: values.work, certified: values.certified };
      },
    );
    // Without an objective a question has no other end.
    if (finding.status !== 'found') throw new Error(`the model of ${request.family.id} has an objective`);
    const { projection, values } = finding.found;
    const { found, complete, limit } = values;
    const report = { ...answered, certified: answered.certified && optimum.certified };
    if (found === 0) {
      return complete ? { ...report, status: 'none' } : { ...report, status: 'undecided', limit: limit! };
    }
    return {
      ...report,
      status: 'found',
      marks: marksOf(reasons.stated(asked.puzzle).explained.marks, projection, values),
      solutions: solutionsOf(asked, reasons, values),
      ...(limit === undefined ? {} : { limit }),
    };
  }

  #reasonsOf({ family, engine }: ForcedRequest): ReasonFormulation {
    const known = this.#formulations.find((kept) => kept.family === family && kept.engine === engine.id);
    if (known !== undefined) return known;
    const made = new ReasonFormulation(family, engine.id);
    this.#formulations.push(made);
    return made;
  }
}

/** A puzzle whose solutions are those of its rows alone, or the answer where there is none. */
type Optimum =
  | { readonly status: 'stated'; readonly puzzle: Puzzle; readonly certified: boolean }
  | Exclude<ForcedAnswer, { readonly status: 'found' }>;

/** A puzzle that asks for the best answer is asked about with its optimum as a number. */
function optimumOf({ limit: _, ...request }: ForcedRequest): Optimum {
  const { family, puzzle, engine } = request;
  const { asksForBest, explaining } = family;
  if (asksForBest?.(puzzle) !== true || explaining?.withOptimum === undefined) {
    return { status: 'stated', puzzle, certified: true };
  }
  const answer = checkPuzzle({ ...request, formulation: chooseFormulation(family, engine.id) });
  if (answer.verdict === 'none') return { ...answer, status: 'none' };
  if (answer.verdict === 'undecided') return { ...answer, status: 'undecided' };
  const stated = explaining.withOptimum(puzzle, answer.solution);
  return { status: 'stated', puzzle: stated, certified: answer.certified };
}

function marksOf(
  marks: readonly Mark[],
  projection: readonly VariableIndex[],
  { possible, impossible }: PossibleValues,
): readonly ForcedMark[] {
  const placeOf = new Map(projection.map((variable, place) => [variable, place]));
  return marks.map((mark): ForcedMark => {
    const place = placeOf.get(mark.variable)!;
    const of = (value: number): Possibility => {
      if ((possible[place]! & value) !== 0) return 'possible';
      return (impossible[place]! & value) !== 0 ? 'impossible' : 'unknown';
    };
    return { mark, yes: of(HAS_ONE), no: of(HAS_ZERO) };
  });
}

/** The number of solutions of a puzzle that has one. */
function solutionsOf(
  request: ForcedRequest & Pick<PuzzleRequest, 'formulation'>,
  reasons: ReasonFormulation,
  { possible, complete, found, work }: PossibleValues,
): SolutionCount {
  const { limit, paths, puzzle, seed = 0, budget = {} } = request;
  if (complete && possible.every((values) => values !== BOTH)) return { count: 1, exact: true };
  const left = remainingBudget(budget, work);
  const counted = found < limit ? countPuzzle({ ...request, budget: left }, { limit }) : undefined;
  if (counted?.complete) return { count: counted.count, exact: true };
  const count = Math.max(found, counted?.count ?? 0);
  if (paths === 0) return { count, exact: false };
  const { model, projection, separate } = reasons.formulation.formulate(puzzle, { presolve: false });
  const estimate = estimateSolutions(model, projection, {
    paths,
    seed: `paths/${seed}`,
    accept: (values) => (separate?.(values) ?? []).length === 0,
    ...(budget.abort === undefined ? {} : { abort: budget.abort }),
  });
  return { count, exact: false, ...(estimate && { estimate }) };
}
