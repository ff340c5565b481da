/** What page and worker send each other. */
import type { CallName } from './calls.js';
import type { Failure } from './failure.js';

/** A call, with a number that its answers carry. */
export interface ToWorker {
  readonly call: number;
  readonly name: CallName;
  readonly argument: unknown;
}

/** How far a call is, its answer, or why there is none. */
export type FromWorker = { readonly call: number } & (
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'failure'; readonly failure: Failure }
);
