/**
 * Proofs of all families, small and medium puzzles: the checker follows the proof of the verdict while
 * it is made; the written certificate speaks about the whole puzzle, and a second checker that shares no code
 * with the first accepts it; where the machine has another solver, it agrees that the written formula has no
 * assignment.
 */
import { describe } from 'vitest';
import { presetsNamed, testCertificate } from './certificates.js';

describe.each(presetsNamed(['small', 'medium']))('$name', testCertificate);
