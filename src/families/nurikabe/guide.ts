/** Nurikabe for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const nurikabeGuide: Guide = {
  example: 'six by six',
  paragraphs: [
    'Every cell becomes sea or land. Cells of land that touch by sides are an island. Every island has ' +
      'exactly one number, which says how many cells it has; islands may touch each other at corners only. ' +
      'All sea is connected by sides, and no block of two by two cells is all sea.',
    'Begin with each 1, which has sea all around, and with cells between two numbers: land there would join ' +
      'their islands. Then look for cells that no number can reach, for islands that can grow through one ' +
      'cell only, and for sea that has one way out.',
  ],
};
