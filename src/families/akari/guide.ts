/** Akari for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const akariGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Place bulbs into white cells so that every white cell is lit. A bulb lights up its own cell and all ' +
      'cells of its row and column, as far as the next black wall or the edge of the grid. No bulb may stand ' +
      'in the light of another. A number on a wall says how many of the up to four cells at its sides have a ' +
      'bulb; walls without a number may have any.',
    'Begin at walls that have as many free sides as their number says: bulbs go there. All cells around a 0 ' +
      'stay without a bulb, and so do those that are lit already. Then look for cells that can be lit from ' +
      'one place only.',
  ],
};
