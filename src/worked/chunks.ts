/**
 * The steps of an explanation as people read them: numbered, each step of several reasons by itself, the simple ones
 * between them in runs.
 */
import { entryTest } from '../explain/entries.js';
import type { Explanation, Step } from '../explain/step.js';
import type { Known } from '../families/explaining.js';

/** Steps that are shown together: a step of several reasons alone, or a run of simple steps. */
export interface Chunk {
  readonly kind: 'step' | 'run';
  /** Number of its first step, counted from 1. */
  readonly first: number;
  readonly steps: readonly Step[];
  /** What is known before its first step, in the order in which it became known. */
  readonly known: readonly Known[];
}

/** A run ends with the round in which it reaches this number of entries. */
const ENTRIES_OF_RUN = 8;

/** Splits the steps; none is left out, and their order stays. */
export function chunksOf({ marks, given, steps }: Pick<Explanation, 'marks' | 'given' | 'steps'>): Chunk[] {
  const isEntry = entryTest(marks);
  const chunks: Chunk[] = [];
  let run: Step[] = [];
  let known: readonly Known[] = given;
  let first = 1;
  const add = (kind: Chunk['kind'], own: readonly Step[]): void => {
    if (own.length === 0) return;
    chunks.push({ kind, first, steps: own, known });
    known = [...known, ...own.flatMap(({ conclusions }) => conclusions)];
    first += own.length;
  };
  const endRun = (): void => {
    add('run', run);
    run = [];
  };
  for (const step of steps) {
    if (!isSimple(step)) {
      endRun();
      add('step', [step]);
      continue;
    }
    const entries = run.flatMap(({ conclusions }) => conclusions).filter(isEntry).length;
    if (entries >= ENTRIES_OF_RUN && run.at(-1)!.round !== step.round) endRun();
    run.push(step);
  }
  endRun();
  return chunks;
}

/** Whether one rule gives the step at once. */
export function isSimple({ size, argument }: Step): boolean {
  return size === 1 && argument.kind === 'alone';
}

/** The numbers of a chunk: `7`, or `8–12`. */
export function numbersOf({ first, steps }: Pick<Chunk, 'first' | 'steps'>): string {
  return steps.length === 1 ? String(first) : `${first}–${first + steps.length - 1}`;
}
