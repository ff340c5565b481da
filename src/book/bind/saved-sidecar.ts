/** The data that stands beside a finished book (sidecar.ts), read back: it may have been altered since. */
import { z } from 'zod';
import type { SavedSchema } from '../../settings/index.js';
import type { CoveredBook } from '../check/index.js';

/** The schema of its size, which the cover has to fit; its other data are left out. */
export const SIDECAR_SIZE: SavedSchema<CoveredBook> = z.object({
  trim: z.object({ width: z.number(), height: z.number() }),
  pages: z.int(),
});
