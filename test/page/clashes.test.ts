/** The same number twice in a row, region, cage or run is marked, and nothing else is. */
import { describe, expect, it } from 'vitest';
import type { Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { clashes, gameOf, type NumberGame } from '../../web/play/games/index.js';
import './english.js';

function numberGameOf(puzzle: unknown): NumberGame | undefined {
  const game = gameOf(puzzle as Puzzle);
  return game?.kind === 'numbers' ? game : undefined;
}

const EXAMPLES = FAMILIES.flatMap(({ id, examples }) =>
  examples.flatMap(({ name, puzzle, solution }) => {
    const game = numberGameOf(puzzle);
    return game === undefined || solution === undefined ? [] : [{ id, name, game, solution }];
  }),
);

it('families of numbers have examples', () => {
  expect(new Set(EXAMPLES.map(({ id }) => id))).toEqual(
    new Set(['sudoku', 'kenken', 'futoshiki', 'skyscrapers', 'kakuro']),
  );
});

it.each(EXAMPLES)('no number of a solution is marked: $id $name', ({ game, solution }) => {
  expect([...clashes(game, game.entriesOf(solution))]).toEqual([]);
});

const GRID = (side: number): number[][] =>
  Array.from({ length: side }, () => new Array<number>(side).fill(0));
const SAMURAI = {
  family: 'sudoku',
  box: [2, 2],
  grid: GRID(6),
  grids: [
    [0, 0],
    [2, 2],
  ],
} as const;
const CAGE = {
  type: 'killer-cage',
  cells: [
    [0, 1],
    [1, 1],
    [1, 2],
  ],
} as const;
const BLACK = [0, 0] as const;

describe('twice the same number', () => {
  it.each([
    ['in a row', { family: 'futoshiki', grid: GRID(4), less: [] }, ['0,0', '0,3'], true],
    ['in a column', { family: 'kenken', size: 4, cages: [] }, ['0,2', '3,2'], true],
    ['in neither', { family: 'kenken', size: 4, cages: [] }, ['0,2', '1,3'], false],
    ['in a box', { family: 'sudoku', box: [2, 3], grid: GRID(6) }, ['0,0', '1,2'], true],
    ['in no box', { family: 'sudoku', box: [2, 3], grid: GRID(6) }, ['0,0', '1,3'], false],
    ['without regions', { family: 'sudoku', regions: 'none', grid: GRID(4) }, ['0,0', '1,1'], false],
    [
      'in a drawn region',
      {
        family: 'sudoku',
        regions: [
          [0, 0, 1],
          [2, 0, 1],
          [2, 2, 1],
        ],
        grid: GRID(3),
      },
      ['0,0', '1,1'],
      true,
    ],
    [
      'in a cage',
      { family: 'sudoku', regions: 'none', grid: GRID(4), constraints: [CAGE] },
      ['0,1', '1,2'],
      true,
    ],
    ['in the second of two grids', SAMURAI, ['2,5', '2,2'], true],
    ['in rows of different grids', SAMURAI, ['2,0', '2,5'], false],
    [
      'in a run',
      {
        family: 'kakuro',
        grid: [
          [BLACK, BLACK, BLACK],
          [[0, 3], 0, 0],
        ],
      },
      ['1,1', '1,2'],
      true,
    ],
    [
      'in two runs of a row',
      {
        family: 'kakuro',
        grid: [
          [BLACK, BLACK, BLACK, BLACK],
          [[0, 1], 0, [0, 1], 0],
        ],
      },
      ['1,1', '1,3'],
      false,
    ],
  ] as const)('%s', (_, puzzle, cells, isMarked) => {
    const entries = Object.fromEntries(cells.map((cell) => [cell, '2']));
    const marked = clashes(numberGameOf(puzzle)!, entries);
    expect([...marked].toSorted()).toEqual(isMarked ? Object.keys(entries).toSorted() : []);
  });

  it('counts given numbers, too', () => {
    const game = numberGameOf({
      family: 'futoshiki',
      grid: [
        [1, 0],
        [0, 0],
      ],
      less: [],
    })!;
    expect([...clashes(game, { '0,1': '1' })].toSorted()).toEqual(['0,0', '0,1']);
  });
});
