/** The moves of Futoshiki where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { type FutoshikiPuzzle, futoshiki } from '../../../src/families/futoshiki/index.js';
import { foundOn } from './found-on.js';

type Pairs = Extract<FutoshikiPuzzle, { readonly less: unknown }>['less'];

/** A square of open cells with signs. */
function signs(side: number, less: Pairs): FutoshikiPuzzle {
  return { family: 'futoshiki', grid: Array.from({ length: side }, () => Array(side).fill(0)), less };
}

/** A square of open cells with bars. */
function bars(side: number, adjacent: Pairs): FutoshikiPuzzle {
  return { family: 'futoshiki', grid: signs(side, []).grid, adjacent };
}

/** The English sentences that a move says. */
function said(puzzle: FutoshikiPuzzle, move: string, known: readonly string[] = []): readonly string[] {
  return foundOn(futoshiki, puzzle, move, known).map(({ en }) => en);
}

const THREE = signs(5, [
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 1],
    [1, 1],
  ],
]);

describe('moves of futoshiki', () => {
  it('follow one sign', () => {
    const one = signs(4, [
      [
        [0, 0],
        [0, 1],
      ],
    ]);
    const found = foundOn(futoshiki, one, 'beside-a-sign', ['r1c1 is not 1', 'r1c2 is not 1']);
    expect(found).toEqual([
      {
        en: 'r1c1 < r1c2, and r1c1 is at least 2, so r1c2 is at least 3.',
        de: 'r1c1 < r1c2, und es ist r1c1 mindestens 2, also ist r1c2 mindestens 3.',
        concludes: ['r1c2 is not 2'],
        rules: ['sign-r1c1-r1c2'],
      },
      {
        en: 'r1c2 > r1c1, so r1c1 is at most 3.',
        de: 'r1c2 > r1c1, also ist r1c1 höchstens 3.',
        concludes: ['r1c1 is not 4'],
        rules: ['sign-r1c1-r1c2'],
      },
    ]);
    expect(said(one, 'inequality-chain')).toEqual([]);
    expect(said(one, 'beside-a-sign', ['r1c2 is not 1', 'r1c1 is not 4'])).toEqual([]);
  });

  it('follow a chain of signs, and say what is new', () => {
    expect(said(THREE, 'inequality-chain')).toEqual([
      'r1c1 < r1c2 < r2c2, so r1c2 is at least 2 and r2c2 is at least 3.',
      'r2c2 > r1c2 > r1c1, so r1c2 is at most 4 and r1c1 is at most 3.',
    ]);
    expect(said(THREE, 'beside-a-sign')).toEqual([]);
    expect(foundOn(futoshiki, THREE, 'inequality-chain', ['r1c1 is not 1', 'r1c1 is not 2'])[0]).toEqual({
      en: 'r1c1 < r1c2 < r2c2, and r1c1 is at least 3, so r1c2 is at least 4 and r2c2 is 5.',
      de: 'r1c1 < r1c2 < r2c2, und es ist r1c1 mindestens 3, also ist r1c2 mindestens 4 und ist r2c2 5.',
      concludes: [
        'r1c2 is not 1',
        'r1c2 is not 2',
        'r1c2 is not 3',
        'r2c2 is not 1',
        'r2c2 is not 2',
        'r2c2 is not 3',
        'r2c2 is not 4',
      ],
      rules: ['sign-r1c1-r1c2', 'sign-r1c2-r2c2'],
    });
  });

  it('see a peak between two cells of a line, and none where they may be equal', () => {
    const peak = (other: readonly [number, number]): FutoshikiPuzzle =>
      signs(4, [
        [
          [0, 0],
          [0, 1],
        ],
        [other, [0, 1]],
      ]);
    const known = ['r1c2 is not 1'];
    expect(foundOn(futoshiki, peak([0, 2]), 'peak-or-valley', known)).toMatchObject([
      {
        en: 'Row 1: r1c1 and r1c3 differ and are less than r1c2, so r1c2 is at least 3.',
        de: 'Zeile 1: r1c1 und r1c3 sind verschieden und kleiner als r1c2, also ist r1c2 mindestens 3.',
        concludes: ['r1c2 is not 2'],
      },
    ]);
    expect(said(peak([1, 1]), 'peak-or-valley', known)).toEqual([]);
  });

  const bar = bars(5, [
    [
      [0, 0],
      [0, 1],
    ],
  ]);

  it('see numbers without a partner across a bar', () => {
    expect(foundOn(futoshiki, bar, 'beside-a-bar', ['r1c1 is not 2', 'r1c1 is not 4'])).toEqual([
      {
        en: 'r1c1 is 1, 3 or 5, and a bar joins it to r1c2, so r1c2 is not 1, 3 or 5.',
        de: 'r1c1 ist 1, 3 oder 5, und ein Balken verbindet es mit r1c2, also ist r1c2 nicht 1, 3 oder 5.',
        concludes: ['r1c2 is not 1', 'r1c2 is not 3', 'r1c2 is not 5'],
        rules: ['bar-r1c1-r1c2'],
      },
    ]);
    expect(said(bar, 'beside-a-bar', ['r1c1 is not 2'])).toEqual([
      'A bar joins r1c2 to r1c1, which is not 2, so r1c2 is not 1.',
    ]);
    expect(said(bar, 'beside-a-bar', ['r1c1 is not 1'])).toEqual([]);
  });

  it('see numbers that a neighbour without a bar would be next to, whatever it is', () => {
    const known = ['r2c1 is not 1', 'r2c1 is not 2'];
    expect(foundOn(futoshiki, bar, 'no-bar', known)).toMatchObject([
      {
        en: 'r2c1 is 3, 4 or 5, and no bar joins it to r1c1, so r1c1 is not 4.',
        de: 'r2c1 ist 3, 4 oder 5, und kein Balken verbindet es mit r1c1, also ist r1c1 nicht 4.',
        rules: ['no-bar-r1c1-r2c1', 'column-1-number-4'],
      },
      { concludes: ['r2c2 is not 4'] },
      { concludes: ['r3c1 is not 4'] },
    ]);
    expect(said(bar, 'no-bar', ['r2c1 is not 1'])).toEqual([]);
  });

  it('see that bars in a row rise or fall', () => {
    const run = bars(4, [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [0, 1],
        [0, 2],
      ],
    ]);
    expect(foundOn(futoshiki, run, 'run-of-bars', [])).toMatchObject([
      {
        en: 'With bars between them, r1c1 to r1c3 rise or fall by one, so they are 1 2 3, 2 3 4, 3 2 1 or 4 3 2.',
        de: 'Mit Balken dazwischen steigen oder fallen r1c1 bis r1c3 um eins: Es bleibt 1 2 3, 2 3 4, 3 2 1 oder 4 3 2.',
        concludes: ['r1c2 is not 1', 'r1c2 is not 4'],
      },
    ]);
    expect(said(bar, 'run-of-bars')).toEqual([]);
  });
});
