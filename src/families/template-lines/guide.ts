/** Fences for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const fencesGuide: Guide = {
  example: 'four by four',
  paragraphs: [
    'Draw one loop along the sides of the cells. It does not cross or touch itself, and each number says how ' +
      'many sides of its cell belong to it.',
    'Begin with a 0, around which no line runs, and with a 3 in a corner of the grid: both its outer sides ' +
      'have lines, since neither can go on without the other and two sides are too few.',
  ],
};
