/** Messages between page and worker. */
import type { CallName } from './calls.js';
import type { Failure } from './failure.js';

/** A call, with a number that its answers carry. */
export interface ToWorker {
  readonly call: number;
  readonly name: CallName;
  readonly argument: unknown;
}

/** The progress of a call, its answer, or its failure. */
export type FromWorker = { readonly call: number } & (
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'failure'; readonly failure: Failure }
);
