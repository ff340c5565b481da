/**
 * The clues of Star Battle: given cells, stars or (when that kind is named) empty ones. The regions are
 * always given.
 */
import { givenChoice } from '../kit/clues.js';
import { NOT_GIVEN, type StarBattlePuzzle } from './puzzle.js';

export const starBattleClues = givenChoice<StarBattlePuzzle>({
  noun: 'given stars',
  kinds: [
    { id: 'star', description: 'cells with a star (the usual choice)' },
    { id: 'empty', description: 'cells without' },
  ],
  usual: ['star'],
  open: NOT_GIVEN,
  kindOf: (sign) => (sign === '*' ? 'star' : 'empty'),
});
