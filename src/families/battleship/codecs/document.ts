import type { Codec, PuzzleDocument } from '../../family.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../puzzle.js';

export type BattleshipCodec = Codec<BattleshipPuzzle, BattleshipSolution>;
export type BattleshipDocument = PuzzleDocument<BattleshipPuzzle, BattleshipSolution>;
