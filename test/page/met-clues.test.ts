/** Clues in cells are shown as met when the entries meet them, and not before. */
import { describe, expect, it } from 'vitest';
import { cellsOf, sizeOfRows } from '../../src/core/index.js';
import type { Puzzle } from '../../src/families/contract/family.js';
import { FAMILIES } from '../../src/families/index.js';
import { type MasyuPuzzle, type MasyuSolution, pearlsOn } from '../../src/families/masyu/puzzle.js';
import { type Entries, type Game, gameOf, isAbout, mapGrid, metWords } from '../../web/play/games/index.js';
import './english.js';
import { SMALL } from './small-puzzles.js';

/** The numbers of a puzzle that are clues in cells, by family. */
const CLUES: Readonly<Record<string, (puzzle: never) => readonly number[]>> = {
  kakuro: ({ grid }: { grid: (number | number[])[][] }) =>
    grid.flat().flatMap((cell) => (typeof cell === 'number' ? [] : cell.filter((sum) => sum > 0))),
  kenken: ({ cages }: { cages: { target: number | null }[] }) => cages.flatMap(({ target }) => target ?? []),
  mosaic: ({ grid }: { grid: string[] }) => digitsOf(grid),
  akari: ({ grid }: { grid: string[] }) => digitsOf(grid),
  slitherlink: ({ grid }: { grid: string[] }) => digitsOf(grid),
  hashi: ({ islands }: { islands: (number | null)[][] }) => islands.flat().flatMap((island) => island || []),
  nurikabe: ({ grid }: { grid: (number | null)[][] }) => grid.flat().flatMap((number) => number || []),
  // Signs, pearls and cages have no number that is met by nothing.
  masyu: ({ grid }: { grid: string[] }) => [...grid.join('').replaceAll('.', '')].map(() => 1),
  futoshiki: ({ less = [], adjacent = [] }: { less?: unknown[]; adjacent?: unknown[] }) =>
    [...less, ...adjacent].map(() => 1),
  sudoku: ({ constraints = [] }: { constraints?: { type: string; sum?: number }[] }) =>
    constraints.flatMap(({ type, sum }) => (type === 'killer-cage' ? (sum ?? []) : [])),
};

function digitsOf(grid: readonly string[]): readonly number[] {
  return [...grid.join('').replaceAll(/\D/g, '')].map(Number);
}

/** All examples with one solution, of families whose clues stand in cells or between them. */
const EXAMPLES = FAMILIES.filter(({ id }) => id in CLUES).flatMap(({ id, examples }) =>
  examples.flatMap(({ name, verdict, puzzle, solution }) => {
    const clues = CLUES[id]!(puzzle as never);
    return verdict === 'unique' && solution !== undefined && clues.length > 0
      ? [{ id, name, puzzle, solution, clues }]
      : [];
  }),
);

type GridGame = Exclude<Game, { readonly kind: 'table' }>;
type MarkingGame = GridGame & Required<Pick<GridGame, 'metClues'>>;

/** The game of a puzzle whose clues are marked. */
function markingGame(puzzle: unknown): MarkingGame {
  const game = gameOf(puzzle as Puzzle)!;
  if (game.kind === 'table' || game.metClues === undefined)
    throw new Error('a game that marks clues is expected');
  return game as MarkingGame;
}

describe('clues in cells', () => {
  it.each(EXAMPLES)('$id, $name: all of a solution, none of nothing', ({ puzzle, solution, clues }) => {
    const game = markingGame(puzzle);
    const entries = game.entriesOf(solution);
    expect(game.metClues(entries)).toHaveLength(clues.length);
    expect(game.metClues({})).toHaveLength(clues.filter((clue) => clue === 0).length);
    // Each entry that is left out leaves fewer clues met, or is one that no clue is about.
    const spots = Object.keys(entries).filter((spot) => {
      const { [spot]: _, ...others } = entries;
      return game.metClues(others).length < clues.length;
    });
    expect(spots.length).toBeGreaterThan(0);
  });

  it('of every family that marks some', () => {
    const marking = SMALL.filter(({ puzzle }) => {
      const game = gameOf(puzzle)!;
      return game.kind !== 'table' && game.metClues !== undefined;
    });
    expect(marking.map(({ id }) => id).sort()).toEqual(Object.keys(CLUES).sort());
    expect([...new Set(EXAMPLES.map(({ id }) => id))].sort()).toEqual(Object.keys(CLUES).sort());
  });

  it.each(EXAMPLES)(
    '$id, $name: are said wherever they are about, and nowhere else',
    ({ puzzle, solution }) => {
      const game = markingGame(puzzle);
      const clues = game.metClues(game.entriesOf(solution));
      const isAtCorners = game.kind === 'lines' && game.atCorners === true;
      for (const clue of clues) {
        expect(clue.about ?? [clue.cell]).toContainEqual(clue.cell);
        for (const place of clue.about ?? [clue.cell]) {
          const others = clues.filter((one) => one !== clue && isAbout(one, place));
          // Of several at a place each has its own name, which is also that of the clue there.
          if (others.length > 0 || isAtCorners) expect(game.words(place)).toContain(clue.name!(place));
          const said = clue.name === undefined ? 'clue met' : clue.name(place);
          expect(metWords(undefined, clues, place)).toContain(said);
          expect(metWords(undefined, others, place)).not.toContain(said);
        }
      }
      const silent = mapGrid(game.rows, game.columns, (cell) => cell)
        .flat()
        .filter((cell) => !clues.some((clue) => isAbout(clue, cell)));
      for (const cell of silent) expect(metWords(undefined, clues, cell)).toBe('');
    },
  );

  it('an island is complete between the sea, with one number', () => {
    const game = markingGame({
      family: 'nurikabe',
      grid: [
        [2, 0, 0],
        [0, 0, 0],
        [0, 0, null],
      ],
    });
    const complete = [{ cell: [0, 0], part: 'whole' }];
    // Marked land that may still grow is no island yet; cells between the sea are land without a mark.
    expect(game.metClues({ '0,1': '.' })).toEqual([]);
    expect(game.metClues({ '0,1': '.', '0,2': '#', '1,0': '#' })).toEqual([]);
    expect(game.metClues({ '0,1': '.', '0,2': '#', '1,0': '#', '1,1': '#' })).toEqual(complete);
    expect(game.metClues({ '0,2': '#', '1,0': '#', '1,1': '#' })).toEqual(complete);
    expect(game.metClues({ '0,1': '#', '1,0': '#' })).toEqual([]);
    const two = markingGame({
      family: 'nurikabe',
      grid: [
        [2, 2],
        [0, 0],
      ],
    });
    expect(two.metClues({ '1,0': '#', '1,1': '#' })).toEqual([]);
  });

  it('a white pearl needs a turn beside it, a black one two straight ways', () => {
    const game = markingGame({ family: 'masyu', grid: ['.w..', '....', 'b...', '....'] });
    const white = { cell: [0, 1], part: 'whole' };
    const black = { cell: [2, 0], part: 'whole' };
    const lines = (...spots: readonly string[]): Entries =>
      Object.fromEntries(spots.map((spot) => [spot, '1']));
    const straight = ['0,0-0,1', '0,1-0,2'];
    expect(game.metClues(lines(...straight))).toEqual([]);
    expect(game.metClues(lines(...straight, '0,2-0,3'))).toEqual([]);
    expect(game.metClues(lines(...straight, '0,2-1,2'))).toEqual([white]);
    expect(game.metClues(lines(...straight, '0,2-0,3', '0,0-1,0'))).toEqual([white]);
    expect(game.metClues(lines('0,1-0,2', '0,1-1,1', '0,2-1,2'))).toEqual([]);
    // A crossed out line is none.
    expect(game.metClues({ ...lines(...straight), '0,2-1,2': 'x' })).toEqual([]);
    const turn = ['1,0-2,0', '2,0-2,1'];
    expect(game.metClues(lines(...turn, '0,0-1,0'))).toEqual([]);
    expect(game.metClues(lines(...turn, '0,0-1,0', '2,1-3,1'))).toEqual([]);
    expect(game.metClues(lines(...turn, '0,0-1,0', '2,1-2,2'))).toEqual([black]);
    expect(game.metClues(lines(...turn, '0,0-1,0', '2,1-2,2', '2,0-3,0'))).toEqual([]);
  });

  it.each(EXAMPLES.filter(({ id }) => id === 'masyu'))(
    '$name: any pearl is met where the loop allows it',
    ({ puzzle, solution }) => {
      const { grid } = puzzle as MasyuPuzzle;
      const allowed = pearlsOn(sizeOfRows(grid), solution as MasyuSolution);
      for (const pearl of 'wb') {
        const game = markingGame({ family: 'masyu', grid: grid.map((row) => pearl.repeat(row.length)) });
        const met = new Set(game.metClues(game.entriesOf(solution)).map(({ cell }) => cell.join()));
        for (const cell of cellsOf(sizeOfRows(grid)))
          expect(met.has(cell.join()), cell.join()).toBe(allowed[cell[0]]![cell[1]] === pearl);
      }
    },
  );

  it('a sign of a Futoshiki is met by two numbers in its order, a bar by neighbours', () => {
    const grid = [
      [0, 0, 3],
      [0, 0, 0],
      [0, 0, 0],
    ];
    const less = [
      [
        [0, 1],
        [0, 0],
      ],
      [
        [0, 0],
        [1, 0],
      ],
      [
        [0, 1],
        [0, 2],
      ],
    ];
    const game = markingGame({ family: 'futoshiki', grid, less });
    const met = (entries: Entries) => game.metClues(entries).map(({ cell, part }) => ({ cell, part }));
    expect(met({ '0,1': '2' })).toEqual([{ cell: [0, 1], part: 'right' }]);
    expect(met({ '0,1': '1', '0,0': '2' })).toEqual([
      { cell: [0, 0], part: 'right' },
      { cell: [0, 1], part: 'right' },
    ]);
    expect(met({ '0,0': '2', '1,0': '1' })).toEqual([]);
    expect(met({ '0,0': '1', '1,0': '2' })).toEqual([{ cell: [0, 0], part: 'below' }]);
    const bars = markingGame({
      family: 'futoshiki',
      grid,
      adjacent: [
        [
          [0, 1],
          [0, 2],
        ],
      ],
    });
    expect(bars.metClues({ '0,1': '1' })).toEqual([]);
    expect(bars.metClues({ '0,1': '2' })).toHaveLength(1);
  });

  it('a cage of a Sudoku is met by its sum of different numbers, given ones among them', () => {
    const grid = [
      [1, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ];
    const cells = [
      [1, 1],
      [0, 1],
      [0, 0],
    ];
    const constraints = [
      { type: 'killer-cage', cells, sum: 7 },
      { type: 'killer-cage', cells: [[3, 3]] },
    ];
    const game = markingGame({ family: 'sudoku', box: [2, 2], grid, constraints });
    expect(game.metClues({ '0,1': '2' })).toEqual([]);
    expect(game.metClues({ '0,1': '3', '1,1': '3' })).toEqual([]);
    expect(game.metClues({ '0,1': '2', '1,1': '3' })).toEqual([]);
    expect(game.metClues({ '0,1': '2', '1,1': '4', '3,3': '1' })).toEqual([
      { cell: [0, 0], part: 'cage', about: cells, name: expect.any(Function) },
    ]);
  });

  it('a Kakuro sum is met by different numbers only', () => {
    const game = markingGame({
      family: 'kakuro',
      grid: [
        [
          [0, 0],
          [0, 0],
          [0, 0],
        ],
        [[0, 4], 0, 0],
      ],
    });
    expect(game.metClues({ '1,1': '2', '1,2': '2' })).toEqual([]);
    expect(game.metClues({ '1,1': '1', '1,2': '3' })).toMatchObject([{ cell: [1, 0], part: 'across' }]);
    expect(game.metClues({ '1,1': '1' })).toEqual([]);
  });
});
