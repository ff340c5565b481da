/** The Futoshiki for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const futoshikiGuide: Guide = {
  example: 'four by four',
  paragraphs: [
    'Write the numbers from 1 up to the width of the grid, so that each row and each column holds every ' +
      'number once. A sign between two cells points to the smaller number. Where bars stand between cells ' +
      'instead of signs, they mark all neighbours that differ by exactly one: where there is no bar, ' +
      'neighbours do not differ by one.',
    'Follow the signs: a cell that is larger than a neighbour cannot hold 1, one that is smaller cannot ' +
      'hold the largest number, and along a chain of signs each cell excludes one number more.',
  ],
};
