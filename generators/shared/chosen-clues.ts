/**
 * The choice of the clues that a puzzle gives of a solution, for families that can list their clues. Towards
 * a level of logic: few random clues with which that logic finishes, less each clue without which it still
 * does. Beyond logic: the same without those that an engine proves redundant. The fewest of all: by leader
 * and follower.
 */
import type { Rng } from '../../src/core/index.js';
import type { LogicReach, Puzzle } from '../../src/families/contract/index.js';
import { fewestClues } from '../../src/minimum/index.js';
import { flag } from '../../src/settings/index.js';
import { satEngine } from '../../src/solve/index.js';
import type { ClueTask } from './clue-task.js';
import { fewestProof } from './fewest.js';
import { type Attempt, failed, type Steering } from './generator.js';
import { type Aim, aimOf } from './goal.js';
import { AMBIGUOUS, OtherSolutions, UNDECIDED } from './other-solutions.js';

/**
 * The aim of the choice; `any`: few clues, at any difficulty; `fewest`: as few clues as leave one solution
 * (within a limit), at any difficulty.
 */
export type ClueAim = Aim | 'any' | 'fewest';

/** The setting that asks for the fewest clues. */
export const FEWEST = flag(
  'the fewest clues that leave its solution the only one, as far as a limit of work goes; takes seconds; says what was proved',
).default(false);

/** The logic that must finish a puzzle. */
type Logic = Exclude<Aim, 'beyond'>;

/** The aim of the choice of clues under a goal and the setting {@link FEWEST}. */
export function clueAim(goal: Steering, fewest: boolean): ClueAim {
  return fewest ? 'fewest' : (aimOf(goal) ?? 'any');
}

/** Limits of the search for the fewest clues. */
const FEWEST_BUDGET = { rounds: 60, conflicts: 20_000 };

/** Chooses clues; an attempt at a puzzle that gives nothing but these clues. */
export function chooseClues(task: ClueTask, aim: ClueAim, rng: Rng): Attempt<Puzzle, unknown> {
  switch (aim) {
    case 'plain':
    case 'look-ahead':
    case 'guessless':
      return forLogic(task, aim, rng);
    case 'beyond':
      return forSearch(task, rng);
    case 'any':
      return spared(task, rng);
    case 'fewest':
      return fewest(task, rng);
  }
}

function forLogic(task: ClueTask, logic: Logic, rng: Rng): Attempt<Puzzle, unknown> {
  const clues = solvingClues(task, logic, rng);
  if (clues === undefined) return failed('logic did not finish it with all clues given');
  if (logic === 'look-ahead' && logicOf(task, clues) === 'plain') return failed('plain logic sufficed');
  const made = { status: 'made', puzzle: task.set.puzzleWith(clues), solution: task.solution } as const;
  return logic === 'plain' ? { ...made, logic } : made;
}

/** Random clues with which the logic finishes, none of which it can spare; undefined when all are too few. */
function solvingClues(task: ClueTask, logic: Logic, rng: Rng): readonly number[] | undefined {
  const upTo = logic === 'plain' ? 'plain' : 'look-ahead';
  const order = inOrder(task, rng);
  if (task.choice?.solving !== undefined && task.preferred === undefined) {
    return task.choice.solving(order, upTo);
  }
  const suffices = (clues: readonly number[]): boolean => logicOf(task, clues, upTo) !== 'beyond';
  const count = fewestOf(order.length, (first) => suffices(order.slice(0, first)));
  return count === undefined ? undefined : withoutNeedless(lastFirst(task, order.slice(0, count)), suffices);
}

/** All clues in random order, preferred ones first. */
function inOrder({ set, choice, preferred = 0 }: ClueTask, rng: Rng): readonly number[] {
  const clues = [...Array(choice?.count ?? set.clues.length).keys()];
  return preferred === 0
    ? rng.shuffle(clues)
    : [...rng.shuffle(clues.slice(0, preferred)), ...rng.shuffle(clues.slice(preferred))];
}

/** Clues in the order in which they may be left out: preferred ones last. */
function lastFirst({ preferred = 0 }: ClueTask, clues: readonly number[]): readonly number[] {
  return preferred === 0 ? clues : clues.toReversed();
}

function logicOf(
  { family, set, choice }: ClueTask,
  clues: readonly number[],
  upTo: Exclude<LogicReach, 'beyond'> = 'look-ahead',
): LogicReach {
  const reached = choice?.logicOf(clues, upTo) ?? family.rate(set.puzzleWith(clues)).logic;
  return upTo === 'plain' && reached === 'look-ahead' ? 'beyond' : reached;
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
function fewest(
  { family, set, solution, subject = 'this solution' }: ClueTask,
  rng: Rng,
): Attempt<Puzzle, unknown> {
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
    subject,
    by: 'loop',
    certified: false,
  });
  return { status: 'made', puzzle: set.puzzleWith(chosen), solution, fewest: proof };
}

function forSearch(task: ClueTask, rng: Rng): Attempt<Puzzle, unknown> {
  const attempt = spared(task, rng);
  if (attempt.status === 'failed' || task.family.rate(attempt.puzzle).logic === 'beyond') return attempt;
  return failed('one step of look-ahead sufficed');
}

/** The clues that look-ahead needs (or all), less those without which there is still one solution. */
function spared(task: ClueTask, rng: Rng): Attempt<Puzzle, unknown> {
  const { set, solution, choice } = task;
  const solving = solvingClues(task, 'guessless', rng);
  const start = solving ?? lastFirst(task, inOrder(task, rng));
  const others = new OtherSolutions(task, rng.fork('engine').integer(2 ** 31));
  try {
    const needsEngine = solving === undefined || choice?.findOther === undefined;
    const failure = needsEngine ? others.openEngine() : undefined;
    if (failure !== undefined) return failure;
    let kept = start;
    for (const clue of start) {
      const rest = kept.filter((other) => other !== clue);
      if (others.find(rest, clue) === 'none') kept = rest;
    }
    return { status: 'made', puzzle: set.puzzleWith(kept), solution };
  } finally {
    others.dispose();
  }
}
