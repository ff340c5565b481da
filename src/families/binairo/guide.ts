/** The Binairo for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const binairoGuide: Guide = {
  example: 'four by four',
  paragraphs: [
    'Write 0 or 1 into every cell. Each row and each column has as many zeros as ones, and no three ' +
      'neighbouring cells in a row or column hold the same number. Where the puzzle says that all lines ' +
      'differ, no two rows are the same and no two columns are. The sign = between two cells says that they ' +
      'hold the same number, the sign × that they hold different ones.',
    'Begin where two neighbours are alike: the cells before and behind them hold the other number. The ' +
      'cell between two alike cells holds the other number too.',
  ],
};
