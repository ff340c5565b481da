/** Small Star Battles for tests, and all placements among which their solutions are. */
import fc from 'fast-check';
import {
  numberRegions,
  type Region,
  type StarBattlePuzzle,
  type StarBattleSolution,
} from '../../../src/families/star-battle/puzzle.js';

/**
 * Every placement with the right number of stars in all rows and columns and none touching, row by row;
 * regions are not looked at.
 */
export function* placements(side: number, stars: number): Generator<StarBattleSolution> {
  const choices = rowsOfStars(side, stars);
  function* below(rows: StarBattleSolution, counts: readonly number[]): Generator<StarBattleSolution> {
    if (rows.length === side) {
      yield rows;
      return;
    }
    for (const row of choices) {
      const above = rows.at(-1) ?? '';
      const touches = [...row].some(
        (cell, c) => cell === '*' && above.slice(Math.max(0, c - 1), c + 2).includes('*'),
      );
      const next = counts.map((count, c) => count + (row[c] === '*' ? 1 : 0));
      if (!touches && next.every((count) => count <= stars)) yield* below([...rows, row], next);
    }
  }
  yield* below([], new Array<number>(side).fill(0));
}

/** Rows with this number of stars, no two side by side. */
function rowsOfStars(side: number, stars: number): string[] {
  return Array.from({ length: 2 ** side }, (_, code) =>
    Array.from({ length: side }, (_, column) => ((code >> column) & 1 ? '*' : '.')).join(''),
  ).filter((row) => !row.includes('**') && row.replaceAll('.', '').length === stars);
}

/**
 * Squares of three to six rows whose regions grow, cell by cell, from the stars of a placement where there is
 * one, so that many have a solution; some cells stay without a region.
 */
export const smallStarBattle: fc.Arbitrary<StarBattlePuzzle> = fc
  .record({
    side: fc.integer({ min: 3, max: 6 }),
    placement: fc.nat(),
    picks: fc.infiniteStream(fc.nat({ max: 999 })),
    left: fc.nat({ max: 3 }),
  })
  .map(({ side, placement, picks, left }) => {
    const all = [...placements(side, 1)];
    const rows =
      all[placement % Math.max(1, all.length)] ??
      Array.from({ length: side }, () => `*${'.'.repeat(side - 1)}`);
    const regions = rows.map((row, region) => [...row].map((cell): Region => (cell === '*' ? region : null)));
    for (let open = side * side - side; open > left; open--) growOne(regions, picks.next().value);
    return { family: 'star-battle', stars: 1, regions: numberRegions(regions) };
  });

/** Gives one cell without a region to a region beside it. */
function growOne(regions: Region[][], pick: number): void {
  const options = regions.flatMap((cells, row) =>
    cells.flatMap((region, column) => {
      if (region !== null) return [];
      const beside = [
        regions[row - 1]?.[column],
        regions[row + 1]?.[column],
        cells[column - 1],
        cells[column + 1],
      ];
      return beside.flatMap((neighbour) => (neighbour == null ? [] : [{ row, column, neighbour }]));
    }),
  );
  const { row, column, neighbour } = options[pick % options.length]!;
  regions[row]![column] = neighbour;
}
