import type { Cell, KenkenPuzzle, SkyscrapersPuzzle } from '../../../src/browser.js';
import { say } from '../../words/index.js';
import {
  type Conclusion,
  type Entries,
  entriesOfGrid,
  type Line,
  type MetClue,
  mapGrid,
  type NumberGame,
  spotOf,
  sum,
} from './game.js';
import { lines } from './houses.js';
import { alongLine } from './lines.js';
import { notesOf, withoutNotes, withoutNumber } from './notes.js';

/** Skyscrapers: the cells at the edge know the clues beside them. */
export function skyscrapersGame({ grid, top, bottom, left, right }: SkyscrapersPuzzle): NumberGame {
  const last = grid.length - 1;
  const cluesOf = ({ axis, index }: Line): readonly number[] =>
    (axis === 'row' ? [left, right] : [top, bottom]).map((side) => side[index] ?? 0);
  const game = squareGame(grid, ([row, column]) =>
    [
      seen('seenAbove', row === 0 ? top[column] : 0),
      seen('seenBelow', row === last ? bottom[column] : 0),
      seen('seenLeft', column === 0 ? left[row] : 0),
      seen('seenRight', column === last ? right[row] : 0),
    ].filter((words) => words !== ''),
  );
  return {
    ...game,
    isMet: (line, entries) => {
      const heights = alongLine(line, game, (cell) => game.numberAt(entries, cell));
      const seen = [seenFrom(heights), seenFrom(heights.toReversed())];
      const clues = cluesOf(line);
      const isSeen = clues.every((clue, end) => clue === 0 || clue === seen[end]);
      return !heights.includes(0) && isSeen && sum(clues) > 0;
    },
  };
}

/** The words of a clue at the edge; empty where there is none. */
function seen(key: 'seenAbove' | 'seenBelow' | 'seenLeft' | 'seenRight', count = 0): string {
  return count > 0 ? say(key, { count }) : '';
}

/** The count of buildings that are higher than all before them. */
function seenFrom(heights: readonly number[]): number {
  return heights.filter((height, index) => heights.slice(0, index).every((before) => before < height)).length;
}

/** A square with given numbers, and the clues about its cells. */
export function squareGame(
  grid: readonly (readonly number[])[],
  clues: (cell: Cell) => readonly string[],
): NumberGame {
  const givenAt = ([row, column]: Cell): number => grid[row]?.[column] ?? 0;
  return {
    ...numberGame(square(grid.length), givenAt),
    words: (cell) =>
      [...(givenAt(cell) > 0 ? [say('givenValue', { value: givenAt(cell) })] : []), ...clues(cell)].join(
        ', ',
      ),
  };
}

/** A calcudoku: every cell takes a number, also those of cages of one cell. */
export function kenkenGame({ size, cages }: KenkenPuzzle): NumberGame {
  const words = (cell: Cell): string => {
    const number = cages.findIndex(({ cells }) => cells.some((one) => spotOf(one) === spotOf(cell)));
    const cage = cages[number];
    if (cage === undefined) return say('cageWithout');
    const named = say('cageNumber', { number: number + 1 });
    if (cage.target === null) return `${named}, ${say('cageWithout')}`;
    const clue = `${cage.target}${cage.op === null || cage.op === '=' ? '' : ` ${cage.op}`}`;
    // Neighbouring cages may have the same clue.
    return `${named}, ${say('inCage', { clue, count: cage.cells.length })}`;
  };
  const game = numberGame(square(size), () => 0);
  return {
    ...game,
    metClues: (entries) =>
      cages.flatMap(({ cells, op, target }): readonly MetClue[] => {
        const numbers = cells.map((cell) => game.numberAt(entries, cell));
        if (target === null || numbers.includes(0) || !makes(op, numbers, target)) return [];
        return [{ cell: firstOf(cells), part: 'corner', about: cells }];
      }),
    hasClue: (cell) => cages.some(({ cells, target }) => target !== null && isFirst(cell, cells)),
    words,
  };
}

/** True if numbers make a target by the operation of their cage, or by any where it states none. */
function makes(op: KenkenPuzzle['cages'][number]['op'], numbers: readonly number[], target: number): boolean {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  switch (op) {
    case '=':
      return numbers[0] === target;
    case '+':
      return sum(numbers) === target;
    case '*':
      return numbers.reduce((product, number) => product * number, 1) === target;
    case '-':
      return most - least === target;
    case '/':
      return most === least * target;
    case null:
      return numbers.length === 1
        ? makes('=', numbers, target)
        : (numbers.length === 2 ? (['+', '*', '-', '/'] as const) : (['+', '*'] as const)).some((one) =>
            makes(one, numbers, target),
          );
  }
}

/** True for the cell of a cage in which its clue stands: the first one in reading order. */
export function isFirst([row, column]: Cell, cells: readonly Cell[]): boolean {
  const isHere = cells.some((cell) => cell[0] === row && cell[1] === column);
  return isHere && cells.every((cell) => cell[0] > row || (cell[0] === row && cell[1] >= column));
}

/** The cell of a cage in which its clue stands. */
export function firstOf(cells: readonly Cell[]): Cell {
  return cells.find((cell) => isFirst(cell, cells))!;
}

/** True if all numbers are there, differ, and add up to a total. */
export function differAndSum(numbers: readonly number[], total: number): boolean {
  return !numbers.includes(0) && new Set(numbers).size === numbers.length && sum(numbers) === total;
}

/** The rows and columns of a grid, and its largest number. */
type NumberSize = Pick<NumberGame, 'rows' | 'columns' | 'most'>;

function square(side: number): NumberSize {
  return { rows: side, columns: side, most: side };
}

/**
 * The part that all games of numbers have in common; the numbers of rows and columns differ.
 * @param givenAt the given number of a cell, 0 for none; null where it takes no number
 */
export function numberGame({ rows, columns, most }: NumberSize, givenAt: (cell: Cell) => number | null) {
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const numberAt = (entries: Entries, cell: Cell): number =>
    givenAt(cell) || Number(entries[spotOf(cell)] ?? 0);
  return {
    kind: 'numbers' as const,
    rows,
    columns,
    most,
    isFixed: (cell: Cell) => givenAt(cell) !== 0,
    isCell: (cell: Cell) => givenAt(cell) !== null,
    numberAt,
    houses: lines(rows, columns),
    needed: sum(mapGrid(rows, columns, (cell) => (givenAt(cell) === 0 ? 1 : 0)).flat()),
    solutionOf: (entries: Entries) => {
      const grid = mapGrid(rows, columns, (cell) => numberAt(entries, cell));
      const isFilled = mapGrid(
        rows,
        columns,
        (cell) => givenAt(cell) === null || numberAt(entries, cell) > 0,
      );
      return isFilled.flat().includes(false) ? undefined : grid;
    },
    stateOf: (entries: Entries) =>
      mapGrid(rows, columns, (cell) => {
        const number = givenAt(cell) === null ? null : numberAt(entries, cell);
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
