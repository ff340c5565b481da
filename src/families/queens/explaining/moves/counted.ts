/** Moves by one queen, and by the number of queens. */
import type { Move } from '../../../contract/move.js';
import { defineMove } from '../../../kit/moves/move.js';
import { cellsWords } from '../../../kit/words/series.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { ATTACK, NUMBER } from '../reasons.js';
import { axisWords } from '../words.js';
import { all, axesNow, codes, layoutOf } from './parts.js';

/** Open cells that a queen attacks. */
export const attacked: Move<QueensPuzzle> = defineMove<
  QueensPuzzle,
  { readonly queen: string; readonly empty: readonly string[] }
>({
  id: 'attack',
  name: { en: 'attack', de: 'Angriff' },
  isPlain: true,
  *find(board) {
    const { sees } = layoutOf(board);
    for (const queen of board.marks.keys()) {
      if (board.value(queen) !== true) continue;
      const empty = [...sees[queen]!]
        .filter((mark) => board.value(mark) === undefined)
        .sort((one, other) => one - other);
      if (empty.length === 0) continue;
      yield {
        conclusions: all(empty, false),
        rules: [ATTACK],
        data: { queen: codes(board, [queen])[0]!, empty: codes(board, empty) },
      };
    }
  },
  says: {
    en: ({ queen, empty }) => `The queen in ${queen} attacks ${cellsWords(empty, 'en')}.`,
    de: ({ queen, empty }) => `Die Dame in ${queen} greift ${cellsWords(empty, 'de')} an.`,
  },
});

/** The only cell left of a part that needs a queen. */
export const lastPlace: Move<QueensPuzzle> = defineMove<
  QueensPuzzle,
  { readonly cell: string; readonly axis: 'row' | 'column' }
>({
  id: 'last-place',
  name: { en: 'last place in a line', de: 'letzter Platz einer Linie' },
  *find(board) {
    for (const { axis, left, spare } of axesNow(board)) {
      if (spare !== 0) continue;
      for (const { open } of left) {
        if (open.length > 1) continue;
        yield {
          conclusions: all(open, true),
          rules: [NUMBER],
          data: { cell: codes(board, open)[0]!, axis: axis.kind },
        };
      }
    }
  },
  says: {
    en: ({ cell, axis }) =>
      `Each part of ${axisWords(axis, 'en')} that is left needs a queen, and ${cell} is the only cell left of its part.`,
    de: ({ cell, axis }) =>
      `Jeder übrige Teil ${axisWords(axis, 'de')} braucht eine Dame, und ${cell} ist das einzige übrige Feld seines Teils.`,
  },
});
