/** Crosswise for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const crosswiseGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Write the numbers from 1 up to the width of the grid, so that each row, each column and each of the two ' +
      'long diagonals holds every number once.',
    'Begin with a number that is given often: in each row, column and diagonal that lacks it, cross out the ' +
      'cells that see it already. Where one cell is left, it goes there.',
  ],
};
