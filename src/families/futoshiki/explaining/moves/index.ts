/** The moves of Futoshiki, the easiest to see first. */
import type { RankedMoves } from '../../../contract/move.js';
import { LATIN_PATTERNS, LATIN_SINGLES } from '../../../kit/moves/latin-moves.js';
import type { FutoshikiPuzzle } from '../../puzzle.js';

export const futoshikiMoves: RankedMoves<FutoshikiPuzzle> = [...LATIN_SINGLES, ...LATIN_PATTERNS];
