/** Masyu for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const masyuGuide: Guide = {
  example: 'six by six',
  paragraphs: [
    'Draw one loop from cell to neighbouring cell. It passes through every pearl, never crosses or touches ' +
      'itself, and need not pass through all cells. In a white pearl the loop goes straight on, and in the ' +
      'cell before or behind the pearl it turns, or in both. In a black pearl the loop turns, and in the cells ' +
      'before and behind the pearl it goes straight on.',
    'Begin at the edge: through a white pearl in the outer row or column the loop runs along the edge. From a ' +
      'black pearl in the outer two rows or columns it leads two cells away from the edge, and in the same ' +
      'way from another black pearl right beside it. Through three white pearls side by side run three lines ' +
      'side by side. Then look for cells with one way out, and do not close the loop before it passes through ' +
      'all pearls.',
  ],
};
