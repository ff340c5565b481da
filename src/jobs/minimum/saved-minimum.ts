/** The saved form of a minimum problem, as data that may have been altered since. */
import { z } from 'zod';
import { firstVersion, type SavedSchema } from '../../settings/index.js';

/** The state of a run at some moment. The newest entry says all; a store may forget earlier ones. */
export interface MinimumEntry {
  readonly version: 1;
  readonly problem: string;
  readonly question: object;
  readonly state: object;
}

/** The schema of an entry; the problem has one for the state. */
export const MINIMUM_ENTRY: SavedSchema<MinimumEntry> = z.object({
  version: firstVersion(),
  problem: z.string(),
  question: z.looseObject({}),
  state: z.looseObject({}),
});
