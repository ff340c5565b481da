/** Hashi for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const hashiGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'The circles are islands. Join them by bridges that run straight across or down from one island to ' +
      'the next. The number on an island says how many bridges end there. Two islands can be joined by ' +
      'one bridge or by two side by side, unless the puzzle allows more. Bridges cross neither each other ' +
      'nor islands, and in the end you can walk from any island to any other.',
    'Begin with islands that need nearly all the bridges they can have, such as a 4 in a corner. Then ' +
      'take care that no group of islands cuts itself off.',
  ],
};
