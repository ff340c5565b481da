/** Tents for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const tentsGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Pitch one tent for every tree, on a cell that shares a side with it. Each tent belongs to one tree ' +
      'alone, though it may stand beside others. Tents never touch each other, not even at a corner. The ' +
      'numbers beside the rows and below the columns say how many tents stand there.',
    'Begin with lines of 0 and with cells that have no tree at any of their sides: no tent stands there. A ' +
      'tree with one free side has its tent there, and a line that has as many free cells as its number asks ' +
      'for is full.',
  ],
};
