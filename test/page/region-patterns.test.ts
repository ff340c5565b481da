/** Regions that meet have different patterns. */
import { expect, it } from 'vitest';
import { FAMILIES } from '../../src/families/index.js';
import { patternsOf } from '../../web/play/boards/patterns-of-regions.js';
import { gameOf, mapGrid } from '../../web/play/games/index.js';

/** As many as the page draws. */
const PATTERNS = 8;

const BOARDS = FAMILIES.flatMap(({ id, examples }) =>
  examples.flatMap(({ puzzle }, number) => {
    const game = gameOf(puzzle);
    if (game === undefined || game.kind === 'table' || game.regionOf === undefined) return [];
    return [{ name: `${id} ${number + 1}`, regions: mapGrid(game.rows, game.columns, game.regionOf) }];
  }),
);

it.each(BOARDS)('$name', ({ regions }) => {
  const patterns = patternsOf(regions, PATTERNS);
  const at = (row: number, column: number): number | undefined => {
    const region = regions[row]?.[column] ?? null;
    return region === null ? undefined : patterns.get(region);
  };
  for (const [row, line] of regions.entries())
    for (const [column, region] of line.entries())
      for (const [r, c] of [
        [row + 1, column],
        [row, column + 1],
      ] as const) {
        const other = regions[r]?.[c] ?? null;
        if (region !== null && other !== null && region !== other)
          expect(at(row, column), `${row},${column} and ${r},${c}`).not.toBe(at(r, c));
      }
});

it('is asked of several boards', () => {
  expect(BOARDS.length).toBeGreaterThan(2);
});
