/** Messages between the workers of a run and its main process. Plain data. */
import type { Failure } from './run-case.js';
import type { Counts } from './tally.js';

/** The task of a worker: its own seed, and the limits at which it stops. */
export interface Assignment {
  readonly seed: string;
  readonly minutes: number;
  readonly cases?: number;
  readonly only?: string;
  readonly stress: boolean;
}

/** The state of a worker: the case that it begins, the result of one, or that it is finished. */
export type Message =
  | { readonly kind: 'begins'; readonly line: string }
  | { readonly kind: 'ends'; readonly counts: Counts; readonly failure?: Failure }
  | { readonly kind: 'finished' };
