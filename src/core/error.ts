import type { Place } from './issue.js';

/**
 * A typed error for a failure that a caller could have avoided (a refused model, an unusable parameter).
 * Defects of the program stay ordinary errors.
 */
export class PuzzlewrightError extends Error {
  override readonly name = 'PuzzlewrightError';

  declare readonly place?: Place;

  /**
   * @param code stable, kebab-case, e.g. `engine-refuses-model`
   * @param message a whole sentence that names the found and the expected
   * @param place where, when a place can be named
   */
  constructor(
    readonly code: string,
    message: string,
    place?: Place,
  ) {
    super(message);
    if (place !== undefined) this.place = place;
  }
}
