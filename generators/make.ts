/**
 * Makes puzzle number k of a batch: one attempt after the other, each with a random stream of its own, until one is
 * rated as asked, proved to have one solution by an engine and accepted by the rules. Which attempt that is depends on the
 * batch and the number alone.
 */
import { PuzzlewrightError } from '../src/core/error.js';
import { createRng } from '../src/core/random.js';
import type { Engine } from '../src/engine/engine.js';
import type { AnyFamily, Puzzle } from '../src/families/family.js';
import { findFamily } from '../src/families/index.js';
import { canonicalKey } from '../src/families/kit/canonical.js';
import { type CertifiedPuzzle, certifiedPuzzle } from '../src/proving/certified-puzzle.js';
import { certify } from '../src/proving/certify.js';
import type { AnyGenerator, Goal } from './generator.js';
import { missedGoal } from './goal.js';
import { writeId } from './id.js';
import { findGenerator } from './index.js';
import { placeInRange } from './range.js';

/** What all puzzles of a batch share: plain data, copied to worker threads. */
export interface Batch {
  /** Id of the generator. */
  readonly generator: string;
  readonly plan: unknown;
  readonly goal: Goal;
  readonly seed: string;
  /** What the ids of its puzzles begin with. */
  readonly prefix: string;
  /** How many puzzles there can be, where that is limited: as many as there are pictures. */
  readonly most?: number;
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

/** A finished puzzle of a batch: what `generate --json` prints. */
export type PuzzleRecord = CertifiedPuzzle & Required<Pick<CertifiedPuzzle, 'seed' | 'attempts'>>;

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
 * @throws PuzzlewrightError `unknown-generator`; Error when a generator's solution breaks the rules, or is not the one that the
 * engine finds
 */
export function makePuzzle(request: MakeRequest, engine: Engine): Making {
  const { batch, number, firstAttempt, limitAttempts, certify: checkProof = true } = request;
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
    const { puzzle, solution, fewest, credits } = made;
    const rating = family.rate(puzzle);
    const missed = missedGoal(batch.goal, rating);
    if (missed !== undefined) {
      failures.push(missed);
      continue;
    }
    const proof = prove(family, { puzzle, solution }, engine, checkProof);
    if (proof.status === 'unproved') {
      failures.push(proof.reason);
      continue;
    }
    const { seed, prefix, goal } = batch;
    const placed = goal.range && placeInRange(family, puzzle, goal.range);
    if (placed?.status === 'outside') {
      failures.push(placed.reason);
      continue;
    }
    const record: PuzzleRecord = {
      ...certifiedPuzzle(
        {
          id: writeId(prefix, number, attempt),
          seed,
          ...(credits === undefined ? {} : { credits }),
          ...(fewest === undefined ? {} : { fewest }),
        },
        {
          puzzle,
          solution,
          rating,
          engine: engine.id,
          certified: proof.certified,
          ...(placed === undefined ? {} : { number: placed.number }),
        },
      ),
      seed,
      attempts: attempt + 1,
    };
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
  if (generator === undefined)
    throw new PuzzlewrightError('unknown-generator', `There is no generator "${id}".`);
  return generator;
}

/** One solution is proved, and it is the generator's; or why the puzzle cannot be called unique. */
type Proof =
  | { readonly status: 'proved'; readonly certified: boolean }
  | { readonly status: 'unproved'; readonly reason: string };

function prove(
  family: AnyFamily,
  { puzzle, solution: expected }: { readonly puzzle: Puzzle; readonly solution: unknown },
  engine: Engine,
  checkProof: boolean,
): Proof {
  const budget = { conflicts: PROOF_CONFLICTS };
  // What a checked proof needs beyond the limit may not keep out a puzzle that is proved within it.
  const answer = certify(family, puzzle, { engine, budget, checkProof, acceptUnchecked: true, expected });
  if (answer.verdict === 'unique') return { status: 'proved', certified: answer.certified };
  if (answer.verdict === 'multiple') return { status: 'unproved', reason: 'it had several solutions' };
  return { status: 'unproved', reason: `one solution was not proved within ${PROOF_CONFLICTS} conflicts` };
}
