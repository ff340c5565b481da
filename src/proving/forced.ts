/**
 * The marks of a puzzle that all solutions have in common: for every mark that people write, whether some
 * solution has it and whether some has not, each proved; and how many solutions there are. Models that
 * puzzles share, as those that differ in their givens, stay open from one question to the next.
 */
import type { LimitName } from '../core/index.js';
import type { AnyFamily, Formulated, Mark, Puzzle } from '../families/contract/index.js';
import {
  BOTH,
  type Estimate,
  estimateSolutions,
  findPossibleValues,
  HAS_ONE,
  HAS_ZERO,
  type PossibleValues,
  remainingBudget,
  rowHolds,
  type Values,
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
  /**
   * Look first at the solutions on which the answer before rests: they are found again where a puzzle has
   * changed little. Values that are decided are the same; those that a limit leaves open, and a count that is
   * not exact, need not be.
   */
  readonly reuses?: boolean;
};

/** Asks what is forced in one puzzle after another. */
export class ForcedQuestions {
  readonly #formulations: ReasonFormulation[] = [];
  readonly #shapes = new ShapeSessions();
  /** By family: the solutions that the last answer rests on. */
  readonly #solutions = new Map<AnyFamily, readonly Values[]>();

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
        const known = request.reuses ? this.#knownSolutions(asked) : [];
        const values = findPossibleValues(session, projection, { budget, known, onSolution: accept });
        return { projection, values, work: values.work, certified: values.certified };
      },
    );
    // Without an objective a question has no other end.
    if (finding.status !== 'found') throw new Error(`the model of ${request.family.id} has an objective`);
    const { projection, values } = finding.found;
    const { solutions, complete, limit } = values;
    const found = solutions.length;
    if (found > 0) this.#solutions.set(request.family, solutions);
    const report = { ...answered, certified: answered.certified && optimum.certified };
    if (found === 0 && complete) return { ...report, status: 'none' };
    const { marks } = reasons.stated(asked.puzzle).explained;
    const known = marksOf(marks, projection, values);
    if (found === 0) return askOtherwise(asked, known, { ...report, status: 'undecided', limit: limit! });
    return {
      ...report,
      status: 'found',
      marks: known,
      solutions: solutionsOf(asked, reasons, values),
      ...(limit === undefined ? {} : { limit }),
    };
  }

  /** Of the solutions that the last answer rests on, those that a puzzle still has. */
  #knownSolutions({ family, puzzle, formulation }: ForcedRequest & Pick<PuzzleRequest, 'formulation'>) {
    const earlier = this.#solutions.get(family) ?? [];
    if (earlier.length === 0) return [];
    const whole = formulation.formulate(puzzle, { presolve: false });
    return earlier.filter((values) => isSolution({ family, puzzle }, whole, values));
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

/**
 * An answer about a puzzle of which no solution was found: its first formulation starts from what the logic
 * of the family deduces, and has the whole budget again. Where that finds solutions, no mark is decided.
 */
function askOtherwise(
  { family, engine, limit: _, ...request }: ForcedRequest,
  marks: readonly ForcedMark[],
  open: Extract<ForcedAnswer, { readonly status: 'undecided' }>,
): ForcedAnswer {
  const formulation = chooseFormulation(family, engine.id);
  const answer = checkPuzzle({ ...request, family, engine, formulation });
  const { formulation: by, statistics, certified, verdict } = answer;
  const answered = { engine: engine.id, formulation: by, statistics, certified };
  const found = (solutions: SolutionCount): ForcedAnswer => {
    return { ...answered, status: 'found', marks, solutions, limit: open.limit };
  };
  switch (verdict) {
    case 'none':
      return { ...answered, status: 'none' };
    case 'undecided':
      return answer.solution === undefined ? open : found({ count: 1, exact: false });
    case 'unique':
      return found({ count: 1, exact: true });
    case 'multiple':
      return found({ count: 2, exact: false });
  }
}

/** True for values that the model, the rows that it does not state and the rules of the puzzle accept. */
function isSolution(
  { family, puzzle }: Pick<PuzzleRequest, 'family' | 'puzzle'>,
  { model, decode, separate }: Formulated<unknown>,
  values: Values,
): boolean {
  return (
    values.length === model.variables.length &&
    model.variables.every(({ lower, upper }, index) => values[index]! >= lower && values[index]! <= upper) &&
    // The rows of givens, in which drafts differ, are the last ones.
    model.rows.findLast((row) => !rowHolds(row, values)) === undefined &&
    (separate?.(values) ?? []).length === 0 &&
    family.verify(puzzle, decode(values)).length === 0
  );
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
  { possible, complete, solutions, work }: PossibleValues,
): SolutionCount {
  const { limit, paths, puzzle, seed = 0, budget = {} } = request;
  if (complete && possible.every((values) => values !== BOTH)) return { count: 1, exact: true };
  const left = remainingBudget(budget, work);
  const found = solutions.length;
  const counting = { limit, start: solutions.at(-1) };
  const counted = found < limit ? countPuzzle({ ...request, budget: left }, counting) : undefined;
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
