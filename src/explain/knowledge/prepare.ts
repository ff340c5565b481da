/**
 * The way from a puzzle to its board: first that it has exactly one solution is proved; then the formulation
 * that states reasons is opened, and reasons that were not stated from the start are added until all together
 * leave that solution only.
 */
import { type Budget, type LimitName, PuzzlewrightError } from '../../core/index.js';
import type { AnyFamily, Formulated, LazyReason, Puzzle } from '../../families/contract/index.js';
import { certify, chooseFormulation } from '../../proving/index.js';
import { type Assumption, excludeSolution, type Model, satEngine, type Values } from '../../solve/index.js';
import { Board } from '../model/index.js';
import { SingleReasons } from './lone-reason.js';
import { requireTime, unlessInterrupted } from './questions.js';

/** A puzzle to be explained. */
export interface PuzzleToExplain {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  /** For the proof that there is exactly one solution; `abort` is polled between steps too. */
  readonly budget?: Budget;
  /** Have an independent checker follow that proof; default true. */
  readonly checkProof?: boolean;
  /** The solution, where it is proved already that there is no other one: then that is not proved again. */
  readonly solution?: unknown;
}

/**
 * A board with the one solution of its puzzle, as the family writes it and as an assignment, and what single
 * reasons decide.
 */
export interface Prepared {
  /** The puzzle, with its optimum stated where the family has one. */
  readonly puzzle: Puzzle;
  readonly board: Board;
  readonly solution: unknown;
  readonly assignment: Values;
  /** The grid of an assignment, as the family writes solutions. */
  readonly decode: (values: Values) => unknown;
  readonly singles: SingleReasons;
}

/** `ready`, or why there is nothing to explain. */
export type Preparation =
  | { readonly status: 'ready'; readonly prepared: Prepared }
  | { readonly status: 'multiple' | 'none' }
  | { readonly status: 'undecided'; readonly limit: LimitName };

/**
 * Proves that the puzzle has exactly one solution and lays out its board.
 * @throws PuzzlewrightError `no-explanations` when the family states no reasons; Error when the reasons do
 *   not have the solution of the puzzle: a defect of the family's model
 */
export function prepare(request: PuzzleToExplain): Preparation {
  const { family, puzzle, budget = {} } = request;
  const { explaining } = family;
  if (explaining === undefined) {
    throw new PuzzlewrightError(
      'no-explanations',
      `Puzzles of the family ${family.id} cannot be explained yet: its models do not state reasons.`,
    );
  }
  const proof = proveOnly(request);
  if (proof.status !== 'proved') return proof;
  const { solution } = proof;
  const stated = explaining.withOptimum?.(puzzle, solution) ?? puzzle;
  const formulation = chooseFormulation(family, 'sat', explaining.formulation);
  const { abort } = budget;
  const formulated = formulation.formulate(stated, { presolve: false, reasons: true });
  const prepared = unlessInterrupted(() => ({
    puzzle: stated,
    ...layOut(family, formulated, { solution, abort }),
  }));
  if (prepared === undefined) return { status: 'undecided', limit: 'abort' };
  return { status: 'ready', prepared };
}

/** The only solution of a puzzle, or why there is none. */
type Proof =
  | { readonly status: 'proved'; readonly solution: unknown }
  | Exclude<Preparation, { readonly status: 'ready' }>;

function proveOnly({ family, puzzle, budget = {}, checkProof = true, solution }: PuzzleToExplain): Proof {
  if (solution !== undefined) return { status: 'proved', solution };
  const answer = certify(family, puzzle, { engine: satEngine, budget, checkProof });
  switch (answer.verdict) {
    case 'unique':
      return { status: 'proved', solution: answer.solution };
    case 'undecided':
      return { status: 'undecided', limit: answer.limit };
    default:
      return { status: answer.verdict };
  }
}

function layOut(
  family: AnyFamily,
  formulated: Formulated<unknown>,
  { solution, abort }: { readonly solution: unknown; readonly abort: Budget['abort'] },
): Omit<Prepared, 'puzzle'> {
  const board = boardOf(family, formulated, abort);
  const { assignment, added } = solveStated(board, formulated);
  if (family.differences(solution, formulated.decode(assignment)).length > 0) {
    throw new Error(`the reasons of ${family.id} have another solution than the puzzle`);
  }
  for (const reason of added) board.add(reason);
  const decode = (values: Values): unknown => formulated.decode(values);
  return { board, solution, assignment, decode, singles: new SingleReasons(board) };
}

function boardOf(
  family: AnyFamily,
  { model: { objective: _, ...model }, explained }: Formulated<unknown>,
  abort: Budget['abort'],
): Board {
  if (explained === undefined) throw new Error(`a model of ${family.id} that states reasons says no marks`);
  return new Board(model, explained, abort);
}

/**
 * A prepared puzzle without the reasons that were added to the board after its first `count`; itself where
 * there are none.
 */
export function withFirstReasons(prepared: Prepared, count: number): Prepared {
  return prepared.board.reasons.length === count ? prepared : copied(prepared, count);
}

/** A prepared puzzle with a board that may get more reasons; itself where its model has no further ones. */
export function withOwnBoard(prepared: Prepared): Prepared {
  const { explained, reasons } = prepared.board;
  const isFixed = explained.separate === undefined && explained.foresee === undefined;
  return isFixed ? prepared : copied(prepared, reasons.length);
}

function copied(prepared: Prepared, count: number): Prepared {
  const { model, explained, abort, reasons } = prepared.board;
  const board = new Board(model, explained, abort);
  for (const { reason, rows } of reasons.slice(0, count)) board.add({ reason, rows });
  return { ...prepared, board, singles: new SingleReasons(board) };
}

/**
 * The givens of the puzzle: as bounds of the model, which leave few clauses, if no answer depends on the way
 * of the search; as assumptions if there are variables beside the marks or reasons that are found on the way.
 */
function withGiven({ model, marks, given, explained }: Board): {
  readonly model: Model;
  readonly assumptions: readonly Assumption[];
} {
  const values = given.map(({ mark, value }): Assumption => {
    return { variable: marks[mark]!.variable, value: Number(value) };
  });
  const isOnlyMarks = new Set(marks.map(({ variable }) => variable)).size === model.variables.length;
  if (!isOnlyMarks || explained.separate !== undefined) return { model, assumptions: values };
  const variables = [...model.variables];
  for (const { variable, value } of values) {
    variables[variable] = { ...variables[variable]!, lower: value, upper: value };
  }
  return { model: { ...model, variables }, assumptions: [] };
}

/**
 * The one assignment of the marks in which all reasons hold, and the reasons that had to be added for that.
 * @throws Error when there is none or another
 */
function solveStated(
  board: Board,
  { explained, projection, propagator }: Formulated<unknown>,
): { readonly assignment: Values; readonly added: readonly LazyReason[] } {
  const { abort } = board;
  const { separate } = explained!;
  const { model, assumptions } = withGiven(board);
  const session = satEngine.open(model, propagator && { propagator });
  const added: LazyReason[] = [];
  const next = (): Values | undefined => {
    for (;;) {
      const outcome = session.solve({ assumptions, budget: abort === undefined ? {} : { abort } });
      if (outcome.status === 'limit') requireTime(board);
      if (outcome.status !== 'optimal') return undefined;
      const missing = separate?.(outcome.values) ?? [];
      if (missing.length === 0) return outcome.values;
      added.push(...missing);
      session.addRows(missing.flatMap(({ rows }) => rows));
    }
  };
  try {
    const assignment = next();
    if (assignment === undefined) throw new Error(`the reasons of model ${model.name} have no solution`);
    session.addRows([excludeSolution('exclude_solution', projection, assignment)]);
    if (next() === undefined) return { assignment, added };
    throw new Error(`the reasons of model ${model.name} have more than one solution`);
  } finally {
    session.dispose();
  }
}
