/**
 * Makes puzzle number k of a batch: one attempt after the other, each with a random stream of its own, until
 * one is rated as asked, proved to have one solution by an engine and accepted by the rules. Which attempt
 * that is depends on the batch and the number alone.
 */
import { createRng, PuzzlewrightError } from '../src/core/index.js';
import { type StepDetail, shownByLogic, shownBySteps } from '../src/explain/index.js';
import type { AnyFamily, Puzzle } from '../src/families/contract/index.js';
import { findFamily } from '../src/families/index.js';
import { canonicalKey } from '../src/families/kit/index.js';
import { type CertifiedPuzzle, certifiedPuzzle, certify } from '../src/proving/index.js';
import type { Engine } from '../src/solve/index.js';
import { writeId } from './id.js';
import { findGenerator } from './registry.js';
import type { Near } from './shared/by-steps.js';
import { type AnyGenerator, type Goal, isBySteps } from './shared/generator.js';
import { judge } from './shared/judge.js';

/** The data common to all puzzles of a batch: plain, copied to worker threads. */
export interface Batch {
  /** Id of the generator. */
  readonly generator: string;
  readonly plan: unknown;
  /** Plans that steer in other ways: attempts take turns with `plan` and these. */
  readonly others?: readonly unknown[];
  readonly goal: Goal;
  /** Puzzles are rated by their steps, whatever the goal. Which puzzles are made does not depend on it. */
  readonly bySteps?: StepDetail;
  readonly seed: string;
  /** The prefix of its puzzles' ids. */
  readonly prefix: string;
  /** The number of puzzles there can be, where that is limited: as many as there are pictures. */
  readonly most?: number;
}

/**
 * One puzzle of a batch, wanted from an attempt on (more than 0: earlier ones were copies of other puzzles).
 */
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

/** A finished puzzle of a batch, as `generate --json` prints it. */
export type PuzzleRecord = CertifiedPuzzle & Required<Pick<CertifiedPuzzle, 'seed' | 'attempts'>>;

/** A reason for failed attempts, and their number; lists have the commonest first. */
export interface FailureCount {
  readonly reason: string;
  readonly count: number;
}

/** A puzzle and the key that symmetric copies share; or that the limit on attempts was reached, and why. */
export type Making =
  | { readonly status: 'made'; readonly record: PuzzleRecord; readonly key: string; readonly attempt: number }
  | ({ readonly status: 'limit' } & Failures);

/** The failures of all attempts at a puzzle. */
export interface Failures {
  readonly failures: readonly FailureCount[];
  /** The reason why no further puzzle exists, where it is known: all have been made. */
  readonly exhausted?: string;
  /** The puzzle closest to a difficulty by steps, where one was asked for. */
  readonly nearest?: Near;
}

/** Conflicts that the proof of one puzzle may take; a puzzle that needs more is not wanted. */
const PROOF_CONFLICTS = 200_000;

/**
 * Makes one puzzle.
 * @param engine the engine that proves it unique
 * @throws PuzzlewrightError `unknown-generator`; Error when a generator's solution breaks the rules, or is
 *   not the one that the engine finds
 */
export function makePuzzle(request: MakeRequest, engine: Engine): Making {
  const { batch, number, firstAttempt, limitAttempts, certify: checkProof = true } = request;
  const generator = generatorOf(batch);
  const family = findFamily(generator.family)!;
  const rng = createRng(batch.seed);
  const failures: string[] = [];
  let nearest: Near | undefined;
  for (let attempt = firstAttempt; attempt < limitAttempts; attempt++) {
    const plan = planOf(batch, attempt);
    const made = generator.attempt(plan, rng.fork(`${batch.generator}/${number}/${attempt}`), number);
    if (made.status === 'failed') {
      failures.push(made.reason);
      if (made.isFinal) return { status: 'limit', failures: countFailures(failures), exhausted: made.reason };
      continue;
    }
    const { puzzle, solution, fewest, credits, logic } = made;
    const judgement = judge(family, puzzle, batch);
    if (judgement.status === 'left') {
      failures.push(judgement.reason);
      nearest = nearerOf(nearest, judgement.near);
      continue;
    }
    const proof = prove(family, { puzzle, solution }, engine, checkProof);
    if (proof.status === 'unproved') {
      failures.push(proof.reason);
      continue;
    }
    const { seed, prefix, goal, bySteps } = batch;
    // Where the goal is by steps, that rating is there already.
    const stepped =
      bySteps === undefined || isBySteps(goal) || goal.range !== undefined
        ? undefined
        : shownBySteps(family, puzzle, { detail: bySteps, solution });
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
          shown: stepped ?? judgement.shown ?? (logic ? { logic } : shownByLogic(family, puzzle)),
          engine: engine.id,
          certified: proof.certified,
        },
      ),
      seed,
      attempts: attempt + 1,
    };
    return { status: 'made', record, key: canonicalKey(family, puzzle), attempt };
  }
  return {
    status: 'limit',
    failures: countFailures(failures),
    ...(nearest === undefined ? {} : { nearest }),
  };
}

function planOf({ plan, others = [] }: Batch, attempt: number): unknown {
  const turn = attempt % (1 + others.length);
  return turn === 0 ? plan : others[turn - 1];
}

/** The one that is less far off; those that are not known in number come last. */
function nearerOf(one: Near | undefined, other: Near | undefined): Near | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (other.off ?? Infinity) < (one.off ?? Infinity) ? other : one;
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
