/** The fewest constraints of a kind: cages of a Sudoku, against all choices of cages and all grids. */
import { describe, expect, it } from 'vitest';
import { cli, enterWorkFolder } from './harness.js';

enterWorkFolder();

const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
/** Cages that cover the grid, by the places of their cells. */
const CAGES = [
  [0, 4],
  [1, 2, 3],
  [5, 9],
  [6, 10],
  [7, 11, 15],
  [8, 12],
  [13, 14],
];

const sumOf = (grid: readonly number[], cage: readonly number[]) =>
  cage.reduce((sum, place) => sum + grid[place]!, 0);
const cellOf = (place: number) => [Math.floor(place / 4), place % 4];

/** All grids of 4x4. */
function allGrids(begun: readonly number[] = []): readonly (readonly number[])[] {
  const at = begun.length;
  if (at === 16) return [begun];
  const box = (place: number) => 2 * Math.floor(place / 8) + Math.floor((place % 4) / 2);
  const sees = (place: number) =>
    place % 4 === at % 4 || Math.floor(place / 4) === Math.floor(at / 4) || box(place) === box(at);
  return [1, 2, 3, 4]
    .filter((number) => begun.every((other, place) => other !== number || !sees(place)))
    .flatMap((number) => allGrids([...begun, number]));
}

/** The sizes of all choices of cages that leave one grid. */
function sufficient(): readonly number[] {
  const grids = allGrids();
  const kept = CAGES.map((cage) =>
    grids.map(
      (grid) =>
        new Set(cage.map((place) => grid[place])).size === cage.length &&
        sumOf(grid, cage) === sumOf(SOLUTION, cage),
    ),
  );
  return Array.from({ length: 2 ** CAGES.length }, (_, bits) =>
    [...CAGES.keys()].filter((cage) => ((bits >> cage) & 1) === 1),
  )
    .filter((chosen) => grids.filter((_, grid) => chosen.every((cage) => kept[cage]![grid])).length === 1)
    .map(({ length }) => length);
}

describe('minimum --kinds', () => {
  const puzzle = JSON.stringify({
    family: 'sudoku',
    box: [2, 2],
    grid: [0, 1, 2, 3].map(() => [0, 0, 0, 0]),
    constraints: CAGES.map((cage) => ({
      type: 'killer-cage',
      cells: cage.map(cellOf),
      sum: sumOf(SOLUTION, cage),
    })),
  });
  const run = async (...more: readonly string[]) => {
    const { out } = await cli(
      ['minimum', 'sudoku', '-', '--kinds', 'killer-cage', '--json', ...more],
      puzzle,
    );
    return JSON.parse(out.trim().split('\n').at(-1)!);
  };

  it('finds the fewest cages of a killer, and counts the choices of as many', async () => {
    const sizes = sufficient();
    const fewest = Math.min(...sizes);
    expect(fewest).toBeLessThan(CAGES.length);
    const answer = await run();
    expect(answer).toMatchObject({ optimum: fewest, lower: fewest, upper: fewest, proved: true });
    expect(answer.puzzle.grid.flat().every((number: number) => number === 0)).toBe(true);
    expect(answer.puzzle.constraints).toHaveLength(fewest);
    const count = sizes.filter((size) => size === fewest).length;
    expect(await run('--count')).toMatchObject({ count, complete: true });
  });
});
