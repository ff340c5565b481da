/** The moves of Skyscrapers, the easiest to see first. */
import type { RankedMoves } from '../../../contract/move.js';
import { LATIN_PATTERNS, LATIN_SINGLES } from '../../../kit/moves/latin-moves.js';
import type { SkyscrapersPuzzle } from '../../puzzle.js';

export const skyscrapersMoves: RankedMoves<SkyscrapersPuzzle> = [...LATIN_SINGLES, ...LATIN_PATTERNS];
