/** Checks of the arguments of callers, before any work. */
import { type Issue, PuzzlewrightError, type Result } from '../core/index.js';
import type { Family, Puzzle } from '../families/contract/index.js';
import { sentence } from '../settings/index.js';

/**
 * The value of a result.
 * @throws PuzzlewrightError with code, message and place of the first issue
 */
export function demand<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  throw errorOf(result.issues[0]!);
}

/** An issue as an error; one about a setting names it as programs do, not as a flag. */
export function errorOf({ code, message, place }: Issue): PuzzlewrightError {
  if (place?.setting === undefined) return new PuzzlewrightError(code, message, place);
  const { setting, ...where } = place;
  const named = message.includes(setting) ? message : `${setting}: ${message}`;
  return new PuzzlewrightError(code, named, { ...where, part: setting });
}

/**
 * The values of options, read by their settings.
 * @throws PuzzlewrightError that names the option
 */
export function demandOptions<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  const { place, ...first } = result.issues[0]!;
  const setting = place?.setting?.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  throw errorOf(
    setting === undefined
      ? { ...first, ...(place && { place }) }
      : { ...first, place: { ...place, setting } },
  );
}

/**
 * Refuses values that are no family, such as its name.
 * @throws PuzzlewrightError `no-family`
 */
export function requireFamily(family: unknown): void {
  if (typeof family === 'object' && family !== null && 'readPuzzle' in family) return;
  throw new PuzzlewrightError('no-family', sentence('a family, such as the import sudoku,', family));
}

/**
 * A puzzle that its family has read: the type of data from elsewhere promises nothing.
 * @throws PuzzlewrightError that names its fault
 */
export function wellFormed<P extends Puzzle, S>(family: Family<P, S>, puzzle: P): P {
  requireFamily(family);
  return demand(family.readPuzzle(puzzle));
}
