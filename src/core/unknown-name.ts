/** Names that come from outside and are not known. */
import { PuzzlewrightError } from './error.js';

/** An error `unknown-…` with the found and the expected names. */
export function unknownName(what: string, found: string, expected: readonly string[]): PuzzlewrightError {
  return new PuzzlewrightError(
    `unknown-${what.replaceAll(' ', '-')}`,
    `There is no ${what} "${found}"; expected one of ${expected.join(', ')}.`,
  );
}
