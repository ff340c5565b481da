import { PuzzlewrightError, type Result } from '../../core/index.js';

/**
 * The value of a result.
 * @throws PuzzlewrightError with code, message and place of the first issue
 */
export function demand<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value;
  const { code, message, place } = result.issues[0]!;
  throw new PuzzlewrightError(code, message, place);
}
