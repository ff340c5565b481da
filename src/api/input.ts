/** What callers hand in, checked before anything is done with it. */
import { type Issue, PuzzlewrightError, type Result } from '../core/index.js';
import type { Family, Puzzle } from '../families/contract/index.js';

/**
 * The value of a result.
 * @throws PuzzlewrightError with code, message and place of the first issue
 */
export function demand<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw errorOf(result.issues[0]!);
}

/** An issue as an error. */
export function errorOf({ code, message, place }: Issue): PuzzlewrightError {
  return new PuzzlewrightError(code, message, place);
}

/**
 * A puzzle that its family has read: the type of data from elsewhere promises nothing.
 * @throws PuzzlewrightError that names what is wrong with it
 */
export function wellFormed<P extends Puzzle, S>(family: Family<P, S>, puzzle: P): P {
  return demand(family.readPuzzle(puzzle));
}
