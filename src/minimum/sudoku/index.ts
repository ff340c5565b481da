/**
 * The fewest givens of a Sudoku by the dedicated search: over stacks on the 9x9 board, over orbits on smaller
 * boards and where the givens are to be symmetric. Costs, an engine named by the user, boards of more than 81
 * cells, and puzzles or clues of other kinds are left to the general problem. Whatever is found is checked by
 * the clause-learning engine.
 */
import {
  type Cell,
  cellCode,
  failure,
  type Issue,
  issue,
  type Result,
  SYMMETRY_NAMES,
  type SymmetryName,
  success,
} from '../../core/index.js';
import type { Puzzle } from '../../families/contract/index.js';
import { findFamily } from '../../families/index.js';
import { isPlain, type SudokuPuzzle } from '../../families/sudoku/index.js';
import { certify } from '../../proving/index.js';
import { choice, readSettings, refusal, sentence, settings, textOf } from '../../settings/index.js';
import { ENGINE_IDS, type Engine, openEngine } from '../../solve/index.js';
import { prepareClues } from '../clue-preparation.js';
import { clueProblem } from '../clue-problem.js';
import { type ClueProblemRequest, clueRequest, clueSettings } from '../clue-request.js';
import type { KnownClues } from '../fewest-clues.js';
import type {
  Evidence,
  MinimumAnswer,
  MinimumFind,
  MinimumInput,
  MinimumProblem,
  MinimumStats,
  RunContext,
} from '../problem.js';
import { SAVED_CLUES } from '../saved-clues.js';
import { MOST_CELLS } from './search/board.js';
import { FewestGivens, type GivensAnswer } from './search/fewest-givens.js';
import { type SavedState, savedState } from './search/saved-state.js';
import type { SudokuTaskAnswer } from './search/task-answer.js';
import { type GivensRequest, type GivensTask, runSudokuTask } from './search/tasks.js';

const FAMILY = findFamily('sudoku')!;
const GENERAL = clueProblem(FAMILY)!;

const NO_ROUNDS =
  'The searches made for Sudoku show no rounds; --engine highs or --engine sat runs the general loop in rounds.';

/** The notation of cells, rows and columns from 1. */
const CELLS = {
  expected: 'a list of cells such as r1c2,r3c4',
  read: (written: string): readonly Cell[] | undefined => {
    const words = written.split(/[\s,;]+/).filter((word) => word !== '');
    const found = words.map((word) => /^r(\d{1,5})c(\d{1,5})$/i.exec(word));
    if (found.includes(null)) return undefined;
    return found.map((match) => [Number(match![1]) - 1, Number(match![2]) - 1]);
  },
};

/** The kind of clues that the search is about. */
const GIVEN = 'given';

type Grid = readonly (readonly number[])[];

/** A puzzle of the family as its JSON shows it. */
interface GridPuzzle extends Puzzle {
  readonly box: GivensRequest['box'];
  readonly grid: Grid;
}

/** A request about the fewest givens; plain JSON data. */
export interface SudokuMinimumRequest extends ClueProblemRequest {
  /** The search made for this, leader and follower over single cells, or the general problem. */
  readonly by: 'search' | 'loop' | 'general';
  readonly symmetry: SymmetryName;
  /** Cells, row-major from 0, that must hold givens, and that may not. */
  readonly required: readonly number[];
  readonly forbidden: readonly number[];
}

const SETTINGS = settings({
  ...clueSettings(FAMILY).shape,
  engine: choice(
    'the search made for this, leader and follower that branch over single cells (loop), or the general loop with an engine as leader',
    ['search', 'loop', ...ENGINE_IDS],
  ).default('search'),
  symmetry: choice('the symmetry that the givens must have', SYMMETRY_NAMES).default('none'),
  required: textOf('cells that must hold givens, as r1c2,r3c4', CELLS).optional(),
  forbidden: textOf('cells that may not hold givens, as r1c2,r3c4', CELLS).optional(),
});

/** The problem `sudoku`. */
export const sudokuProblem: MinimumProblem<SudokuMinimumRequest, SavedState | KnownClues, typeof SETTINGS> = {
  ...GENERAL,
  settings: SETTINGS,
  read: readRequest,
  // The schema of the request has decided whose state it is.
  run: (request, context) =>
    request.by !== 'general'
      ? run(request, context as RunContext<SavedState>)
      : GENERAL.run(request, context as RunContext<KnownClues>),
  savedState: ({ by, puzzle }) =>
    by !== 'general' ? savedState((puzzle as GridPuzzle).grid.length ** 2) : SAVED_CLUES,
  whyNoRounds: ({ by }) => (by !== 'general' ? NO_ROUNDS : undefined),
  runTask: (task) => runSudokuTask(task as GivensTask),
};

function readRequest({ document, settings: given }: MinimumInput): Result<SudokuMinimumRequest> {
  const settings = readSettings(SETTINGS, given);
  if (!settings.ok) return settings;
  const { engine, symmetry, required = [], forbidden = [], ...others } = settings.value;
  const read = clueRequest(FAMILY, document, {
    ...others,
    ...(engine === 'search' || engine === 'loop' ? {} : { engine }),
  });
  if (!read.ok) return read;
  const puzzle = read.value.puzzle as SudokuPuzzle;
  const side = puzzle.grid.length;
  const issues = [...cellIssues('required', required, side), ...cellIssues('forbidden', forbidden, side)];
  if (issues.length > 0) return failure(...issues);
  const { weights, kinds = [GIVEN] } = read.value;
  const isOfGivens = isPlain(puzzle) && kinds.every((kind) => kind === GIVEN);
  const isOwn = engine === 'search' || engine === 'loop';
  const isSearched = isOwn && isOfGivens && side * side <= MOST_CELLS && weights === undefined;
  const isFree = symmetry === 'none' && required.length + forbidden.length === 0;
  if (engine === 'loop' && (!isSearched || symmetry !== 'none')) {
    const message =
      `Leader and follower over single cells take Sudokus of at most ${MOST_CELLS} cells without constraints, ` +
      'for givens alone, without --weights and --symmetry.';
    return failure(issue('search-needed', message));
  }
  if (!isSearched && !isFree) {
    const message =
      'Symmetry and required or forbidden cells are for the search made for this: without --weights and --engine, ' +
      `on boards of at most ${MOST_CELLS} cells without constraints, and for givens alone.`;
    return failure(issue('search-needed', message));
  }
  if (isSearched && read.value.plain === true) {
    return failure(issue('search-plain', NO_ROUNDS, { setting: 'plain' }));
  }
  return success({
    ...read.value,
    by: !isSearched ? 'general' : engine === 'loop' ? 'loop' : 'search',
    symmetry,
    required: positionsOf(required, side),
    forbidden: positionsOf(forbidden, side),
  });
}

/** The issue of the first cell that is not on a board of this side. */
function cellIssues(name: string, cells: readonly Cell[], side: number): readonly Issue[] {
  const beyond = cells.find((cell) => cell.some((line) => line < 0 || line >= side));
  if (beyond === undefined) return [];
  return [refusal(name, sentence(`a cell from r1c1 to r${side}c${side}`, cellCode(beyond)))];
}

/** Positions of cells, row-major from 0, each once and in rising order. */
function positionsOf(cells: readonly Cell[], side: number): readonly number[] {
  const positions = cells.map(([row, column]) => row * side + column);
  return [...new Set(positions)].sort((one, other) => one - other);
}

async function run(request: SudokuMinimumRequest, context: RunContext<SavedState>): Promise<MinimumAnswer> {
  const prepared = await prepareClues(FAMILY, request, context.budget);
  if (prepared.status === 'refused') return prepared;
  if (prepared.status === 'undecided') {
    const evidence = { certified: false, words: 'proof not checked: a limit was hit' };
    return { status: 'bounded', lower: 0, finds: [], limit: prepared.limit, evidence, stats: {} };
  }
  const solution = prepared.value.solution as Grid;
  const puzzle = request.puzzle as GridPuzzle;
  const closed = request.among === 'all' ? [] : openCells(puzzle.grid);
  const engine = await openEngine('sat');
  const checkProof = context.certify ?? true;
  const find = (givens: readonly number[]): CheckedFind =>
    checkedFind({ box: puzzle.box, solution, givens }, engine, checkProof);
  const givensRequest: GivensRequest = {
    box: puzzle.box,
    numbers: solution.flat(),
    symmetry: request.symmetry,
    required: request.required,
    forbidden: [...new Set([...request.forbidden, ...closed])],
    ...(request.seed === undefined ? {} : { seed: request.seed }),
  };
  const search =
    request.by === 'loop'
      ? await openLoop(givensRequest, request.atMost, context)
      : new FewestGivens(givensRequest, searchContext(context));
  const answer = await search.find(request.atMost);
  if (answer.status === 'ambiguous') {
    const message = 'Even with givens in all cells that may hold them, this Sudoku has several solutions.';
    return { status: 'refused', issues: [issue('clues-too-few', message)] };
  }
  const first = [find(answer.givens)];
  const concluded = conclude(answer);
  if (concluded.status !== 'proved' || request.every === undefined) return { ...concluded, ...shown(first) };
  const { puzzles, limit } = await search.findEvery();
  const count = { number: Math.max(1, puzzles.length), complete: limit === undefined };
  const isListed = request.every === 'list' && puzzles.length > 0;
  return { ...concluded, ...shown(isListed ? puzzles.map(find) : first), count };
}

/**
 * Leader and follower over single cells. They begin with the choice that the search made for Sudoku finds, of
 * whose bound they know nothing; so each is the other's witness.
 */
async function openLoop(
  request: GivensRequest,
  atMost: number | undefined,
  context: RunContext<SavedState>,
): Promise<FewestGivens> {
  const own = searchContext(context);
  const loop = { ...request, loop: true };
  if (context.state !== undefined) return new FewestGivens(loop, own);
  const silent = { ...own, onState: () => undefined, onBounds: () => undefined };
  const found = await new FewestGivens(request, silent).find(atMost);
  if (found.status === 'ambiguous') return new FewestGivens(loop, own);
  return new FewestGivens(loop, { ...own, state: { lower: 0, givens: found.givens } });
}

function searchContext({ budget, state, onState, onProgress, tasks, pause }: RunContext<SavedState>) {
  return {
    ...(budget.nodes === undefined ? {} : { nodes: budget.nodes }),
    ...(state === undefined ? {} : { state }),
    onState,
    onBounds: ({ lower, upper, sought }: { lower: number; upper: number; sought?: number }) =>
      onProgress({
        lower,
        upper,
        ...(sought === undefined ? {} : { step: `searching for a puzzle of ${sought} givens` }),
      }),
    runTasks: async (
      parts: readonly GivensTask[],
      onAnswer: (answer: SudokuTaskAnswer, task: number) => 'continue' | 'stop',
    ) => {
      await pause();
      await tasks.run(parts, (answer, task) => onAnswer(answer as SudokuTaskAnswer, task));
    },
  };
}

type Bounded = Extract<GivensAnswer, { readonly status: 'bounded' }>;

type Conclusion<Status extends MinimumAnswer['status']> = Omit<
  Extract<MinimumAnswer, { readonly status: Status }>,
  'finds' | 'evidence'
>;

function conclude({
  lower,
  givens,
  limit,
  statistics,
}: Bounded): Conclusion<'proved'> | Conclusion<'bounded'> {
  const upper = givens.length;
  const { nodes, followerCalls, learnt } = statistics;
  const stats: MinimumStats = { nodes, questions: followerCalls, learnt };
  if (lower === upper) return { status: 'proved', optimum: upper, stats };
  return { status: 'bounded', lower, upper, ...(limit === undefined ? {} : { limit }), stats };
}

function openCells(grid: Grid): number[] {
  return grid.flat().flatMap((number, cell) => (number === 0 ? [cell] : []));
}

/** A puzzle that was found; `certified`: the proof that it has one solution was checked. */
interface CheckedFind {
  readonly find: MinimumFind;
  readonly certified: boolean;
}

/** The puzzles and their evidence: the search for the bound, a checked proof for each puzzle. */
function shown(finds: readonly CheckedFind[]): {
  readonly finds: readonly MinimumFind[];
  readonly evidence: Evidence;
} {
  const unique = finds.every(({ certified }) => certified)
    ? 'proof checked that each puzzle found has one solution'
    : 'proof not checked that each puzzle found has one solution';
  return {
    finds: finds.map(({ find }) => find),
    evidence: { certified: false, proof: 'search', words: `proved by search; ${unique}` },
  };
}

/** A solution and the cells whose numbers are given. */
interface ChosenGivens {
  readonly box: GivensRequest['box'];
  readonly solution: Grid;
  readonly givens: readonly number[];
}

/**
 * The puzzle with some givens of a solution.
 * @throws Error when the engine finds that it does not have exactly this solution
 */
function checkedFind(
  { box, solution, givens }: ChosenGivens,
  engine: Engine,
  checkProof: boolean,
): CheckedFind {
  const held = new Set(givens);
  const side = solution.length;
  const grid = solution.map((row, r) => row.map((number, c) => (held.has(r * side + c) ? number : 0)));
  const puzzle: GridPuzzle = { family: 'sudoku', box, grid };
  const { verdict, certified } = certify(FAMILY, puzzle, { engine, checkProof, expected: solution });
  if (verdict !== 'unique')
    throw new Error(`the engine calls a puzzle ${verdict} that the search calls unique`);
  return { find: { puzzle }, certified };
}
