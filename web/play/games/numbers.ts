import type { Cell, FutoshikiPuzzle, KenkenPuzzle, SkyscrapersPuzzle } from '../../../src/browser.js';
import {
  type Conclusion,
  type Entries,
  entriesOfGrid,
  type Line,
  mapGrid,
  type NumberGame,
  spotOf,
  sum,
} from './game.js';
import { alongLine } from './lines.js';
import { notesOf, withoutNotes, withoutNumber } from './notes.js';

/** A Futoshiki: the cells know the signs at their borders. */
export function futoshikiGame(puzzle: FutoshikiPuzzle): NumberGame {
  const isAt = (cell: Cell, [row, column]: Cell): boolean => cell[0] === row && cell[1] === column;
  const beside = ([row, column]: Cell, [otherRow, otherColumn]: Cell): string =>
    row === otherRow
      ? otherColumn > column
        ? 'to the right'
        : 'to the left'
      : otherRow > row
        ? 'below'
        : 'above';
  return squareGame(puzzle.grid, (cell) =>
    'less' in puzzle
      ? puzzle.less.flatMap(([smaller, larger]) => [
          ...(isAt(smaller, cell) ? [`less than ${beside(smaller, larger)}`] : []),
          ...(isAt(larger, cell) ? [`greater than ${beside(larger, smaller)}`] : []),
        ])
      : puzzle.adjacent.flatMap(([one, other]) => [
          ...(isAt(one, cell) ? [`bar ${beside(one, other)}`] : []),
          ...(isAt(other, cell) ? [`bar ${beside(other, one)}`] : []),
        ]),
  );
}

/** Skyscrapers: the cells at the edge know the clues beside them. */
export function skyscrapersGame({ grid, top, bottom, left, right }: SkyscrapersPuzzle): NumberGame {
  const last = grid.length - 1;
  const cluesOf = ({ axis, index }: Line): readonly number[] =>
    (axis === 'row' ? [left, right] : [top, bottom]).map((side) => side[index] ?? 0);
  const game = squareGame(grid, ([row, column]) =>
    [
      row === 0 && (top[column] ?? 0) > 0 ? `${top[column]} seen from above` : '',
      row === last && (bottom[column] ?? 0) > 0 ? `${bottom[column]} seen from below` : '',
      column === 0 && (left[row] ?? 0) > 0 ? `${left[row]} seen from the left` : '',
      column === last && (right[row] ?? 0) > 0 ? `${right[row]} seen from the right` : '',
    ].filter((words) => words !== ''),
  );
  return {
    ...game,
    isMet: (line, entries) => {
      const heights = alongLine(
        line,
        game,
        (cell) => grid[cell[0]]![cell[1]] || Number(entries[spotOf(cell)] ?? 0),
      );
      const seen = [seenFrom(heights), seenFrom(heights.toReversed())];
      const clues = cluesOf(line);
      const isSeen = clues.every((clue, end) => clue === 0 || clue === seen[end]);
      return !heights.includes(0) && isSeen && sum(clues) > 0;
    },
  };
}

/** The count of buildings that are higher than all before them. */
function seenFrom(heights: readonly number[]): number {
  return heights.filter((height, index) => heights.slice(0, index).every((before) => before < height)).length;
}

/** A square with given numbers, and the clues about its cells. */
function squareGame(
  grid: readonly (readonly number[])[],
  clues: (cell: Cell) => readonly string[],
): NumberGame {
  const givenAt = ([row, column]: Cell): number => grid[row]?.[column] ?? 0;
  return {
    ...numberGame(square(grid.length), givenAt),
    words: (cell) => [...(givenAt(cell) > 0 ? [`given ${givenAt(cell)}`] : []), ...clues(cell)].join(', '),
  };
}

/** A calcudoku: every cell takes a number, also those of cages of one cell. */
export function kenkenGame({ size, cages }: KenkenPuzzle): NumberGame {
  const words = (cell: Cell): string => {
    const cage = cages.find(({ cells }) => cells.some((one) => spotOf(one) === spotOf(cell)));
    if (cage === undefined || cage.target === null) return 'in a cage without a clue';
    return `in the cage ${cage.target}${cage.op === null || cage.op === '=' ? '' : ` ${cage.op}`} of ${cage.cells.length} cells`;
  };
  return {
    ...numberGame(square(size), () => 0),
    hasClue: (cell) => cages.some(({ cells, target }) => target !== null && isFirst(cell, cells)),
    words,
  };
}

/** True for the cell of a cage in which its clue stands: the first one in reading order. */
export function isFirst([row, column]: Cell, cells: readonly Cell[]): boolean {
  const isHere = cells.some((cell) => cell[0] === row && cell[1] === column);
  return isHere && cells.every((cell) => cell[0] > row || (cell[0] === row && cell[1] >= column));
}

/** The rows and columns of a grid, and its largest number. */
type NumberSize = Pick<NumberGame, 'rows' | 'columns' | 'most'>;

function square(side: number): NumberSize {
  return { rows: side, columns: side, most: side };
}

/**
 * The part that all games of numbers have in common.
 * @param givenAt the given number of a cell, 0 for none; null where it takes no number
 */
export function numberGame({ rows, columns, most }: NumberSize, givenAt: (cell: Cell) => number | null) {
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const numberAt = (entries: Entries, cell: Cell): number | null =>
    givenAt(cell) === 0 ? Number(entries[spotOf(cell)] ?? 0) : givenAt(cell);
  return {
    kind: 'numbers' as const,
    rows,
    columns,
    most,
    isFixed: (cell: Cell) => givenAt(cell) !== 0,
    isCell: (cell: Cell) => givenAt(cell) !== null,
    needed: sum(mapGrid(rows, columns, (cell) => (givenAt(cell) === 0 ? 1 : 0)).flat()),
    solutionOf: (entries: Entries) => {
      const grid = mapGrid(rows, columns, (cell) => numberAt(entries, cell));
      return grid.flat().includes(0) ? undefined : grid.map((row) => row.map((number) => number ?? 0));
    },
    stateOf: (entries: Entries) =>
      mapGrid(rows, columns, (cell) => {
        const number = numberAt(entries, cell);
        const excluded = notesOf(entries, spotOf(cell), 'excluded');
        return number !== 0 || excluded.length === 0
          ? number
          : numbers.filter((one) => !excluded.includes(one));
      }),
    entered: ({ cells, holds, choice }: Conclusion, now: Entries) => {
      const spot = spotOf(cells[0]!);
      if (holds) return { [spot]: String(choice + 1), ...withoutNotes(spot) };
      return now[spot] === undefined ? withoutNumber(now, spot, choice + 1) : {};
    },
    entriesOf: (solution: unknown) => entriesOfGrid(solution as readonly (readonly number[])[]),
  };
}
