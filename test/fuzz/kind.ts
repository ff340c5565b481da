/** A kind of cases: the making of a sample, its examination, and its reduction. */
import type { Budget } from '../../src/core/budget.js';
import type { Rng } from '../../src/core/random.js';
import type { Engine } from '../../src/solve/engine.js';
import type { Tally } from './tally.js';

/** The context of an examination. */
export interface Context {
  /** The engines that answer; tests plant a wrong one. */
  readonly engines: readonly Engine[];
  /** The limit on one question: conflicts of `sat`, nodes of `highs`. */
  readonly budget: Budget;
}

/** Something that must not be. */
export interface Problem {
  /** The same for problems of one sort, so that shrinking keeps to it. */
  readonly code: string;
  readonly message: string;
}

/**
 * One kind of cases. A sample is plain data; everything that is done with it depends on it and the stream
 * alone.
 */
export interface Kind<Sample> {
  readonly id: string;
  /** Its frequency, relative to the others. */
  readonly weight: number;
  /** Families or classes of models. */
  readonly subjects: readonly string[];
  make(subject: string, rng: Rng): Promise<Sample>;
  /** Looks for problems; an exception is one too. Work done is counted in the tally. */
  examine(sample: Sample, subject: string, rng: Rng, context: Context, tally: Tally): readonly Problem[];
  /** Smaller samples that are well-formed, the smallest first as far as that is known. */
  smaller(sample: Sample, subject: string): Iterable<Sample>;
  /** A sample as shown to people. */
  show(sample: Sample): string;
}

/** A kind as the registry holds it: it is only ever handed its own samples. */
export type AnyKind = Kind<unknown>;

/** The context with the clause-learning engine alone. */
export function onlySat(context: Context): Context {
  return { ...context, engines: context.engines.filter(({ id }) => id === 'sat') };
}
