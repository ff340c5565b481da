/** The Star Battle for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const starBattleGuide: Guide = {
  example: 'simple park',
  paragraphs: [
    'Heavy lines divide the grid into regions. Place stars so that every row, every column and every ' +
      'region holds the same number of them: the number shown below the grid. Stars never touch each ' +
      'other, not even at a corner. Hatched cells belong to no region and stay empty.',
    'Begin with the smallest regions. Each star that is certain rules out all cells around it, and any ' +
      'row, column or region that has its stars is finished.',
  ],
};
