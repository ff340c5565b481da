/** Battleship Solitaire for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const battleshipGuide: Guide = {
  example: 'a ship cell of unknown kind',
  paragraphs: [
    'The fleet shown below the grid is hidden in it. Ships lie straight, across or down, and never ' +
      'touch each other, not even at a corner. The numbers beside rows and below columns say how many of ' +
      'their cells are parts of ships; where a number is missing, you have to find it out.',
    'Some cells are given: a wave is water, a round end points to where its ship ends, a circle is a ' +
      'ship of one cell, a square is the middle of a ship, and a ringed question mark is some part of a ' +
      'ship. Mark water as you go: all around a ship, and in the rest of a finished row or column. Then ' +
      'look for the largest ship’s place.',
  ],
};
