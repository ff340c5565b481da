/** Checks that all options share: their names are known, and a seed is a text; and ways to stop work. */
import { nearestWord, PuzzlewrightError } from '../core/index.js';
import { openInProcess, type Workers } from '../jobs/index.js';
import { sentence } from '../settings/index.js';

/** All options of a function by name. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/**
 * Refuses options that a function does not have, which would be ignored otherwise, and what is no object of
 * options.
 * @throws PuzzlewrightError `unknown-option`, `no-options`
 */
export function requireKnown(name: string, options: object, names: Readonly<Record<string, true>>): void {
  if (typeof options !== 'object' || options === null) {
    throw new PuzzlewrightError('no-options', sentence(`an object with the options of ${name}`, options));
  }
  const known = Object.keys(names);
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const near = nearestWord(unknown, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const message = `${name} has no option "${unknown}"; it has ${known.join(', ')}.${hint}`;
  throw new PuzzlewrightError('unknown-option', message, { part: unknown });
}

/**
 * Refuses a seed that is no text.
 * @throws PuzzlewrightError `seed-missing`
 */
export function requireSeed(seed: unknown): asserts seed is string {
  if (typeof seed === 'string') return;
  const expected = "a seed, which is any text and decides what is made, such as { seed: 'owl' },";
  throw new PuzzlewrightError('seed-missing', sentence(expected, seed), { part: 'seed' });
}

/** The workers of long work, and ways to stop it. */
export interface RunOptions {
  /** Runs the tasks; default: the caller's own thread, which is free between two tasks. */
  readonly workers?: Workers;
  /** Stops the work: running tasks are cancelled, and the answer holds the finished ones. */
  readonly signal?: AbortSignal;
  /** Polled; true stops likewise. */
  readonly abort?: () => boolean;
}

/** Does work with the workers that are wanted, until it is stopped. */
export async function running<Answer>(
  { workers = openInProcess({ pause: nextTurn }), signal, abort }: RunOptions,
  work: (ports: { readonly workers: Workers; readonly abort: () => boolean }) => Promise<Answer>,
): Promise<Answer> {
  const cancel = (): void => void workers.cancel();
  signal?.addEventListener('abort', cancel);
  try {
    return await work({ workers, abort: () => signal?.aborted === true || abort?.() === true });
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** Gives the caller's thread a turn. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
