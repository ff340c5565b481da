/** The explanation of one puzzle, every step of it checked, and counts of what was done. */
import process from 'node:process';
import { createRng } from '../../../src/core/random.js';
import { explainPrepared } from '../../../src/explain/answers/explain.js';
import { prepare } from '../../../src/explain/knowledge/prepare.js';
import type { Explanation, Step } from '../../../src/explain/model/step.js';
import type { AnyFamily, Puzzle } from '../../../src/families/contract/family.js';
import { judgeByProof } from './by-proof.js';
import { stepChecker } from './checker.js';
import type { Judge } from './questions.js';

/** Steps of a puzzle that HiGHS checks too, of one reason and of several. */
const SAMPLE = 2;

export interface Counts {
  readonly puzzles: number;
  readonly solved: number;
  readonly steps: number;
  /** Steps of several reasons. */
  readonly joint: number;
  readonly byProof: number;
  readonly byHighs: number;
  readonly wrong: number;
}

export const NOTHING: Counts = {
  puzzles: 0,
  solved: 0,
  steps: 0,
  joint: 0,
  byProof: 0,
  byHighs: 0,
  wrong: 0,
};

/** The puzzle to explain, and the seed and judge of its sampled steps. */
interface Checked {
  readonly family: AnyFamily;
  readonly puzzle: Puzzle;
  readonly seed: string;
  readonly highs: Judge;
}

/** Explains a puzzle and checks the steps; what is wrong is printed with the puzzle. */
export function checkExplanation({ family, puzzle, seed, highs }: Checked): Counts {
  const preparation = prepare({ family, puzzle });
  if (preparation.status !== 'ready') throw new Error(`a unique puzzle is ${preparation.status}`);
  const { prepared } = preparation;
  const explanation = explainPrepared(prepared, { family, puzzle, proofs: true });
  const { board } = prepared;
  const { steps, values, given, verdict } = explanation;
  const [byProof, byHighs] = [stepChecker(board, judgeByProof), stepChecker(board, highs)];
  const sample = sampleOf(explanation, seed);
  const known = new Set(given.map(({ mark }) => mark));
  const faults: string[] = [];
  for (const step of steps) {
    for (const checker of sample.has(step) ? [byProof, byHighs] : [byProof]) {
      const wrong = checker.wrongWith(step, known, values);
      if (wrong !== undefined) faults.push(wrong);
    }
    for (const { mark } of step.conclusions) known.add(mark);
  }
  const isSolved = verdict === 'solved';
  // Crosses on which nothing rests are not stated.
  if (isSolved && values.some((value, mark) => value && !known.has(mark)))
    faults.push('the steps leave entries open');
  for (const fault of faults) process.stderr.write(`${JSON.stringify(puzzle)}: ${fault}\n`);
  return {
    puzzles: 1,
    solved: Number(isSolved),
    steps: steps.length,
    joint: steps.filter(isJoint).length,
    byProof: steps.length,
    byHighs: sample.size,
    wrong: faults.length,
  };
}

function isJoint({ size }: Step): boolean {
  return size > 1;
}

function sampleOf({ steps }: Explanation, seed: string): ReadonlySet<Step> {
  const rng = createRng(seed);
  const [joint, simple] = [steps.filter(isJoint), steps.filter((step) => !isJoint(step))];
  return new Set([joint, simple].flatMap((some) => rng.shuffle(some).slice(0, SAMPLE)));
}

/** Sums of counts. */
export function plus(one: Counts, other: Counts): Counts {
  return {
    puzzles: one.puzzles + other.puzzles,
    solved: one.solved + other.solved,
    steps: one.steps + other.steps,
    joint: one.joint + other.joint,
    byProof: one.byProof + other.byProof,
    byHighs: one.byHighs + other.byHighs,
    wrong: one.wrong + other.wrong,
  };
}
