/**
 * Makes puzzle number k of a batch: one attempt after the other, each with a random stream of its own, until one is
 * rated as asked, proved to have one solution by an engine and accepted by the rules. Which attempt that is depends on the
 * batch and the number alone.
 */
import { createRng } from '../src/core/random.js';
import type { Engine } from '../src/engine/engine.js';
import type { AnyFamily, Difficulty, Puzzle, Rating } from '../src/families/family.js';
import { findFamily } from '../src/families/index.js';
import { canonicalKey } from '../src/families/kit/canonical.js';
import { checkPuzzle } from '../src/proving/check.js';
import { chooseFormulation } from '../src/proving/formulation.js';
import type { AnyGenerator, FewestProof, Goal } from './generator.js';
import { missedGoal } from './goal.js';
import { writeId } from './id.js';
import { findGenerator } from './index.js';

/** What all puzzles of a batch share: plain data, copied to worker threads. */
export interface Batch {
  /** Id of the generator. */
  readonly generator: string;
  readonly plan: unknown;
  readonly goal: Goal;
  readonly seed: string;
  /** What the ids of its puzzles begin with. */
  readonly prefix: string;
}

/** One puzzle of a batch, wanted from an attempt on (more than 0: earlier ones were copies of other puzzles). */
export interface MakeRequest {
  readonly batch: Batch;
  /** Counted from 1. */
  readonly number: number;
  readonly firstAttempt: number;
  /** The first attempt that is not made any more. */
  readonly limitAttempts: number;
  /** Have the proof of uniqueness checked; default true. Which puzzle is made does not depend on it. */
  readonly certify?: boolean;
}

/** A finished puzzle: what `generate --json` prints. */
export interface PuzzleRecord {
  readonly id: string;
  readonly family: string;
  readonly seed: string;
  readonly puzzle: Puzzle;
  readonly solution: unknown;
  readonly verdict: 'unique';
  readonly difficulty: Difficulty;
  readonly guessing: boolean;
  readonly engine: string;
  /** Whether an independent checker has followed the proof of uniqueness. */
  readonly certified: boolean;
  /** Where the fewest clues or walls were asked for: what was proved about their number. */
  readonly fewest?: FewestProof;
  /** How many attempts it took, the successful one included. */
  readonly attempts: number;
}

/** Why attempts failed: how many for each reason, the commonest first. */
export interface FailureCount {
  readonly reason: string;
  readonly count: number;
}

/** A puzzle and the key that symmetric copies share; or that the limit on attempts was reached, and why. */
export type Making =
  | { readonly status: 'made'; readonly record: PuzzleRecord; readonly key: string; readonly attempt: number }
  | { readonly status: 'limit'; readonly failures: readonly FailureCount[] };

/** Conflicts that the proof of one puzzle may take; a puzzle that needs more is not wanted. */
const PROOF_CONFLICTS = 200_000;

/**
 * Makes one puzzle.
 * @param engine the engine that proves it unique
 * @throws Error when a generator's solution breaks the rules, or is not the one that the engine finds
 */
export function makePuzzle(request: MakeRequest, engine: Engine): Making {
  const { batch, number, firstAttempt, limitAttempts, certify = true } = request;
  const generator = generatorOf(batch);
  const family = findFamily(generator.family)!;
  const rng = createRng(batch.seed);
  const failures: string[] = [];
  for (let attempt = firstAttempt; attempt < limitAttempts; attempt++) {
    const made = generator.attempt(batch.plan, rng.fork(`${batch.generator}/${number}/${attempt}`), number);
    if (made.status === 'failed') {
      failures.push(made.reason);
      continue;
    }
    const { puzzle, solution, fewest } = made;
    const rating = family.rate(puzzle);
    const missed = missedGoal(batch.goal, rating);
    if (missed !== undefined) {
      failures.push(missed);
      continue;
    }
    const proof = prove(family, { puzzle, solution }, engine, certify);
    if (proof.status === 'unproved') {
      failures.push(proof.reason);
      continue;
    }
    const { certified } = proof;
    const record = recordOf(request, attempt, { puzzle, solution, rating, engine, certified, fewest });
    return { status: 'made', record, key: canonicalKey(family, puzzle), attempt };
  }
  return { status: 'limit', failures: countFailures(failures) };
}

/** Counts failures by reason, the commonest first and equally common ones in order of their words. */
function countFailures(reasons: readonly string[]): readonly FailureCount[] {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
}

function generatorOf({ generator: id }: Batch): AnyGenerator {
  const generator = findGenerator(id);
  if (generator === undefined) throw new Error(`there is no generator ${id}`);
  return generator;
}

/** One solution is proved, and it is the generator's; or why the puzzle cannot be called unique. */
type Proof =
  | { readonly status: 'proved'; readonly certified: boolean }
  | { readonly status: 'unproved'; readonly reason: string };

function prove(
  family: AnyFamily,
  { puzzle, solution }: { readonly puzzle: Puzzle; readonly solution: unknown },
  engine: Engine,
  certify: boolean,
): Proof {
  const formulation = chooseFormulation(family, engine.id);
  const budget = { conflicts: PROOF_CONFLICTS };
  const ask = (certify: boolean) => checkPuzzle({ family, puzzle, formulation, engine, budget, certify });
  const checked = ask(certify);
  // What a checked proof needs beyond the limit may not keep out a puzzle that is proved within it.
  const answer = certify && checked.verdict === 'undecided' ? ask(false) : checked;
  if (answer.verdict === 'undecided') {
    return {
      status: 'unproved',
      reason: `one solution was not proved within ${PROOF_CONFLICTS} conflicts`,
    };
  }
  if (answer.verdict === 'multiple') return { status: 'unproved', reason: 'it had several solutions' };
  const agrees =
    answer.verdict === 'unique' &&
    family.verify(puzzle, solution).length === 0 &&
    family.differences(solution, answer.solution).length === 0;
  if (!agrees)
    throw new Error(`a generator of ${family.id} made a puzzle and a solution that is not its own`);
  return { status: 'proved', certified: answer.certified };
}

interface Proved {
  readonly puzzle: Puzzle;
  readonly solution: unknown;
  readonly rating: Rating;
  readonly engine: Engine;
  readonly certified: boolean;
  readonly fewest: FewestProof | undefined;
}

function recordOf(
  { batch, number }: MakeRequest,
  attempt: number,
  { puzzle, solution, rating, engine, certified, fewest }: Proved,
): PuzzleRecord {
  return {
    id: writeId(batch.prefix, number, attempt),
    family: puzzle.family,
    seed: batch.seed,
    puzzle,
    solution,
    verdict: 'unique',
    difficulty: rating.difficulty,
    guessing: rating.guessing,
    engine: engine.id,
    certified,
    ...(fewest === undefined ? {} : { fewest }),
    attempts: attempt + 1,
  };
}
