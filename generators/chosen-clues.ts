/**
 * Which clues a puzzle gives of a solution, for families that can list their clues. Towards a level of logic: few
 * random clues with which that logic finishes, then each taken back without which it still does. Beyond logic: those less
 * all that an engine proves to be needless. The fewest of all: by leader and follower.
 */
import type { Rng } from '../src/core/random.js';
import { flag } from '../src/core/setting.js';
import { satEngine } from '../src/engine/sat/index.js';
import type { AnyFamily, ClueSet, Puzzle, Rating } from '../src/families/family.js';
import { openClues } from '../src/minimum/clue-session.js';
import { fewestClues } from '../src/minimum/fewest-clues.js';
import { fewestProof } from './fewest.js';
import { type Attempt, failed, type Steering } from './generator.js';
import { type Aim, aimOf } from './goal.js';

/**
 * What is steered to; `any`: few clues, however hard that makes it; `fewest`: no
 * choice of fewer clues leaves one solution (as far as a limit goes), likewise.
 */
export type ClueAim = Aim | 'any' | 'fewest';

/** The setting that asks for the fewest clues. */
export const FEWEST = flag(
  'the fewest clues that leave its solution the only one, as far as a limit of work goes; takes seconds; says what was proved',
).default(false);

/** What is to finish a puzzle. */
type Logic = Exclude<Aim, 'hard'>;

/** What a goal, and the setting {@link FEWEST}, mean for the choice of clues. */
export function clueAim(goal: Steering, fewest: boolean): ClueAim {
  return fewest ? 'fewest' : (aimOf(goal) ?? 'any');
}

export interface ClueTask {
  readonly family: AnyFamily;
  readonly set: ClueSet<Puzzle, unknown>;
  readonly solution: unknown;
  readonly aim: ClueAim;
}

/** Limits of the search for the fewest clues, and of each test whether one clue is superfluous. */
const FEWEST_BUDGET = { rounds: 60, conflicts: 20_000 };
const SPARE_BUDGET = { conflicts: 2000 };
const AMBIGUOUS = 'all clues together left several solutions';
const UNDECIDED = 'other solutions were not ruled out within the limit';

/** Chooses clues; an attempt at a puzzle that gives nothing but these clues. */
export function chooseClues(task: ClueTask, rng: Rng): Attempt<Puzzle, unknown> {
  switch (task.aim) {
    case 'easy':
    case 'medium':
    case 'guessless':
      return forLogic(task, task.aim, rng);
    case 'hard':
      return forSearch(task, rng);
    case 'any':
      return spared(task, rng);
    case 'fewest':
      return fewest(task, rng);
  }
}

function forLogic({ family, set, solution }: ClueTask, logic: Logic, rng: Rng): Attempt<Puzzle, unknown> {
  const clues = solvingClues(family, set, logic, rng);
  if (clues === undefined) return failed('logic did not finish it with all clues given');
  const puzzle = set.puzzleWith(clues);
  if (logic === 'medium' && family.rate(puzzle).difficulty === 'easy') return failed('plain logic sufficed');
  return { status: 'made', puzzle, solution };
}

/** Random clues with which the logic finishes, none of which it can spare; undefined when all are too few. */
function solvingClues(
  family: AnyFamily,
  set: ClueSet<Puzzle, unknown>,
  logic: Logic,
  rng: Rng,
): readonly number[] | undefined {
  const finishes = ({ difficulty, guessing }: Rating): boolean =>
    logic === 'easy' ? difficulty === 'easy' : !guessing;
  const suffices = (clues: readonly number[]): boolean => finishes(family.rate(set.puzzleWith(clues)));
  const order = rng.shuffle([...set.clues.keys()]);
  const count = fewestOf(order.length, (first) => suffices(order.slice(0, first)));
  return count === undefined ? undefined : withoutNeedless(order.slice(0, count), suffices);
}

/** The least count up to `most` that suffices, where larger counts suffice too; undefined when none does. */
function fewestOf(most: number, suffices: (count: number) => boolean): number | undefined {
  if (!suffices(most)) return undefined;
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (suffices(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}

/** Takes back each clue without which the others suffice. */
function withoutNeedless(
  clues: readonly number[],
  suffices: (clues: readonly number[]) => boolean,
): readonly number[] {
  let kept = clues;
  for (const clue of clues) {
    const others = kept.filter((other) => other !== clue);
    if (suffices(others)) kept = others;
  }
  return kept;
}

/** By leader and follower. */
function fewest({ family, set, solution }: ClueTask, rng: Rng): Attempt<Puzzle, unknown> {
  const engines = { engine: satEngine, leader: satEngine };
  const seed = rng.fork('fewest').seed;
  const answer = fewestClues({ family, set, solution, ...engines, seed, budget: FEWEST_BUDGET });
  if (answer.status === 'ambiguous') return failed(AMBIGUOUS);
  if (answer.status === 'undecided' || answer.chosen === undefined) return failed(UNDECIDED);
  const { chosen, lower } = answer;
  const proof = fewestProof({
    of: family.clues!.noun,
    number: chosen.length,
    lower,
    subject: 'this solution',
    by: 'loop',
    certified: false,
  });
  return { status: 'made', puzzle: set.puzzleWith(chosen), solution, fewest: proof };
}

function forSearch(task: ClueTask, rng: Rng): Attempt<Puzzle, unknown> {
  const attempt = spared(task, rng);
  if (attempt.status === 'failed' || task.family.rate(attempt.puzzle).difficulty === 'hard') return attempt;
  return failed('one step of look-ahead sufficed');
}

/** The clues that look-ahead needs (or all), less those without which an engine still proves one solution. */
function spared({ family, set, solution }: ClueTask, rng: Rng): Attempt<Puzzle, unknown> {
  const start = solvingClues(family, set, 'guessless', rng) ?? rng.shuffle([...set.clues.keys()]);
  const seed = rng.fork('engine').integer(2 ** 31);
  const opened = openClues({ family, set, solution, engine: satEngine, seed, budget: SPARE_BUDGET });
  if (opened.status === 'ambiguous') return failed(AMBIGUOUS);
  if (opened.status === 'undecided') return failed(UNDECIDED);
  const choice = new Uint8Array(set.clues.length);
  for (const clue of start) choice[clue] = 1;
  for (const clue of start) {
    choice[clue] = 0;
    if (opened.session.challenge(choice).status !== 'feasible') choice[clue] = 1;
  }
  opened.session.dispose();
  return { status: 'made', puzzle: set.puzzleWith(start.filter((clue) => choice[clue] === 1)), solution };
}
