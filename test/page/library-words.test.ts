/** Words that the page has of its own, since its worker alone loads the library: they are the library's. */
import { describe, expect, it } from 'vitest';
import { CELL_WORDS } from '../../src/explain/index.js';
import { letterOf } from '../../src/families/nonogram/colours.js';
import { REACH_OF_LOGIC, ratingInWords } from '../../src/proving/rating-words.js';
import { nonogramGame } from '../../web/play/games/nonogram.js';
import * as why from '../../web/play/hints/why-words.js';
import { REACH, ratingWords } from '../../web/ui/rating.js';

describe('words of the page', () => {
  it('rate a puzzle as the library does', () => {
    expect(REACH).toEqual(REACH_OF_LOGIC);
    for (const logic of ['plain', 'look-ahead', 'beyond'] as const)
      for (const rated of [
        {},
        { difficulty: 'hard' },
        { difficulty: 'hard', number: 6.204 },
        { difficulty: 'hard', number: 15 },
      ] as const)
        expect(ratingWords({ logic, ...rated })).toBe(ratingInWords({ logic, ...rated }));
  });

  it('stand above the steps to a cell as on the command line', () => {
    expect({ ...why }).toEqual({
      DIRECT_HEADING: CELL_WORDS.en.direct,
      LEADING_HEADING: CELL_WORDS.en.leading,
    });
  });

  it('call colours by the letters beside the clues', () => {
    const palette = Array.from({ length: 36 }, (_, index) => `#0000${String(index + 10)}` as const);
    const game = nonogramGame({ family: 'nonogram', rows: [[]], columns: [[]], palette });
    const names = game.tools.slice(0, -1).map(({ name }) => name);
    expect(names).toEqual(palette.slice(1).map((_, index) => `colour ${letterOf(index + 1)}`));
  });
});
