/**
 * The best shades of regions, exactly, by variable elimination (dynamic programming over the neighbours of
 * one region after another; U. Bertele and F. Brioschi, Nonserial Dynamic Programming, 1972). A region with
 * few neighbours goes first: for every choice of shades of its neighbours its own best one is noted, with
 * what is earned, as a gain of those neighbours together, who are neighbours of each other from then on.
 * Regions that share boundaries form a planar graph, so that a few dozen of them have tables of a few dozen
 * entries.
 */
import type { ShadeProblem } from './shades.js';

/**
 * The gains of some regions: an entry for every choice, the shade of `regions[k]` being bit k of its number.
 */
interface Table {
  readonly regions: readonly number[];
  readonly gains: Float64Array;
}

/**
 * A region that is gone: whether it is best black, for every choice of the regions that were its neighbours.
 */
interface Gone {
  readonly region: number;
  readonly neighbours: readonly number[];
  readonly isBlack: Uint8Array;
}

/** The best choice: 1 for each region that is black. Where both shades earn as much, white. */
export function bestShades(problem: ShadeProblem): Uint8Array {
  const { black, borders } = problem;
  let tables: readonly Table[] = [
    ...black.map((gain, region) => ({ regions: [region], gains: Float64Array.of(0, gain) })),
    ...borders.map(({ one, other, gain }) => ({
      regions: [one, other],
      gains: Float64Array.of(0, gain, gain, 0),
    })),
  ];
  const left = new Set(black.keys());
  const gone: Gone[] = [];
  while (left.size > 0) {
    const [region, neighbours] = fewestNeighbours(left, tables);
    const own = tables.filter(({ regions }) => regions.includes(region));
    const eliminated = eliminate(region, neighbours, own);
    gone.push(eliminated.gone);
    tables = [...tables.filter((table) => !own.includes(table)), eliminated.table];
    left.delete(region);
  }
  const shades = new Uint8Array(black.length);
  for (const { region, neighbours, isBlack } of gone.reverse()) {
    shades[region] = isBlack[choiceOf(neighbours, shades)]!;
  }
  return shades;
}

/** The region with the fewest neighbours, the first of equals, and these, rising. */
function fewestNeighbours(
  left: ReadonlySet<number>,
  tables: readonly Table[],
): readonly [region: number, neighbours: readonly number[]] {
  const neighbours = new Map([...left].map((region) => [region, new Set<number>()]));
  for (const { regions } of tables) {
    for (const one of regions)
      for (const other of regions) if (one !== other) neighbours.get(one)!.add(other);
  }
  const [region, near] = [...neighbours].reduce((best, next) => (next[1].size < best[1].size ? next : best));
  return [region, [...near].sort((one, other) => one - other)];
}

/** Takes a region out of the tables that it is in. */
function eliminate(
  region: number,
  neighbours: readonly number[],
  tables: readonly Table[],
): { readonly gone: Gone; readonly table: Table } {
  const gains = new Float64Array(2 ** neighbours.length);
  const isBlack = new Uint8Array(gains.length);
  const shades: number[] = [];
  for (let choice = 0; choice < gains.length; choice++) {
    for (const [bit, neighbour] of neighbours.entries()) shades[neighbour] = (choice >> bit) & 1;
    const gainWith = (shade: 0 | 1): number => {
      shades[region] = shade;
      return tables.reduce((sum, table) => sum + table.gains[choiceOf(table.regions, shades)]!, 0);
    };
    const [white, black] = [gainWith(0), gainWith(1)];
    gains[choice] = Math.max(white, black);
    isBlack[choice] = black > white ? 1 : 0;
  }
  return { gone: { region, neighbours, isBlack }, table: { regions: neighbours, gains } };
}

/** The number of a choice among the entries of a table. */
function choiceOf(regions: readonly number[], shades: ArrayLike<number>): number {
  return regions.reduce((choice, region, bit) => choice | (shades[region]! << bit), 0);
}
