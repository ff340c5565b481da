/**
 * Limits on the input of a format: enough for every puzzle that can be handled, little enough to stay quick.
 */
import { failure, issue, type Result } from '../core/index.js';
import type { Source } from './source.js';

const MOST_BYTES = 10_000_000;

/** Reads a source unless it is too large, which is an issue (`input-too-large`). */
export function readWithinLimit<Value>(
  source: Source,
  read: (source: Source) => Result<Value>,
): Result<Value> {
  const size = source.bytes.length;
  if (size <= MOST_BYTES) return read(source);
  const message = `The input has ${size} bytes; no puzzle needs more than ${MOST_BYTES}.`;
  return failure(issue('input-too-large', message));
}
