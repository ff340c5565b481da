/** The Sudoku for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const sudokuGuide: Guide = {
  example: 'six by six',
  paragraphs: [
    'Heavy lines divide the grid into boxes. Write one number into every empty cell, so that each row, ' +
      'each column and each box holds every number exactly once: 1 to 9 in a grid of nine by nine, 1 to 6 ' +
      'in one of six by six.',
    'Look for a cell that only one number can fill because its row, column and box already hold all ' +
      'others, and for a number that has only one place left in some row, column or box.',
  ],
};
