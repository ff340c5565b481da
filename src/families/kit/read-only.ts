/** Formats that are read and never written. */
import { issue } from '../../core/issue.js';
import { failure, type Result } from '../../core/result.js';

/** What marks a codec as read only, and its answer to being asked to write. */
export function readOnly(format: string): {
  readonly needsSolution: false;
  readonly readOnly: true;
  readonly encode: () => Result<never>;
} {
  const message = `The format ${format} can be read, not written; the formats json and text can hold the puzzle.`;
  return { needsSolution: false, readOnly: true, encode: () => failure(issue('format-read-only', message)) };
}
