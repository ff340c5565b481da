/** The zebra puzzle for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const zebraGuide: Guide = {
  example: 'three houses',
  paragraphs: [
    'A street of houses is numbered from left to right. Each house has one value of every attribute, and ' +
      'no two houses share a value. The clues are enough to find out who lives where. “Immediately to the ' +
      'left of” means the house next door on that side, “somewhere to the left of” any house on that side, ' +
      'and “next to” the house next door on either side.',
    'Enter what a clue says outright, then combine: if two values belong together, whatever rules out ' +
      'one rules out the other. Keep a list of what is still possible for each house.',
  ],
};
