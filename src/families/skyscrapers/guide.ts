/** Skyscrapers for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const skyscrapersGuide: Guide = {
  example: 'four by four',
  paragraphs: [
    'Every cell is a tower, and the number in it is its height. Write the numbers from 1 up to the width of ' +
      'the grid, so that each row and each column holds every number once. A number beside the grid says how ' +
      'many towers are seen from there along its row or column: a tower hides all lower ones behind it.',
    'Begin at the clue 1, beside which the highest tower stands, and at a clue as large as the grid is wide, ' +
      'from which on the towers rise one by one. A clue of 3 needs at least two towers before the highest ' +
      'one, so that it stands in the third cell at the earliest.',
  ],
};
