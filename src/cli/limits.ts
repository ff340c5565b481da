import { type Budget, describeLimit, type LimitName } from '../core/budget.js';
import type { Host } from './host.js';
import { InputError } from './input-error.js';

interface LimitArguments {
  readonly timeout?: number | undefined;
  readonly 'limit-nodes'?: number | undefined;
  readonly 'limit-conflicts'?: number | undefined;
}

/**
 * The budget that the limit options describe. The timeout becomes `abort`, the only place where the clock
 * reaches the engines, and it can only end their work.
 * @throws InputError for a limit that is not a number above 0
 */
export function budgetOf(args: LimitArguments, host: Host): Budget {
  const timeout = positiveNumber('--timeout', args.timeout);
  const nodes = finiteLimit('--limit-nodes', args['limit-nodes']);
  const conflicts = finiteLimit('--limit-conflicts', args['limit-conflicts']);
  const deadline = timeout === undefined ? undefined : host.now() + timeout * 1000;
  return {
    ...(nodes === undefined ? {} : { nodes }),
    ...(conflicts === undefined ? {} : { conflicts }),
    ...(deadline === undefined ? {} : { abort: () => host.now() >= deadline }),
  };
}

/** A limit as a number that JSON can hold; an infinite one is none. */
function finiteLimit(option: string, given: number | undefined): number | undefined {
  const limit = positiveNumber(option, given);
  return limit === Infinity ? undefined : limit;
}

/** What a JSON answer says of a limit that left it open. */
export function reasonOf(limit: LimitName | 'rounds') {
  return { limit, reason: describeLimit(limit) };
}

/** A limit that may be absent: a number above 0. */
export function positiveNumber(option: string, value: number | undefined): number | undefined {
  if (value === undefined || value > 0) return value;
  throw new InputError([`${option}: expected a number above 0, found ${value}`]);
}

/** Most puzzles of one batch, most worker threads, and most attempts, which ids write with nine digits. */
export const MOST_PUZZLES = 1_000_000;
export const MOST_JOBS = 256;
export const MOST_ATTEMPTS = 999_999_999;

/** A count option such as `--limit`: a whole number of at least `least` and, where `most` is given, at most that. */
export function wholeNumber(
  option: string,
  value: number,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
  throw new InputError([`${option}: expected a whole number ${range}, found ${value}`]);
}
