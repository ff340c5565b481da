/**
 * The minimum problem of every family that can list its clues: the fewest clues that still leave one
 * solution. Nothing here knows which family it serves.
 */

import { failure, issue, type LimitName, type Result, success } from '../core/index.js';
import type { AnyFamily, ClueSet, Puzzle } from '../families/contract/index.js';
import { type Bounds, openEngine } from '../solve/index.js';
import { bilevelFiles, bilevelProgram } from './bilevel-program.js';
import { certifyFewest, type FewestClaim } from './certify-fewest.js';
import { prepareClues } from './clue-preparation.js';
import { type ClueProblemRequest, type ClueSettings, clueSettings, readClueRequest } from './clue-request.js';
import { everyFewest } from './every-fewest.js';
import { type FewestAnswer, type FewestState, fewestClueSteps, type KnownClues } from './fewest-clues.js';
import { type LoopEngines, loopEngines, runsInWords, runsOf } from './loop-engines.js';
import type {
  BilevelFiles,
  Evidence,
  MinimumAnswer,
  MinimumFind,
  MinimumProblem,
  RunContext,
} from './problem.js';
import { SAVED_CLUES } from './saved-clues.js';

type Refusal = Extract<MinimumAnswer, { readonly status: 'refused' }>;
type Found = Extract<FewestAnswer, { readonly status: 'found' }>;

/** The clue problem of a family; undefined when its puzzles are not lists of clues. */
export function clueProblem(
  family: AnyFamily,
): MinimumProblem<ClueProblemRequest, KnownClues, ClueSettings> | undefined {
  const { clues } = family;
  if (clues === undefined) return undefined;
  const settings = clueSettings(family);
  return {
    name: family.id,
    description: `the fewest ${clues.noun} that leave a ${family.name} one solution`,
    family: family.id,
    takes: 'puzzle',
    settings,
    read: (input) => readClueRequest(family, settings, input),
    run: (request, context) => run(family, request, context),
    savedState: () => SAVED_CLUES,
    whyNoRounds: () => undefined,
    bilevelProgram: (request, stem) => program(family, request, stem),
  };
}

async function run(
  family: AnyFamily,
  request: ClueProblemRequest,
  context: RunContext<KnownClues>,
): Promise<MinimumAnswer> {
  const sat = await openEngine('sat');
  const prepared = await prepareClues(family, request, context.budget);
  if (prepared.status === 'refused') return prepared;
  if (prepared.status === 'undecided') return unbounded(prepared.limit);
  const { set, solution, weights } = prepared.value;
  const { atMost, seed } = request;
  const { budget, onRound } = context;
  const plain = { family, set, solution, engine: sat, budget, ...(weights === undefined ? {} : { weights }) };
  const engines = await loopEngines(family, request.engine);
  const asked = {
    ...plain,
    engine: engines.follower.engine,
    leader: engines.leader.engine,
    led: request.engine !== undefined,
    known: context.state ?? { sets: [] },
    ...(seed === undefined ? {} : { seed }),
    ...(request.plain === undefined ? {} : { plain: request.plain }),
    onProgress: (bounds: Bounds) => context.onProgress({ ...bounds, step: 'choosing' }),
    ...(onRound === undefined ? {} : { onRound }),
  };
  const answer = await take(fewestClueSteps(asked), atMost, context);
  if (answer.status === 'ambiguous') return ambiguous(family);
  if (answer.status === 'undecided') return unbounded(answer.limit);
  const concluded = conclude(set, answer, amongWords(family, request), engines);
  const { sets, lower } = answer;
  const choices = answer.chosen === undefined ? [] : [answer.chosen];
  const claim = { ...plain, sets, choices, lower, isComplete: false };
  if (answer.limit !== undefined) return { ...concluded, evidence: NOTHING_PROVED };
  context.onClaim?.({ of: 'clues', clues: request, claim });
  if (concluded.status !== 'proved' || request.every === undefined)
    return { ...concluded, evidence: evidenceOf(claim, context) };
  const every = everyFewest({ ...plain, optimum: concluded.optimum, sets });
  // When a limit is hit before any choice is listed, the known choice is the whole list.
  if (every.status !== 'found') {
    const count = { number: 1, complete: false };
    return { ...concluded, count, evidence: evidenceOf(claim, context) };
  }
  const isComplete = every.limit === undefined;
  const listed = { ...claim, sets: [...sets, ...every.sets], choices: every.choices, isComplete };
  const finds = every.choices.map((chosen) => findOf(set, chosen));
  return {
    ...concluded,
    finds: request.every === 'list' ? finds : concluded.finds,
    count: { number: finds.length, complete: isComplete },
    evidence: evidenceOf(listed, context),
  };
}

const NOTHING_PROVED: Evidence = { certified: false, words: 'proof not checked: a limit was hit' };

function evidenceOf(claim: FewestClaim, { certify = true }: RunContext): Evidence {
  if (!certify) return { certified: false, words: 'proof not checked' };
  const certificate = certifyFewest(claim);
  if (certificate.status === 'certified') return { certified: true, words: 'proof checked' };
  return { certified: false, words: `proof not checked: ${certificate.reason}` };
}

async function program(
  family: AnyFamily,
  request: ClueProblemRequest,
  stem: string,
): Promise<Result<BilevelFiles>> {
  const prepared = await prepareClues(family, request, {});
  if (prepared.status === 'refused') return failure(...prepared.issues);
  if (prepared.status === 'undecided') throw new Error('a limit was hit where there is none');
  const built = bilevelProgram({ family, ...prepared.value, engine: await openEngine('highs') });
  return built.ok ? success(bilevelFiles(built.value, stem)) : built;
}

/** Runs the search until it ends, `--at-most` is decided or the caller aborts. */
async function take(
  steps: Generator<FewestState, FewestAnswer>,
  atMost: number | undefined,
  { budget, onProgress, onState, pause }: RunContext<KnownClues>,
): Promise<FewestAnswer> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      if (value.status === 'found') onState(knownIn(value));
      return value;
    }
    onState(value);
    onProgress({ ...value, step: 'choosing' });
    await pause();
    const decided = atMost !== undefined && ((value.upper ?? Infinity) <= atMost || value.lower > atMost);
    if (!decided && budget.abort?.() !== true) continue;
    steps.return(undefined as never);
    const proved = value.upper !== undefined && value.lower >= value.upper;
    const stopped = proved || decided ? {} : { limit: 'abort' as const };
    return { status: 'found', proved, rounds: 0, ...value, ...stopped };
  }
}

/** The answer when a limit is hit before anything is found or proved. */
function unbounded(limit: LimitName): MinimumAnswer {
  return { status: 'bounded', lower: 0, finds: [], limit, evidence: NOTHING_PROVED, stats: {} };
}

type Unevidenced<Status extends MinimumAnswer['status']> = Omit<
  Extract<MinimumAnswer, { readonly status: Status }>,
  'evidence'
>;

/** The clues that were chosen among, where these are not all that the rules allow to be given. */
function amongWords({ clues }: AnyFamily, { among, kinds = [] }: ClueProblemRequest): string | undefined {
  if (clues?.all === undefined) return undefined;
  if (among === 'given') return `the ${clues.noun} that the puzzle gives`;
  return kinds.length === 0 ? clues.all : `every true clue of the kinds ${kinds.join(', ')}`;
}

function conclude(
  set: ClueSet<Puzzle, unknown>,
  answer: Found,
  among: string | undefined,
  engines: LoopEngines,
): Unevidenced<'proved'> | Unevidenced<'bounded'> {
  const { chosen, lower, claimed, upper, proved, limit, rounds, sets } = answer;
  const finds = chosen === undefined ? [] : [findOf(set, chosen)];
  const stats = {
    ...(among === undefined ? {} : { among }),
    ...{ clues: set.clues.length, cuts: sets.length, rounds },
    ...runsOf(engines),
  };
  const words = [...(among === undefined ? [] : [`chosen among: ${among}`]), runsInWords(engines)];
  if (proved) return { status: 'proved', optimum: upper ?? lower, finds, words, stats };
  return {
    status: 'bounded',
    lower,
    ...(claimed === undefined ? {} : { claimed }),
    ...(upper === undefined ? {} : { upper }),
    finds,
    ...(limit === undefined ? {} : { limit }),
    words,
    stats,
  };
}

function findOf(set: ClueSet<Puzzle, unknown>, chosen: readonly number[]): MinimumFind {
  return { puzzle: set.puzzleWith(chosen), chosen: chosen.map((clue) => set.clues[clue]!.name) };
}

function ambiguous({ clues, name }: AnyFamily): Refusal {
  const message = `Even with all ${clues!.noun} that may be chosen, this ${name} has several solutions.`;
  return { status: 'refused', issues: [issue('clues-too-few', message)] };
}

function knownIn({ sets, chosen }: Found): KnownClues {
  return chosen === undefined ? { sets } : { sets, chosen };
}
