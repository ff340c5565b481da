/** Queens for people who never solved such a puzzle. */
import type { Guide } from '../family.js';

export const queensGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Place queens on the free squares. A queen attacks along her row, her column and both diagonals, as ' +
      'in chess, as far as the next wall: black squares are walls, and nobody looks through them. No ' +
      'queen may attack another. Below the board stands how many queens to place; “as many as fit” means ' +
      'the largest number that is possible, and it can be reached in one way only.',
    'Two queens may share a row, a column or a diagonal if a wall stands between them. With more queens ' +
      'than rows, such walls must be made use of: look there first.',
  ],
};
