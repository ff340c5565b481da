/** What `npm run bench -- bands --write src/explain/difficulty/samples.ts` found; see bands.ts. */
import type { Sample } from './bands.js';

export const SAMPLES: readonly Sample[] = [];
