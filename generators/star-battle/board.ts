/**
 * The cells of a grid divided into regions while stars are looked for: open, with a star or empty, with what
 * every row, column and region still lacks, kept up to date cell by cell and taken back along a trail.
 *
 * Groups are numbered: the rows, then the columns, then the regions. Rows and columns are lines.
 */
import { touchingNeighbours } from '../../src/core/index.js';
import { EMPTY, OPEN, STAR } from '../../src/families/star-battle/index.js';
import { Agenda } from './agenda.js';

/** Most cells of a region whose open cells are kept as bits. */
export const MOST_BITS = 32;

export class Board {
  readonly side: number;
  readonly state: Uint8Array;
  /** The row, the column and the region of every cell, by the numbers of their groups; -1 for no region. */
  readonly rowOf: Int32Array;
  readonly columnOf: Int32Array;
  readonly regionOf: Int32Array;
  /** The cells that touch each cell. */
  readonly around: readonly Int32Array[];
  /** Stars that each group lacks, and its open cells. */
  readonly missing: Int32Array;
  readonly open: Int32Array;
  /**
   * The open cells of every group as bits, by their place in the group; undefined for regions of more than
   * {@link MOST_BITS} cells.
   */
  readonly openBits: Int32Array;
  /** The bit of every cell in its region; 0 in one that is too large for bits. */
  readonly bitInRegion: Int32Array;
  /** Cells by region, row-major; region r has those from `start[r]` to `start[r + 1]`. */
  readonly members: Int32Array;
  readonly start: Int32Array;
  /** Groups of which a cell was fixed. */
  readonly changed: Agenda;
  readonly #stars: number;
  readonly #trail: Int32Array;
  #trailLength = 0;

  constructor(side: number, stars: number) {
    const cells = side * side;
    this.side = side;
    this.#stars = stars;
    this.state = new Uint8Array(cells);
    this.rowOf = Int32Array.from(this.state, (_, cell) => Math.floor(cell / side));
    this.columnOf = Int32Array.from(this.state, (_, cell) => side + (cell % side));
    this.regionOf = new Int32Array(cells);
    this.around = touchingNeighbours({ rows: side, columns: side });
    this.missing = new Int32Array(3 * side);
    this.open = new Int32Array(3 * side);
    this.openBits = new Int32Array(3 * side);
    this.bitInRegion = new Int32Array(cells);
    this.members = new Int32Array(cells);
    this.start = new Int32Array(side + 1);
    this.changed = new Agenda(3 * side);
    this.#trail = new Int32Array(cells);
  }

  /**
   * Opens all cells of a grid.
   * @param regions row-major, -1 for none; a cell of no region has no star. Absent: only lines count.
   */
  begin(regions: ArrayLike<number> | undefined): void {
    const { side, state, open, openBits, start } = this;
    state.fill(OPEN);
    this.#trailLength = 0;
    this.missing.fill(this.#stars);
    if (regions === undefined) this.missing.fill(0, 2 * side);
    open.fill(side, 0, 2 * side).fill(0, 2 * side);
    openBits.fill(2 ** side - 1, 0, 2 * side).fill(0, 2 * side);
    for (let cell = 0; cell < state.length; cell++) {
      const region = regions?.[cell] ?? -1;
      this.regionOf[cell] = region < 0 ? -1 : 2 * side + region;
      if (region >= 0) open[2 * side + region]!++;
    }
    for (let region = 0; region < side; region++)
      start[region + 1] = start[region]! + open[2 * side + region]!;
    const filled = start.slice();
    for (let cell = 0; cell < state.length; cell++) {
      const region = regions?.[cell] ?? -1;
      if (region < 0) continue;
      const place = filled[region]! - start[region]!;
      this.members[filled[region]!++] = cell;
      this.bitInRegion[cell] = open[2 * side + region]! > MOST_BITS ? 0 : 1 << place;
      openBits[2 * side + region]! |= this.bitInRegion[cell]!;
    }
    this.changed.clear();
    for (let group = 0; group < 3 * side; group++) this.changed.add(group);
    if (regions === undefined) return;
    for (let cell = 0; cell < state.length; cell++) if (regions[cell]! < 0) this.#fix(cell, EMPTY);
  }

  /** The number of cells that are fixed; {@link undo} takes it to come back here. */
  get fixed(): number {
    return this.#trailLength;
  }

  /** The cell of a line at a place. */
  cellAt(line: number, place: number): number {
    return line < this.side ? line * this.side + place : place * this.side + line - this.side;
  }

  /** Fixes a cell, and with a star the cells around it; false where that contradicts what is fixed. */
  put(cell: number, state: number): boolean {
    if (this.state[cell] !== OPEN) return this.state[cell] === state;
    this.#fix(cell, state);
    if (state !== STAR) return true;
    const around = this.around[cell]!;
    for (let index = 0; index < around.length; index++) {
      const other = around[index]!;
      if (this.state[other] === STAR) return false;
      if (this.state[other] === OPEN) this.#fix(other, EMPTY);
    }
    return true;
  }

  /** Fixes all open cells of a group; false in a contradiction. */
  fill(group: number, state: number): boolean {
    const region = group - 2 * this.side;
    if (region < 0) {
      for (let bits = this.openBits[group]!; bits !== 0; bits &= bits - 1)
        if (!this.put(this.cellAt(group, 31 - Math.clz32(bits & -bits)), state)) return false;
      return true;
    }
    for (let index = this.start[region]!; index < this.start[region + 1]!; index++) {
      const cell = this.members[index]!;
      if (this.state[cell] === OPEN && !this.put(cell, state)) return false;
    }
    return true;
  }

  /** Opens the cells again that were fixed since a number of them was. */
  undo(fixed: number): void {
    while (this.#trailLength > fixed) {
      const cell = this.#trail[--this.#trailLength]!;
      const stars = this.state[cell] === STAR ? 1 : 0;
      this.#count(cell, 1, stars);
      this.state[cell] = OPEN;
    }
    this.changed.clear();
  }

  #fix(cell: number, state: number): void {
    this.state[cell] = state;
    this.#trail[this.#trailLength++] = cell;
    this.#count(cell, -1, state === STAR ? -1 : 0);
    this.changed.add(this.rowOf[cell]!);
    this.changed.add(this.columnOf[cell]!);
    if (this.regionOf[cell]! >= 0) this.changed.add(this.regionOf[cell]!);
  }

  /** Counts a cell as open, or no longer so, in its groups. */
  #count(cell: number, open: number, stars: number): void {
    const row = this.rowOf[cell]!;
    const column = this.columnOf[cell]!;
    const region = this.regionOf[cell]!;
    this.openBits[row]! ^= 1 << (column - this.side);
    this.openBits[column]! ^= 1 << row;
    this.open[row]! += open;
    this.open[column]! += open;
    this.missing[row]! += stars;
    this.missing[column]! += stars;
    if (region < 0) return;
    this.openBits[region]! ^= this.bitInRegion[cell]!;
    this.open[region]! += open;
    this.missing[region]! += stars;
  }
}

/**
 * The number of blocks, two wide, that cover the bits of a line, which is the number of bits among them that
 * can be chosen so that no two are neighbours; over two lines laid together, blocks of two by two cells.
 */
export function blocksOver(line: number): number {
  let blocks = 0;
  for (let rest = line; rest !== 0; blocks++) {
    const lowest = rest & -rest;
    rest &= ~(lowest | (lowest << 1));
  }
  return blocks;
}
