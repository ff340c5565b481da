/** The moves of Kakuro where they apply and where they nearly do. */
import { describe, expect, it } from 'vitest';
import { kakuro } from '../../../src/families/kakuro/index.js';
import type { KakuroPuzzle } from '../../../src/families/kakuro/puzzle.js';
import { foundOn } from './found-on.js';

/** One run across of open cells with a sum. */
function run(sum: number, length: number): KakuroPuzzle {
  return { family: 'kakuro', grid: [[[0, sum], ...new Array<number>(length).fill(0)]] };
}

/** Two by two cells: the sums down, then those across. */
function square(
  [first, second]: readonly [number, number],
  [one, other]: readonly [number, number],
): KakuroPuzzle {
  return {
    family: 'kakuro',
    grid: [
      [
        [0, 0],
        [first, 0],
        [second, 0],
      ],
      [[0, one], 0, 0],
      [[0, other], 0, 0],
    ],
  };
}

const found = (puzzle: KakuroPuzzle, id: string, known: readonly string[] = []) =>
  foundOn(kakuro as never, puzzle, id, known);

/** The facts known of a cell with these numbers left. */
function left(cell: string, numbers: readonly number[]): readonly string[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .filter((number) => !numbers.includes(number))
    .map((number) => `${cell} is not ${number}`);
}

describe('moves of kakuro', () => {
  it('see the last cell of a run, and not where two are open', () => {
    const known = ['r1c2 is 8', 'r1c3 is 3'];
    expect(found(run(13, 3), 'last-cell', known)).toEqual([
      {
        en: 'The 13 in r1c2 to r1c4 has one cell left: r1c4 is 13 - 8 - 3 = 2.',
        de: 'Die 13 in r1c2 bis r1c4 hat nur noch ein freies Feld: r1c4 ist 13 - 8 - 3 = 2.',
        concludes: ['r1c4 is 2'],
        rules: ['across-r1c2'],
      },
    ]);
    expect(found(run(13, 3), 'last-cell', ['r1c2 is 8'])).toEqual([]);
  });

  it('see the one number that two runs have in common, and not where they have two', () => {
    expect(found(square([3, 16], [4, 15]), 'crossing')[0]).toEqual({
      en: 'The 4 in r2c2 and r2c3 is 1+3, and the 3 in r2c2 and r3c2 is 1+2: r2c2 is 1.',
      de: 'Die 4 in r2c2 und r2c3 ist 1+3, und die 3 in r2c2 und r3c2 ist 1+2: r2c2 ist 1.',
      concludes: ['r2c2 is 1'],
      rules: ['across-r2c2', 'down-r2c2', 'cell-r2c2'],
    });
    const { puzzle } = kakuro.examples.find(({ name }) => name === 'five by five')!;
    expect(found(puzzle, 'crossing', ['r5c3 is 5']).map(({ en }) => en)).toContain(
      'The 8 in r3c3 to r5c3 is 1+2+5, and only 2 of these fits the 19 in r3c3 to r3c5: r3c3 is 2.',
    );
    expect(found(square([3, 3], [3, 3]), 'crossing')).toEqual([]);
  });

  it('see a number that every combination needs and one cell can take', () => {
    expect(found(run(17, 2), 'needed-number', ['r1c3 is not 8'])).toEqual([
      {
        en: 'The 17 in r1c2 and r1c3 is 8+9, and only r1c2 can be 8.',
        de: 'Die 17 in r1c2 und r1c3 ist 8+9, und nur r1c2 kann 8 sein.',
        concludes: ['r1c2 is 8'],
        rules: ['across-r1c2'],
      },
    ]);
    expect(found(run(15, 2), 'needed-number', ['r1c3 is not 8'])).toEqual([]);
  });

  it('see a cell with one number left', () => {
    expect(found(run(10, 2), 'naked-single', left('r1c3', [4]))).toMatchObject([
      { en: 'Only 4 is left for r1c3.', concludes: ['r1c3 is 4'] },
    ]);
    expect(found(run(10, 2), 'naked-single', left('r1c3', [4, 6]))).toEqual([]);
  });

  it('see the numbers that no combination has', () => {
    expect(found(run(6, 3), 'combinations', left('r1c4', [1, 2, 4]))).toEqual([
      {
        en: 'The 6 in r1c2 to r1c4 can only be 1+2+3.',
        de: 'Die 6 in r1c2 bis r1c4 kann nur 1+2+3 sein.',
        concludes: [
          ...[4, 5, 6, 7, 8, 9].map((number) => `r1c2 is not ${number}`),
          ...[4, 5, 6, 7, 8, 9].map((number) => `r1c3 is not ${number}`),
          'r1c4 is not 4',
        ],
        rules: ['across-r1c2'],
      },
    ]);
    expect(found(run(20, 4), 'combinations')).toEqual([]);
    expect(found(run(12, 2), 'combinations')[0]?.en).toBe(
      'The 12 in r1c2 and r1c3 can only be 3+9, 4+8 or 5+7.',
    );
  });

  it('see pairs and triples in a run', () => {
    const pair = [...left('r1c2', [1, 9]), ...left('r1c3', [1, 9])];
    expect(found(run(20, 4), 'naked-pair', pair)).toMatchObject([
      {
        en: 'r1c2 and r1c3 are 1 and 9, so no other cell of the 20 in r1c2 to r1c5 is.',
        concludes: ['r1c4 is not 1', 'r1c4 is not 9', 'r1c5 is not 1', 'r1c5 is not 9'],
      },
    ]);
    expect(found(run(20, 4), 'naked-pair', left('r1c2', [1, 9]))).toEqual([]);
    const triple = [...left('r1c2', [1, 9]), ...left('r1c3', [1, 2]), ...left('r1c4', [2, 9])];
    expect(found(run(20, 4), 'naked-triple', triple)).toMatchObject([
      { concludes: ['r1c5 is not 1', 'r1c5 is not 2', 'r1c5 is not 9'] },
    ]);
  });

  it('see what the other cells of a run cannot make up for', () => {
    expect(found(run(10, 2), 'rest-of-the-sum', left('r1c3', [2, 4]))).toEqual([
      {
        en: 'The cells of the 10 in r1c2 and r1c3 can only hold 2+8 or 4+6, so r1c2 is 6 or 8.',
        de: 'Was in den Feldern noch möglich ist, lässt nur 2+8 oder 4+6 zu (die 10 in r1c2 und r1c3): r1c2 ist 6 oder 8.',
        concludes: [1, 2, 3, 4, 5, 7, 9].map((number) => `r1c2 is not ${number}`),
        rules: ['across-r1c2', 'cell-r1c2', 'cell-r1c3'],
      },
    ]);
  });

  it('see the cell that is left over between sums across and sums down', () => {
    const puzzle: KakuroPuzzle = {
      family: 'kakuro',
      grid: [
        [
          [0, 0],
          [11, 0],
          [7, 0],
          [0, 0],
        ],
        [[0, 8], 0, 0, [9, 0]],
        [[0, 14], 0, 0, 0],
        [[0, 0], [0, 0], [0, 0], 0],
      ],
    };
    expect(found(puzzle, 'sums-of-a-block')[0]).toEqual({
      en: 'Across: the 8 in r2c2 and r2c3 and the 14 in r3c2 to r3c4 add up to 22. Down: the 11 in r2c2 and r3c2 and the 7 in r2c3 and r3c3 add up to 18. These have the same cells but for r3c4, so r3c4 is 22 - 18 = 4.',
      de: 'Waagerecht: die 8 in r2c2 und r2c3 und die 14 in r3c2 bis r3c4 ergeben zusammen 22. Senkrecht: die 11 in r2c2 und r3c2 und die 7 in r2c3 und r3c3 ergeben zusammen 18. Das sind dieselben Felder bis auf r3c4, also ist r3c4 22 - 18 = 4.',
      concludes: ['r3c4 is 4'],
      rules: ['across-r2c2', 'down-r2c2', 'down-r2c3', 'across-r3c2', 'cell-r3c4'],
    });
    expect(found(square([3, 16], [4, 15]), 'sums-of-a-block')).toEqual([]);
  });
});
