/** Unruly for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const unrulyGuide: Guide = {
  example: 'six by six',
  paragraphs: [
    'Make every cell black or white. Each row and each column has as many black cells as white ones, and ' +
      'no three neighbouring cells in a row or column have the same colour.',
    'Begin where two neighbours are alike: the cells before and behind them have the other colour. The ' +
      'cell between two alike cells has the other colour too.',
  ],
};
