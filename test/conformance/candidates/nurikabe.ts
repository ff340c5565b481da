import fc from 'fast-check';
import type { NurikabePuzzle, NurikabeSolution } from '../../../src/families/nurikabe/puzzle.js';
import { fillingsOfCells, flippedCells } from './marked-cells.js';
import type { SmallPuzzles } from './small-puzzles.js';

type Numbers = NurikabePuzzle['grid'];

/** The cells of one sign that are connected with a cell, found by painting them over. */
function painted(signs: string[][], row: number, column: number): readonly (readonly [number, number])[] {
  const sign = signs[row]![column]!;
  signs[row]![column] = ' ';
  const steps = [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ] as const;
  return [[row, column], ...steps.flatMap(([r, c]) => (signs[r]?.[c] === sign ? painted(signs, r, c) : []))];
}

/** The parts of the cells of one sign. */
function parts(rows: readonly string[], sign: string): readonly (readonly (readonly [number, number])[])[] {
  const signs = rows.map((row) => [...row]);
  return rows.flatMap((row, r) =>
    [...row].flatMap((_, c) => (signs[r]![c] === sign ? [painted(signs, r, c)] : [])),
  );
}

/** True if the sea is connected and has no block of two by two cells. */
function hasGoodSea(rows: readonly string[]): boolean {
  if (parts(rows, '#').length > 1) return false;
  return rows.every((row, r) =>
    [...row].every((_, c) => {
      const block = (row.slice(c, c + 2) + (rows[r + 1] ?? '').slice(c, c + 2)).replaceAll('.', '');
      return block.length < 4;
    }),
  );
}

/** True for a solution, by a program that shares nothing with the family. */
export function isNurikabeSolution(grid: Numbers, rows: readonly string[]): boolean {
  if (!hasGoodSea(rows)) return false;
  if (grid.some((row, r) => row.some((number, c) => number !== 0 && rows[r]![c] === '#'))) return false;
  return parts(rows, '.').every((island) => {
    const numbers = island.map(([r, c]) => grid[r]![c]!).filter((number) => number !== 0);
    return numbers.length === 1 && (numbers[0] === null || numbers[0] === island.length);
  });
}

/** Every choice of sea in a grid of the size. */
function* fillings(rows: number, columns: number): Iterable<readonly string[]> {
  yield* fillingsOfCells(new Array<string>(rows).fill('.'.repeat(columns)), '.', '#');
}

/** Fillings that keep the rules of the sea. */
const GOOD = new Map<string, readonly (readonly string[])[]>();

function goodFillings(rows: number, columns: number): readonly (readonly string[])[] {
  const key = `${rows}x${columns}`;
  const known = GOOD.get(key) ?? [...fillings(rows, columns)].filter(hasGoodSea);
  GOOD.set(key, known);
  return known;
}

/** The numbers of a filling, some of them left open, one of them perhaps wrong. */
const numbered = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 4 }))
  .chain(([rows, columns]) =>
    fc.record({
      filling: fc.constantFrom(...goodFillings(rows, columns)),
      places: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
      open: fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 }),
      added: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  )
  .map(({ filling, places, open, added }): NurikabePuzzle => {
    const grid = filling.map((row) => [...row].map((): number | null => 0));
    parts(filling, '.').forEach((island, index) => {
      const [row, column] = island[places[index]! % island.length]!;
      const number = island.length + (index === 0 ? added : 0);
      grid[row]![column] = open[index] === 0 ? null : Math.max(1, number);
    });
    return { family: 'nurikabe', grid };
  });

/** Solutions may differ in a single cell where numbers are left open. */
function differInSeveralCells(grid: Numbers): boolean {
  const found = new Set(
    [...fillings(grid.length, grid[0]!.length)]
      .filter((rows) => isNurikabeSolution(grid, rows))
      .map((rows) => rows.join('\n')),
  );
  return [...found].every((text) =>
    [...flippedCells(text.split('\n'), '.', '#')].every((rows) => !found.has(rows.join('\n'))),
  );
}

export const smallNurikabe: SmallPuzzles<NurikabePuzzle, NurikabeSolution> = {
  family: 'nurikabe',
  puzzle: numbered.filter(({ grid }) => differInSeveralCells(grid)),
  candidates: ({ grid }) => fillings(grid.length, grid[0]!.length),
  variations: (solution) => flippedCells(solution, '.', '#'),
};
