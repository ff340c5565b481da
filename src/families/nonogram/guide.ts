/** The nonogram for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const nonogramGuide: Guide = {
  example: 'house',
  titled: 'A picture is hidden in the grid.',
  paragraphs: [
    'Every cell is either filled or empty. The numbers beside a row ' +
      'and above a column give the lengths of the blocks of filled cells in it, from left to right and from top to ' +
      'bottom. A clue of 3 1 stands for three filled cells in a row and, after a gap of at least one ' +
      'empty cell, a single one. A 0 stands for a line without filled cells.',
    'Begin with long blocks: however you slide a block along its line, some cells may be covered every ' +
      'time. Fill those, mark cells that must stay empty with a small dot, and let rows and columns help ' +
      'each other.',
    'Where the numbers have colours, each is the length of a block in that colour; its letter and the legend name it. ' +
      'Between two blocks of the same colour there is a gap, blocks of different colours may touch.',
  ],
};
