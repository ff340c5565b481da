/** The moves of Skyscrapers, the easiest to see first. */
import type { RankedMoves } from '../../../contract/move.js';
import { LATIN_PATTERNS } from '../../../kit/moves/latin-moves.js';
import type { SkyscrapersPuzzle } from '../../puzzle.js';

export const skyscrapersMoves: RankedMoves<SkyscrapersPuzzle> = LATIN_PATTERNS;
