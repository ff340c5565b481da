/** Queens for people who never solved such a puzzle. */
import type { Guide } from '../contract/family.js';

export const queensGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Place queens on the free squares. A queen attacks along her row, her column and both diagonals, as ' +
      'in chess, as far as the next wall: black squares are walls, which block her attack. No queen may ' +
      'attack another. The number of queens to place is shown below the board; “as many as fit” means ' +
      'the largest number that is possible, and it can be reached in one way only.',
    'Two queens may share a row, a column or a diagonal if there is a wall between them. With more queens ' +
      'than rows, some rows must hold two queens with a wall between: look there first.',
  ],
};
