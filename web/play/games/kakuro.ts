import type { Cell, KakuroPuzzle } from '../../../src/browser.js';
import type { NumberGame } from './game.js';
import { numberGame } from './numbers.js';

const LARGEST_NUMBER = 9;

/** A Kakuro: open white cells take numbers. */
export function kakuroGame({ grid }: KakuroPuzzle): NumberGame {
  const contentOf = ([row, column]: Cell) => grid[row]?.[column] ?? 0;
  const sumsIn = (cell: Cell): readonly [down: number, across: number] | undefined => {
    const content = contentOf(cell);
    return typeof content === 'number' ? undefined : content;
  };
  /** The sum of the run through a white cell: stated in the black cell before it, in either direction. */
  const sumOf = ([row, column]: Cell, [down, right]: readonly [number, number]): number => {
    const before: Cell = [row - down, column - right];
    if (before[0] < 0 || before[1] < 0) return 0;
    const sums = sumsIn(before);
    return sums === undefined ? sumOf(before, [down, right]) : right > 0 ? sums[1] : sums[0];
  };
  const givenAt = (cell: Cell): number | null => {
    const content = contentOf(cell);
    return typeof content === 'number' ? content : null;
  };
  return {
    ...numberGame({ rows: grid.length, columns: grid[0]?.length ?? 0, most: LARGEST_NUMBER }, givenAt),
    words: (cell) => {
      const own = sumsIn(cell);
      const [down, across] = own ?? [sumOf(cell, [1, 0]), sumOf(cell, [0, 1])];
      const sums = [...(across > 0 ? [`${across} across`] : []), ...(down > 0 ? [`${down} down`] : [])];
      if (own !== undefined) return ['black', ...sums].join(', ');
      const given = givenAt(cell);
      const start = given === null || given === 0 ? [] : [`given ${given}`];
      return [...start, ...(sums.length > 0 ? [`in the runs of ${sums.join(' and ')}`] : [])].join(', ');
    },
  };
}
