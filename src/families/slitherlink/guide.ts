/** Slitherlink for people who never solved one. */
import type { Guide } from '../contract/family.js';

export const slitherlinkGuide: Guide = {
  example: 'five by five',
  paragraphs: [
    'Draw one loop along the sides of the cells. It never crosses, touches or branches, and each number says ' +
      'how many of the four sides of its cell belong to it. Cells without a number may have any number of lines.',
    'Begin with a 0, around which no line runs. A 3 in a corner of the grid has lines along both outer sides, ' +
      'since neither can go on without the other. Of two 3s side by side, the side between them and the two ' +
      'opposite ones have lines. Then follow the ends of lines: each goes on somewhere, and none may close a ' +
      'loop that leaves other lines outside.',
  ],
};
