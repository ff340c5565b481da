/** Variants of clues outside the grid, each about the line of cells that begins beside it. */
import { type Cell, linesOf } from '../../../src/core/index.js';
import { type FullGrid, type Made, numberAt, type Variant } from './variant.js';

/** The clue of a line. */
type LineClue = (numbers: readonly number[], cells: readonly Cell[], side: number) => Made;

/** Lines that clues may stand beside. */
interface Lines {
  of(grid: FullGrid): readonly (readonly Cell[])[];
  /** A line says something else from its other end. */
  readonly isDirected: boolean;
}

function ofLines(id: string, description: string, lines: Lines, clueOf: LineClue): Variant {
  const keyOf = (line: readonly Cell[]): string =>
    lines.isDirected
      ? line.join(' ')
      : line
          .map((cell) => cell.join())
          .toSorted()
          .join(' ');
  return {
    id,
    description,
    isSpared: true,
    propose(grid, rng) {
      const seen = new Set<string>();
      const groups = lines.of(grid).flatMap((line): readonly (readonly Made[])[] => {
        if (seen.has(keyOf(line))) return [];
        const all = grid.moves.map((move) => line.map(move));
        const images = [...new Map(all.map((image) => [keyOf(image), image])).values()];
        for (const image of images) seen.add(keyOf(image));
        const numbers = (image: readonly Cell[]) => image.map((cell) => numberAt(grid, cell));
        return [images.map((image) => clueOf(numbers(image), image, grid.side))];
      });
      return rng.shuffle(groups);
    },
  };
}

/** Rows and columns from their first cells. */
const WHOLE: Lines = { of: ({ size }) => linesOf(size).map(({ cells }) => cells), isDirected: false };

/** Rows and columns from both ends. */
const FROM_BOTH_ENDS: Lines = {
  of: (grid) => WHOLE.of(grid).flatMap((line) => [line, line.toReversed()]),
  isDirected: true,
};

/** Diagonals of two cells and more, down to the right and to the left. */
const DIAGONALS: Lines = { of: diagonalsOf, isDirected: false };

function diagonalsOf({ side }: FullGrid): readonly (readonly Cell[])[] {
  return Array.from({ length: 2 * side - 1 }, (_, index) => {
    const [top, left] = index < side ? [0, index] : [index - side + 1, 0];
    return Array.from({ length: side - top - left }, (_cell, step): Cell => [top + step, left + step]);
  })
    .filter((line) => line.length > 1)
    .flatMap((line) => [line, line.map(([row, column]): Cell => [row, side - 1 - column])]);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const sandwich: LineClue = (numbers, cells, side) => {
  const [from, to] = [numbers.indexOf(1), numbers.indexOf(side)].toSorted((one, other) => one - other);
  return { type: 'sandwich', cells, sum: sum(numbers.slice(from! + 1, to)) };
};

const skyscraper: LineClue = (numbers, cells) => ({
  type: 'skyscraper',
  cells,
  count: numbers.filter((number, index) => numbers.slice(0, index).every((before) => before < number)).length,
});

export const outsideVariants: readonly Variant[] = [
  ofLines('little-killer', 'sums of diagonals', DIAGONALS, (numbers, cells) => ({
    type: 'little-killer',
    cells,
    sum: sum(numbers),
  })),
  ofLines('sandwich', 'sums of the numbers between the smallest and the largest', WHOLE, sandwich),
  ofLines('skyscraper', 'how many numbers are seen from outside', FROM_BOTH_ENDS, skyscraper),
  ofLines('x-sum', 'sums of as many numbers as the first one says', FROM_BOTH_ENDS, (numbers, cells) => ({
    type: 'x-sum',
    cells,
    sum: sum(numbers.slice(0, numbers[0]!)),
  })),
  ofLines(
    'numbered-room',
    'the number at the place that the first one says',
    FROM_BOTH_ENDS,
    (numbers, cells) => ({
      type: 'numbered-room',
      cells,
      number: numbers[numbers[0]! - 1]!,
    }),
  ),
];
