/** The Mosaic for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const mosaicGuide: Guide = {
  example: 'a heart',
  paragraphs: [
    'Make every cell black or white. A number says how many cells are black of the nine that are its own ' +
      'cell and the eight around it. At the edge of the grid it counts the cells that are there: six, or four ' +
      'in a corner. In the end the black cells make a drawing.',
    'Begin where a number is as large as the number of its cells, which are all black then, and where it is ' +
      '0. Then compare neighbouring numbers: they have most of their cells in common.',
  ],
};
