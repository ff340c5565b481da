/** Hitori for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const hitoriGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Make some cells black so that no number stands twice among the white cells of any row or column. Two ' +
      'black cells never share a side, and all white cells are connected: from each of them you come to every ' +
      'other one by steps to a white neighbour.',
    'Begin where a number stands between two equal ones: one of the two is black, so the cell between them is ' +
      'white. Where two equal numbers stand side by side, one of them is white, and every further cell of their ' +
      'row or column with that number is black. All cells beside a black one are white, and of a number that ' +
      'is white every equal one in its row and column is black. Then look for white cells that would be cut off.',
  ],
};
