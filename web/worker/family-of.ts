import { type AnyFamily, findFamily, PuzzlewrightError } from '../../src/browser.js';

/**
 * The family of an id.
 * @throws PuzzlewrightError `unknown-family`
 */
export function familyOf(id: string): AnyFamily {
  const family = findFamily(id);
  if (family !== undefined) return family;
  throw new PuzzlewrightError('unknown-family', `There is no family "${id}".`);
}
