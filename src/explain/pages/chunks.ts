/**
 * The steps of an explanation as people read them: numbered, each step of several reasons by itself, the
 * simple ones between them in runs.
 */

import type { Known, Mark } from '../../families/contract/index.js';
import { type Explanation, entryTest, type Step } from '../model/index.js';

/** Steps that are shown together: a step of several reasons, or a run of simple steps. */
export interface Chunk {
  readonly kind: 'step' | 'run';
  /** Number of its first step, counted from 1. */
  readonly first: number;
  readonly steps: readonly Step[];
  /** The facts known before its first step, in the order in which they became known. */
  readonly known: readonly Known[];
}

/** A run ends with the round in which it reaches this number of entries. */
const ENTRIES_OF_RUN = 8;

/** The kind and the steps of a chunk. */
type Part = Pick<Chunk, 'kind' | 'steps'>;

/** Splits the steps; none is left out, and their order stays. */
export function chunksOf({ marks, given, steps }: Pick<Explanation, 'marks' | 'given' | 'steps'>): Chunk[] {
  let known: readonly Known[] = given;
  let first = 1;
  return withoutLoneNotes(marks, partsOf(marks, steps)).map((part) => {
    const chunk: Chunk = { ...part, first, known };
    known = [...known, ...part.steps.flatMap(({ conclusions }) => conclusions)];
    first += part.steps.length;
    return chunk;
  });
}

/** Steps of several reasons, and runs that end with the round in which they have entries enough. */
function partsOf(marks: readonly Mark[], steps: readonly Step[]): readonly Part[] {
  const parts: Part[] = [];
  let run: Step[] = [];
  const endRun = (): void => {
    if (run.length > 0) parts.push({ kind: 'run', steps: run });
    run = [];
  };
  for (const step of steps) {
    if (!isSimple(step)) {
      endRun();
      parts.push({ kind: 'step', steps: [step] });
      continue;
    }
    if (entryCount(marks, run) >= ENTRIES_OF_RUN && run.at(-1)!.round !== step.round) endRun();
    run.push(step);
  }
  endRun();
  return parts;
}

/** Runs that only make notes belong to the run before them, where there is one. */
function withoutLoneNotes(marks: readonly Mark[], parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isLone = part.kind === 'run' && before?.kind === 'run' && entryCount(marks, part.steps) === 0;
    if (isLone) joined[joined.length - 1] = { kind: 'run', steps: [...before.steps, ...part.steps] };
    else joined.push(part);
  }
  return joined;
}

function entryCount(marks: readonly Mark[], steps: readonly Step[]): number {
  return steps.flatMap(({ conclusions }) => conclusions).filter(entryTest(marks)).length;
}

/** True if one rule gives the step at once. */
export function isSimple({ size, argument }: Step): boolean {
  return size === 1 && argument.kind === 'alone';
}

/** The numbers of a chunk: `7`, or `8 to 12`. */
export function numbersOf({ first, steps }: Pick<Chunk, 'first' | 'steps'>): string {
  return steps.length === 1 ? String(first) : `${first} to ${first + steps.length - 1}`;
}
