import { type Budget, describeLimit, type LimitName } from '../../core/index.js';
import type { ValuesOf } from '../../settings/index.js';
import type { Host } from '../host/index.js';
import type { LIMIT_FLAGS } from './flags/shared.js';

/**
 * The budget that the limit flags describe. The timeout becomes `abort`, the only place where the clock
 * reaches the engines, and it can only end their work.
 */
export function budgetOf(args: ValuesOf<typeof LIMIT_FLAGS>, host: Host): Budget {
  const { timeout, 'limit-nodes': nodes, 'limit-conflicts': conflicts } = args;
  const deadline = timeout === undefined ? undefined : host.now() + timeout * 1000;
  return {
    ...(nodes === undefined ? {} : { nodes }),
    ...(conflicts === undefined ? {} : { conflicts }),
    ...(deadline === undefined ? {} : { abort: () => host.now() >= deadline }),
  };
}

/** The limit and its description in a JSON answer that it left open. */
export function reasonOf(limit: LimitName | 'rounds' | 'queries') {
  return { limit, reason: describeLimit(limit) };
}
