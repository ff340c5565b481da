/** The engine that minimises changes of pictures: it is large, and many pictures need no change. */
import { type Engine, openEngine } from '../../solve/index.js';

/** The engine as a part of a request, where it is needed. */
export async function minimiserFor(isNeeded: boolean): Promise<{ readonly minimiser?: Engine }> {
  return isNeeded ? { minimiser: await openEngine('highs') } : {};
}
