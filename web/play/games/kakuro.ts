import type { Cell, KakuroPuzzle } from '../../../src/browser.js';
import { listed, say } from '../../words/index.js';
import { type MetClue, mapGrid, type NumberGame } from './game.js';
import { differAndSum, numberGame } from './numbers.js';

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
  const size = { rows: grid.length, columns: grid[0]?.length ?? 0 };
  /** The white cells from a clue on in a direction. */
  const runFrom = ([row, column]: Cell, [down, right]: readonly [number, number]): readonly Cell[] => {
    const run: Cell[] = [];
    let [r, c] = [row + down, column + right];
    while (r < size.rows && c < size.columns && givenAt([r, c]) !== null) {
      run.push([r, c]);
      [r, c] = [r + down, c + right];
    }
    return run;
  };
  const houses = mapGrid(size.rows, size.columns, (cell) =>
    givenAt(cell) === null ? [runFrom(cell, [0, 1]), runFrom(cell, [1, 0])] : [],
  ).flat(2);
  const game = numberGame({ ...size, most: LARGEST_NUMBER }, givenAt);
  return {
    ...game,
    houses,
    metClues: (entries) =>
      mapGrid(size.rows, size.columns, (cell): readonly MetClue[] => {
        const [down, across] = sumsIn(cell) ?? [0, 0];
        const met = (
          part: 'across' | 'down',
          sum: number,
          direction: readonly [number, number],
        ): readonly MetClue[] => {
          const run = sum === 0 ? [] : runFrom(cell, direction);
          const numbers = run.map((one) => game.numberAt(entries, one));
          if (sum === 0 || !differAndSum(numbers, sum)) return [];
          const name = (): string => say(part === 'across' ? 'sumAcross' : 'sumDown', { sum });
          return [{ cell, part, about: [cell, ...run], name }];
        };
        return [...met('across', across, [0, 1]), ...met('down', down, [1, 0])];
      }).flat(2),
    words: (cell) => {
      const own = sumsIn(cell);
      const [down, across] = own ?? [sumOf(cell, [1, 0]), sumOf(cell, [0, 1])];
      const sums = [
        ...(across > 0 ? [say('sumAcross', { sum: across })] : []),
        ...(down > 0 ? [say('sumDown', { sum: down })] : []),
      ];
      if (own !== undefined) return [say('black'), ...sums].join(', ');
      const given = givenAt(cell);
      const start = given === null || given === 0 ? [] : [say('givenValue', { value: given })];
      return [...start, ...(sums.length > 0 ? [say('inRuns', { sums: listed(sums) })] : [])].join(', ');
    },
  };
}
