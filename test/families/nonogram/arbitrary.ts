/** Random small nonograms: clues of a picture, sometimes spoilt, sometimes with given cells. */
import fc from 'fast-check';
import { puzzleOfColours } from '../../../src/families/nonogram/colours.js';
import {
  type ColourNonogram,
  type PlainNonogram,
  puzzleOfPicture,
} from '../../../src/families/nonogram/puzzle.js';

function exactly<Item>(item: fc.Arbitrary<Item>, length: number): fc.Arbitrary<Item[]> {
  return fc.array(item, { minLength: length, maxLength: length });
}

/**
 * Puzzles of up to `longest` rows and columns. Mostly they have solutions; given cells are drawn at random,
 * and columns may be exchanged, so that there may be none.
 */
export function smallNonogram(longest: number): fc.Arbitrary<PlainNonogram> {
  const side = fc.integer({ min: 1, max: longest });
  return fc.tuple(side, side).chain(([rows, columns]) =>
    fc
      .record({
        picture: exactly(fc.integer({ min: 0, max: 1 }), rows * columns),
        exchanged: fc.tuple(fc.nat({ max: columns - 1 }), fc.nat({ max: columns - 1 })),
        spoilt: fc.integer({ min: 0, max: 3 }).map((die) => die === 0),
        given: fc.option(exactly(exactly(fc.constantFrom('?', '?', '?', '#', '.'), columns), rows)),
        truthful: fc.boolean(),
      })
      .map(({ picture, exchanged, spoilt, given, truthful }): PlainNonogram => {
        const puzzle = puzzleOfPicture(picture, rows, columns);
        const clues = spoilt ? { ...puzzle, columns: exchange(puzzle.columns, exchanged) } : puzzle;
        if (given === null) return clues;
        const texts = given.map((row, r) =>
          row
            .map((cell, c) => (cell === '?' || !truthful ? cell : picture[r * columns + c] === 1 ? '#' : '.'))
            .join(''),
        );
        return { ...clues, given: texts };
      }),
  );
}

function exchange<Item>(items: readonly Item[], [first, second]: readonly [number, number]): Item[] {
  return items.map((item, place) =>
    place === first ? items[second]! : place === second ? items[first]! : item,
  );
}

const PALETTE = ['#ffffff', '#d82020', '#2860d0', '#28a03c'] as const;

/**
 * Puzzles in 1 to 3 colours of up to `longest` rows and columns. Given cells are drawn at random, and columns
 * may be exchanged, so that there may be no solution.
 */
export function smallColourNonogram(longest: number): fc.Arbitrary<ColourNonogram> {
  const side = fc.integer({ min: 1, max: longest });
  return fc.tuple(side, side, fc.integer({ min: 1, max: 3 })).chain(([rows, columns, colours]) =>
    fc
      .record({
        picture: exactly(fc.integer({ min: 0, max: colours }), rows * columns),
        exchanged: fc.tuple(fc.nat({ max: columns - 1 }), fc.nat({ max: columns - 1 })),
        spoilt: fc.integer({ min: 0, max: 3 }).map((die) => die === 0),
        given: fc.option(exactly(exactly(fc.integer({ min: -4, max: colours }), columns), rows)),
        truthful: fc.boolean(),
      })
      .map(({ picture, exchanged, spoilt, given, truthful }): ColourNonogram => {
        const palette = PALETTE.slice(0, colours + 1);
        const puzzle = puzzleOfColours(picture, rows, columns, palette);
        const clues = spoilt ? { ...puzzle, columns: exchange(puzzle.columns, exchanged) } : puzzle;
        if (given === null) return clues;
        const sign = (cell: number, index: number): string =>
          cell < 0 ? '?' : '.123'[truthful ? picture[index]! : cell]!;
        const texts = given.map((row, r) => row.map((cell, c) => sign(cell, r * columns + c)).join(''));
        return { ...clues, given: texts };
      }),
  );
}
