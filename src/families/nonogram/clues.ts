/** The clues of a nonogram: its given cells, filled or empty. The block lengths stay as they are. */
import { givenChoice } from '../kit/clues.js';
import type { NonogramPuzzle } from './puzzle.js';

export const nonogramClues = givenChoice<NonogramPuzzle>({
  noun: 'given cells',
  kinds: [
    { id: 'filled', description: 'filled cells' },
    { id: 'empty', description: 'empty cells' },
  ],
  usual: ['filled', 'empty'],
  open: '?',
  kindOf: (sign) => (sign === '.' ? 'empty' : 'filled'),
});
