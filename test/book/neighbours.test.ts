/** No two puzzles that are much alike follow each other. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart } from '../../src/book/puzzles/neighbours.js';
import type { Difficulty } from '../../src/families/contract/family.js';
import type { CertifiedPuzzle } from '../../src/proving/certified-puzzle.js';

/** A Sudoku of which the first row is given. */
function sudoku(row: readonly number[], solution: number, difficulty: Difficulty = 'easy', title?: string) {
  const [a, b, c, d] = row;
  const grid = [
    [a, b, c, d],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 1],
  ];
  return {
    ...{
      id: `${row.join('')}${solution}`,
      family: 'sudoku',
      puzzle: { family: 'sudoku', box: [2, 2], grid },
    },
    ...{ solution, difficulty, ...(title === undefined ? {} : { credits: { title } }) },
  } as unknown as CertifiedPuzzle;
}

const ids = (puzzles: readonly CertifiedPuzzle[]): readonly string[] => puzzles.map(({ id }) => id);

describe('neighbours', () => {
  it.each<[string, readonly CertifiedPuzzle[], readonly string[]]>([
    [
      'with givens in the same places',
      [sudoku([1, 2, 0, 0], 1), sudoku([3, 4, 0, 0], 2), sudoku([1, 0, 0, 0], 3)],
      ['12001', '10003', '34002'],
    ],
    [
      'with mirrored places',
      [sudoku([0, 2, 0, 1], 1), sudoku([2, 0, 2, 2], 2), sudoku([2, 0, 2, 3], 3), sudoku([1, 0, 0, 0], 4)],
      ['02011', '20222', '10004', '20233'],
    ],
    [
      'with the same solution',
      [sudoku([1, 2, 0, 0], 7), sudoku([1, 0, 0, 0], 7), sudoku([0, 1, 0, 0], 3)],
      ['12007', '01003', '10007'],
    ],
    [
      'with the same title',
      [
        sudoku([1, 2, 0, 0], 1, 'easy', 'Owl'),
        sudoku([1, 0, 0, 0], 2, 'easy', 'Owl'),
        sudoku([0, 1, 0, 0], 3, 'easy', 'Cat'),
      ],
      ['12001', '01003', '10002'],
    ],
    [
      'at the end, by a place before them',
      [sudoku([0, 1, 0, 0], 1), sudoku([1, 0, 1, 0], 2), sudoku([1, 2, 0, 0], 3), sudoku([1, 3, 0, 0], 4)],
      ['13004', '01001', '10102', '12003'],
    ],
    [
      'only among puzzles of the same difficulty',
      [sudoku([1, 2, 0, 0], 1), sudoku([3, 4, 0, 0], 2), sudoku([1, 0, 0, 0], 3, 'hard')],
      ['12001', '34002', '10003'],
    ],
  ])('%s are moved apart', (_what, puzzles, expected) => {
    expect(ids(apart(puzzles))).toEqual(expected);
  });

  it('are all there, words in order, and those that are unlike stay as they are', () => {
    const words: readonly Difficulty[] = ['easy', 'medium', 'hard'];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.nat(1), fc.nat(3)), { maxLength: 12 }), (drawn) => {
        const ordered = drawn
          .toSorted(([one], [other]) => one - other)
          .map(([word, places, solution]) => sudoku([1, places, 0, 0], solution, words[word]));
        const moved = apart(ordered);
        expect(moved.toSorted()).toHaveLength(ordered.length);
        expect(new Set(moved)).toEqual(new Set(ordered));
        expect(moved.map(({ difficulty }) => difficulty)).toEqual(
          ordered.map(({ difficulty }) => difficulty),
        );
      }),
      { numRuns: 50 },
    );
    const unlike = [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [1, 1, 0, 0],
      [1, 0, 1, 0],
    ].map((row, index) => sudoku(row, index));
    expect(apart(unlike)).toEqual(unlike);
  });
});
