/** Plans of the Skyscrapers generator. */
import type { ReadSettings } from '../../src/settings/index.js';
import { type ClueAim, clueAim } from '../shared/chosen-clues.js';
import type { Steering } from '../shared/generator.js';
import type { SKYSCRAPERS_SETTINGS } from './settings.js';

/** Everything that an attempt needs. */
export interface SkyscrapersPlan {
  readonly size: number;
  /** The kinds of clues that may be given. */
  readonly kinds: readonly string[];
  readonly aim: ClueAim;
}

/** The plan of settings, all of which go together. */
export function planSkyscrapers(
  { size, views, givens, fewest }: ReadSettings<typeof SKYSCRAPERS_SETTINGS>,
  goal: Steering,
): SkyscrapersPlan {
  const kinds = [...(givens === 'allowed' ? ['given'] : []), ...(views === 'few' ? ['view'] : [])];
  return { size, kinds, aim: clueAim(goal, fewest) };
}
