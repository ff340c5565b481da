/** The moves of Futoshiki, the easiest to see first: signs and bars, then those of all Latin squares. */
import type { RankedMoves } from '../../../contract/move.js';
import { LATIN_PATTERNS, rulesOfSquare } from '../../../kit/moves/latin-moves.js';
import { hiddenSingle, lastCell, nakedSingle } from '../../../kit/moves/singles.js';
import type { FutoshikiPuzzle } from '../../puzzle.js';
import { runOfBars } from './bar-runs.js';
import { besideBar, besideNoBar } from './bars.js';
import { besideSign, chainOfSigns } from './chains.js';
import { peak } from './peaks.js';

export const futoshikiMoves: RankedMoves<FutoshikiPuzzle> = [
  lastCell(rulesOfSquare),
  hiddenSingle('line-single', ['row', 'column'], rulesOfSquare),
  besideSign,
  besideBar,
  besideNoBar,
  chainOfSigns,
  nakedSingle(rulesOfSquare),
  runOfBars,
  peak,
  ...LATIN_PATTERNS,
];
