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
  const flag = /^--(.+)$/.exec(place?.part ?? '')?.[1];
  if (flag === undefined) return new PuzzlewrightError(code, message, place);
  const named = message.includes(flag) ? message : `${flag}: ${message}`;
  return new PuzzlewrightError(code, named, { ...place, part: flag });
}

/**
 * The values of options, read by their settings.
 * @throws PuzzlewrightError that names the option
 */
export function demandOptions<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  const { place, ...first } = result.issues[0]!;
  const camel = place?.part?.replaceAll(/(?<=[a-z])-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  throw errorOf(camel === undefined ? first : { ...first, place: { ...place, part: camel } });
}

/**
 * Refuses what is no family, such as its name.
 * @throws PuzzlewrightError `no-family`
 */
export function requireFamily(family: unknown): void {
  if (typeof family === 'object' && family !== null && 'readPuzzle' in family) return;
  throw new PuzzlewrightError('no-family', sentence('a family, such as the import sudoku,', family));
}

/**
 * A puzzle that its family has read: the type of data from elsewhere promises nothing.
 * @throws PuzzlewrightError that names what is wrong with it
 */
export function wellFormed<P extends Puzzle, S>(family: Family<P, S>, puzzle: P): P {
  requireFamily(family);
  return demand(family.readPuzzle(puzzle));
}
