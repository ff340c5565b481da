/** The Calcudoku for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const kenkenGuide: Guide = {
  example: 'four by four',
  paragraphs: [
    'Write the numbers from 1 up to the width of the grid, so that each row and each column holds every ' +
      'number once. Heavy lines enclose cages. The clue in the corner of a cage is what its numbers make ' +
      'when they are added (+), subtracted (−), multiplied (×) or divided (÷); for differences and ' +
      'quotients, start with the largest. A cage without a sign and with one cell gives its number away.',
    'A number may be repeated within a cage as long as its row and column allow it. List the ' +
      'combinations that a cage allows: cages with a large product or a high sum have few.',
  ],
};
