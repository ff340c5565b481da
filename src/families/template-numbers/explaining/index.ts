/** Support for explanations of Crosswise: the moves of Latin squares, states as rows of numbers. */
import type { Explaining } from '../../contract/explaining.js';
import { LATIN_PATTERNS, rulesOfSquare } from '../../kit/moves/latin-moves.js';
import { hiddenSingle, lastCell, nakedSingle } from '../../kit/moves/singles.js';
import { readNumberState } from '../../kit/states/number-state.js';
import { crosswiseStatePicture } from '../picture.js';
import type { CrosswisePuzzle } from '../puzzle.js';

export const crosswiseExplaining: Omit<Explaining<CrosswisePuzzle>, 'formulation'> = {
  readState: (json, { grid }) => readNumberState(json, { given: grid, most: grid.length }),
  picture: crosswiseStatePicture,
  // What rows and columns say has names; what the diagonals say is found without.
  moves: [
    lastCell(rulesOfSquare),
    hiddenSingle('line-single', ['row', 'column'], rulesOfSquare),
    nakedSingle(rulesOfSquare),
    ...LATIN_PATTERNS,
  ],
};
