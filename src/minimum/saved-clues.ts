/** The state from which the choice of the fewest clues goes on after an interruption. */
import { z } from 'zod';
import type { SavedSchema } from '../settings/index.js';
import type { KnownClues } from './fewest-clues.js';

const clues = z.array(z.int().min(0));

/**
 * Clues by index; whether they are clues of the puzzle, and what the sets prove, is checked by the search.
 */
export const SAVED_CLUES: SavedSchema<KnownClues> = z.object({
  sets: z.array(clues),
  chosen: clues.exactOptional(),
});
