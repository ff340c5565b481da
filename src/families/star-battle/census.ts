/**
 * The census of Star Battles with one star a line by their walls: the sides between cells of different
 * regions, which are the clues that a solver sees. With fewer walls nothing is said in fewer places; the
 * least number is looked for at which a layout of connected regions leaves one solution. All placements of
 * stars that keep rows and columns and do not touch are listed. Cell by cell, row by row, a region is chosen,
 * one of those begun or the next new one; a placement is out when two of its stars are in one region. A
 * layout that is begun is given up when it has too many walls, all placements are out, or a region that no
 * later cell can join falls into parts.
 */
import { componentsOf, counted, rowsOf, type Size, sideNeighbours } from '../../core/index.js';
import type { Census, CensusAnswer } from '../contract/family.js';
import type { StarBattlePuzzle } from './puzzle.js';

/** The side of the largest board, and of the smallest that has a placement and more than one region. */
const MOST_SIDE = 5;
const LEAST_SIDE = 4;

export const starBattleCensus: Census<StarBattlePuzzle> = {
  id: 'walls',
  description:
    'layouts of connected regions with one solution (one star in each row, column and region) by their walls, ' +
    'the sides between regions; the fewest walls alone',
  takes: ({ rows, columns }) => rows === columns && rows >= LEAST_SIDE && rows <= MOST_SIDE,
  run,
};

function run({ rows: side }: Size): CensusAnswer<StarBattlePuzzle> {
  const placements = placementsOf(side);
  for (let walls = side - 1; ; walls++) {
    const search = new LayoutSearch(side, placements, walls);
    search.fill(0);
    const { found } = search;
    if (found.length === 0) continue;
    const regions = rowsOf([...found[0]!], side);
    return {
      cases: search.layouts,
      counts: [...new Array<number>(walls).fill(0), found.length],
      claim:
        `a Star Battle of ${side} x ${side} cells with one star a line and one solution has at least ` +
        `${walls} walls between its regions, which are connected; ` +
        `${counted(found.length, 'layout has', 'layouts have')} no more, turns and reflections counted one by one`,
      examples: [{ family: 'star-battle', stars: 1, regions }],
    };
  }
}

/** By placement: the column of the star in each row. */
function placementsOf(side: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  const place = (columns: readonly number[]): void => {
    if (columns.length === side) found.push([...columns]);
    else
      for (let column = 0; column < side; column++) {
        const before = columns.at(-1);
        if (columns.includes(column) || (before !== undefined && Math.abs(before - column) < 2)) continue;
        place([...columns, column]);
      }
  };
  place([]);
  return found;
}

/** All layouts with exactly `most` walls and one solution. */
class LayoutSearch {
  /** The layouts that were looked at to the last cell. */
  layouts = 0;
  readonly found: Int8Array[] = [];
  private readonly regions: Int8Array;
  private readonly beside: readonly Int32Array[];
  /** By cell: the placements with a star in it, as bits. */
  private readonly starsIn: Int32Array;
  /** By region: the placements that have a star in it. */
  private readonly taken: Int32Array;
  /** By region: true if no later cell can join it. */
  private readonly ended: boolean[] = [];
  private begun = 0;
  private walls = 0;

  constructor(
    private readonly side: number,
    placements: readonly (readonly number[])[],
    private readonly most: number,
  ) {
    this.regions = new Int8Array(side * side).fill(-1);
    this.beside = sideNeighbours({ rows: side, columns: side });
    this.starsIn = new Int32Array(side * side);
    for (const [index, columns] of placements.entries())
      for (const [row, column] of columns.entries()) this.starsIn[row * side + column]! |= 1 << index;
    this.taken = new Int32Array(side);
    this.open = (1 << placements.length) - 1;
  }

  /** The placements that no region has two stars of. */
  private open: number;

  fill(cell: number): void {
    const { side, regions, taken, starsIn } = this;
    if (cell === regions.length) {
      this.judge();
      return;
    }
    const above = cell >= side ? regions[cell - side]! : undefined;
    const left = cell % side > 0 ? regions[cell - 1]! : undefined;
    const stars = starsIn[cell]!;
    for (let region = 0; region <= Math.min(this.begun, side - 1); region++) {
      const walls =
        Number(above !== undefined && above !== region) + Number(left !== undefined && left !== region);
      const out = taken[region]! & stars;
      if (this.ended[region] || this.walls + walls > this.most || (this.open & ~out) === 0) continue;
      const [before, open] = [taken[region]!, this.open];
      const isNew = region === this.begun;
      // The region of the cell above may end with this cell: all cells that later ones touch come after it.
      const ends =
        above !== undefined && above !== region && !regions.subarray(cell - side + 1, cell).includes(above);
      if (ends && this.partsOf(above) > 1) continue;
      regions[cell] = region;
      taken[region]! |= stars;
      this.open &= ~out;
      this.walls += walls;
      if (isNew) this.begun++;
      if (ends) this.ended[above] = true;
      this.fill(cell + 1);
      if (ends) this.ended[above] = false;
      if (isNew) this.begun--;
      this.walls -= walls;
      this.open = open;
      taken[region] = before;
      regions[cell] = -1;
    }
  }

  private judge(): void {
    this.layouts++;
    const { regions, side, open } = this;
    if (this.begun < side || this.walls !== this.most || (open & (open - 1)) !== 0) return;
    for (let region = 0; region < side; region++) if (this.partsOf(region) > 1) return;
    this.found.push(regions.slice());
  }

  private partsOf(region: number): number {
    const cells = [...this.regions.keys()].filter((cell) => this.regions[cell] === region);
    const besideIn = (cell: number) => [...this.beside[cell]!].filter((one) => this.regions[one] === region);
    return componentsOf(cells, besideIn).length;
  }
}
