/** Kakuro for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const kakuroGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Write a number from 1 to 9 into every white cell. The white cells between two black ones, or between a ' +
      'black one and the edge, are a run. The numbers of a run add up to the sum in the black cell before it: ' +
      'that above the diagonal is of the run to its right, that under the diagonal of the run below it. No ' +
      'number repeats in a run.',
    'Begin with sums that can be made in one way only: 3 in two cells is 1 and 2, 17 is 8 and 9, 6 in three ' +
      'cells is 1, 2 and 3. Where such a run crosses another, often one number alone fits both.',
  ],
};
