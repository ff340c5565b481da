/**
 * The steps of an explanation as people read them: numbered, each step of several reasons by itself, the
 * simple ones between them in runs.
 */

import type { Known, Mark } from '../../families/contract/index.js';
import { countedSteps, type Explanation, entryTest, isPlain, type Step } from '../model/index.js';

/**
 * Steps that are shown together: a step of several reasons; a run of simple steps; or a run of singles, which
 * needs no words of its own.
 */
export interface Chunk {
  readonly kind: 'step' | 'run' | 'singles';
  /** Number of its first step, counted from 1. */
  readonly first: number;
  /** Its steps that have numbers: all but those which players do without a word. */
  readonly count: number;
  readonly steps: readonly Step[];
  /** The facts known before its first step, in the order in which they became known. */
  readonly known: readonly Known[];
}

/** A run ends with the round in which it reaches this number of entries. */
const ENTRIES_OF_RUN = 8;
/** Singles that are said one by one; more that follow each other are said together. */
const FEW_SINGLES = 3;

/** The kind and the steps of a chunk. */
type Part = Pick<Chunk, 'kind' | 'steps'>;

/**
 * Splits the steps, whose order stays. Those that only cross out what entries exclude have no numbers, and
 * are left out where they stand alone.
 */
export function chunksOf({ marks, given, steps }: Pick<Explanation, 'marks' | 'given' | 'steps'>): Chunk[] {
  let known: readonly Known[] = given;
  let first = 1;
  return withoutLoneNotes(marks, partsOf(marks, steps)).flatMap((part) => {
    const count = countedSteps(marks, part.steps).length;
    const chunk: Chunk = { ...part, first, count, known };
    known = [...known, ...part.steps.flatMap(({ conclusions }) => conclusions)];
    first += count;
    return count === 0 ? [] : [chunk];
  });
}

/** True if the step is an entry that players make at a glance, by a technique whose name says why. */
export function isSingle(step: Step): boolean {
  return isSimple(step) && step.move?.isSingle === true && step.move.name !== undefined;
}

/** Steps of several reasons, and the runs between them. */
function partsOf(marks: readonly Mark[], steps: readonly Step[]): readonly Part[] {
  const parts: Part[] = [];
  let run: Step[] = [];
  const endRun = (): void => {
    parts.push(...runsOf(marks, run));
    run = [];
  };
  for (const step of steps) {
    if (isSimple(step) || isPlain(marks, step)) {
      run.push(step);
      continue;
    }
    endRun();
    parts.push({ kind: 'step', steps: [step] });
  }
  endRun();
  return parts;
}

/** Singles as one run; other simple steps in runs that end with the round in which entries are enough. */
function runsOf(marks: readonly Mark[], steps: readonly Step[]): readonly Part[] {
  const counted = countedSteps(marks, steps);
  if (counted.length > FEW_SINGLES && counted.every(isSingle)) return [{ kind: 'singles', steps }];
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const isFull = run !== undefined && entryCount(marks, countedSteps(marks, run)) >= ENTRIES_OF_RUN;
    if (run === undefined || (isFull && run.at(-1)!.round !== step.round)) runs.push([step]);
    else run.push(step);
  }
  return runs.map((run) => ({ kind: 'run', steps: run }));
}

/** Runs that only make notes belong to the run before them, where there is one. */
function withoutLoneNotes(marks: readonly Mark[], parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isLone = part.kind === 'run' && before?.kind === 'run' && entryCount(marks, part.steps) === 0;
    if (isLone) joined[joined.length - 1] = { ...before, steps: [...before.steps, ...part.steps] };
    else joined.push(part);
  }
  return joined;
}

function entryCount(marks: readonly Mark[], steps: readonly Step[]): number {
  return steps.flatMap(({ conclusions }) => conclusions).filter(entryTest(marks)).length;
}

/** True if one rule gives the step. */
export function isSimple({ size }: Step): boolean {
  return size === 1;
}
