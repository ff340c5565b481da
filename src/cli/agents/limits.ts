/** The flags that bound each request of a program. */
import { ATTEMPTS_SETTING } from '../../jobs/index.js';
import { positive, type ValuesOf, whole } from '../../settings/index.js';
import type { ServiceBounds } from '../host/index.js';

export const REQUEST_FLAGS = {
  timeout: positive('end a request after this many seconds, with an error').default(60),
  'limit-memory': whole('end a request that takes more than this many megabytes', { least: 100 }).default(
    1000,
  ),
  'limit-conflicts': whole('conflicts that a proof may take', { least: 1 }).default(200_000),
  ...ATTEMPTS_SETTING,
};

type RequestFlags = ValuesOf<typeof REQUEST_FLAGS>;

/** The counted limits of flags. */
export function countsOf({ 'limit-conflicts': conflicts, 'limit-attempts': attempts }: RequestFlags) {
  return { conflicts, attempts };
}

/** The bounds of flags. */
export function boundsOf({ timeout, 'limit-memory': megabytes }: RequestFlags): ServiceBounds {
  return { milliseconds: timeout * 1000, megabytes };
}
