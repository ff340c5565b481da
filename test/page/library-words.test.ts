/** Words that the page has of its own, since its worker alone loads the library: they are the library's. */
import { afterAll, describe, expect, it } from 'vitest';
import { LANGUAGES as OF_BOOKS } from '../../src/book/languages/index.js';
import { CELL_WORDS } from '../../src/explain/index.js';
import { letterOf } from '../../src/families/nonogram/colours.js';
import { REACH_OF_LOGIC, ratingInWords } from '../../src/proving/rating-words.js';
import { nonogramGame } from '../../web/play/games/nonogram.js';
import { howHardWords, ratingWords } from '../../web/ui/rating.js';
import { LANGUAGES, loadWords, say } from '../../web/words/index.js';
import './english.js';

describe('words of the page', () => {
  afterAll(() => loadWords('en'));

  it('rate a puzzle as the library does', () => {
    for (const logic of ['plain', 'look-ahead', 'beyond'] as const) {
      expect(howHardWords(logic)).toBe(REACH_OF_LOGIC[logic]);
      for (const rated of [
        {},
        { difficulty: 'hard' },
        { difficulty: 'hard', number: 6.204 },
        { difficulty: 'hard', number: 15 },
      ] as const)
        expect(ratingWords({ logic, ...rated })).toBe(ratingInWords({ logic, ...rated }));
    }
  });

  it('call colours by the letters beside the clues', () => {
    const palette = Array.from({ length: 36 }, (_, index) => `#0000${String(index + 10)}` as const);
    const game = nonogramGame({ family: 'nonogram', rows: [[]], columns: [[]], palette });
    const names = game.tools.slice(0, -1).map(({ name }) => name());
    expect(names).toEqual(palette.slice(1).map((_, index) => `colour ${letterOf(index + 1)}`));
  });

  it('are there in the languages of books, each by the same name', () => {
    expect(Object.entries(LANGUAGES)).toEqual(OF_BOOKS.map(({ code, name }) => [code, name]));
  });

  it.each(OF_BOOKS)('call difficulties as books in $name do', async ({ code, difficulties }) => {
    await loadWords(code as keyof typeof LANGUAGES);
    for (const difficulty of ['easy', 'medium', 'hard'] as const)
      expect(say(difficulty)).toBe(difficulties[difficulty].word);
  });

  it.each(['en', 'de'] as const)(
    'stand above the steps to a cell as on the command line (%s)',
    async (code) => {
      await loadWords(code);
      expect(say('fromPuzzleAlone')).toBe(`${CELL_WORDS[code].direct}:`);
      expect(say('stepByStep')).toBe(`${CELL_WORDS[code].leading}:`);
    },
  );
});
