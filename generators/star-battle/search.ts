/**
 * A dedicated search for placements, for generators that ask thousands of times: rows, columns and regions as
 * counters of missing stars and open cells, kept up to date cell by cell and taken back along a trail.
 *
 * A star empties the cells around it. A group with all its stars empties its open cells; one whose open cells
 * are all needed fills them. A group, or two neighbouring rows or columns, whose open cells fit into fewer
 * blocks of two by two cells than stars are missing is a contradiction. Where nothing follows, the group with
 * the least slack is tried, star first.
 */
import { touchingNeighbours } from '../../src/core/index.js';
import { EMPTY, OPEN, STAR } from '../../src/families/star-battle/index.js';

/** The outcome of a search; `limit`: the allowed nodes were used up before all placements were found. */
export interface StarPlacements {
  readonly status: 'complete' | 'enough' | 'limit';
  /** Star cells, row-major and ascending, of each placement found. */
  readonly placements: readonly Int32Array[];
}

export interface StarSearchOptions extends Omit<RegionSearchOptions, 'regions'> {
  /** Absent: only rows and columns count. */
  readonly regions?: RegionSearchOptions['regions'];
}

export interface RegionSearchOptions {
  /** The region of every cell, row-major, -1 for none. */
  readonly regions: ArrayLike<number>;
  /** Cells in the order in which they are tried; absent: row-major. */
  readonly order?: ArrayLike<number>;
  /** The number of placements after which the search stops. */
  readonly limit: number;
  /** Most branchings. */
  readonly nodes: number;
}

/** A search for the placements of given regions. */
export interface RegionSearch {
  find(options: RegionSearchOptions): StarPlacements;
  /** The number of cells follow from the regions without any branching; absent: the search does not say. */
  settledBy?(regions: ArrayLike<number>): number;
}

/** Searches one size of grid again and again, with ever other regions, in the same memory. */
export class StarSearch implements RegionSearch {
  readonly #side: number;
  readonly #stars: number;
  readonly #state: Uint8Array;
  /** The row, column and region of every cell, three numbers each; -1 for no region. */
  readonly #groupsOf: Int32Array;
  /** Cells by group, row-major; group g has those from `start[g]` to `start[g + 1]`. */
  readonly #members: Int32Array;
  readonly #start: Int32Array;
  readonly #missing: Int32Array;
  readonly #open: Int32Array;
  /** Open cells of every row and column as bits. */
  readonly #openInLine: Int32Array;
  readonly #neighbours: readonly Int32Array[];
  readonly #trail: Int32Array;
  #trailLength = 0;
  /** Groups whose counters changed. */
  readonly #queue: Int32Array;
  readonly #queued: Uint8Array;
  #queueLength = 0;
  readonly #covered: Int32Array;
  #stamp = 0;
  /** The position of each cell in the order of trial. */
  readonly #rank: Int32Array;
  /** Failure counts by group; groups that fail often are tried sooner. */
  readonly #failures: Float64Array;
  #nodesLeft = 0;
  #limit = 0;
  #found: Int32Array[] = [];

  /**
   * @param side at most 31: lines are kept as bits
   * @param stars in every row, column and region
   */
  constructor(side: number, stars: number) {
    const cells = side * side;
    this.#side = side;
    this.#stars = stars;
    this.#state = new Uint8Array(cells);
    this.#groupsOf = new Int32Array(3 * cells);
    this.#members = new Int32Array(3 * cells);
    this.#start = new Int32Array(3 * side + 1);
    this.#missing = new Int32Array(3 * side);
    this.#open = new Int32Array(3 * side);
    this.#openInLine = new Int32Array(2 * side);
    this.#neighbours = touchingNeighbours({ rows: side, columns: side });
    this.#trail = new Int32Array(cells);
    this.#queue = new Int32Array(3 * side);
    this.#queued = new Uint8Array(3 * side);
    this.#rank = new Int32Array(cells);
    this.#failures = new Float64Array(3 * side);
    this.#covered = new Int32Array(cells).fill(-1);
  }

  /** Finds placements with the right number of stars in every group and none touching. */
  find({ regions, order, limit, nodes }: StarSearchOptions): StarPlacements {
    this.#begin(regions, order);
    this.#nodesLeft = nodes;
    this.#limit = limit;
    this.#found = [];
    const whole = !this.#propagate() || this.#branch();
    const status = whole ? 'complete' : this.#found.length >= limit ? 'enough' : 'limit';
    return { status, placements: this.#found };
  }

  #begin(regions: ArrayLike<number> | undefined, order: ArrayLike<number> | undefined): void {
    const side = this.#side;
    this.#state.fill(OPEN);
    this.#trailLength = 0;
    this.#openInLine.fill(2 ** side - 1);
    this.#open.fill(0);
    for (let cell = 0; cell < side * side; cell++) {
      const region = regions?.[cell] ?? -1;
      this.#groupsOf[3 * cell] = Math.floor(cell / side);
      this.#groupsOf[3 * cell + 1] = side + (cell % side);
      this.#groupsOf[3 * cell + 2] = region < 0 ? -1 : 2 * side + region;
      for (let axis = 0; axis < 3; axis++) {
        const group = this.#groupsOf[3 * cell + axis]!;
        if (group >= 0) this.#open[group]!++;
      }
    }
    for (let group = 0; group < 3 * side; group++)
      this.#start[group + 1] = this.#start[group]! + this.#open[group]!;
    const filled = this.#start.slice();
    for (let cell = 0; cell < side * side; cell++) {
      this.#rank[order?.[cell] ?? cell] = cell;
      for (let axis = 0; axis < 3; axis++) {
        const group = this.#groupsOf[3 * cell + axis]!;
        if (group >= 0) this.#members[filled[group]!++] = cell;
      }
    }
    this.#missing.fill(this.#stars);
    if (regions === undefined) this.#missing.fill(0, 2 * side);
    this.#failures.fill(1);
    this.#queueLength = 0;
    this.#queued.fill(0);
    for (let group = 0; group < 3 * side; group++) this.#wake(group);
    if (regions === undefined) return;
    // Rows and regions hold equally many stars, so a cell of no region has none.
    for (let cell = 0; cell < side * side; cell++)
      if (this.#groupsOf[3 * cell + 2]! < 0) this.#assign(cell, EMPTY);
  }

  /** Everything that follows from here; false when the search is to end. Leaves the state as it was. */
  #branch(): boolean {
    const group = this.#tightest();
    if (group < 0) return this.#report();
    if (this.#nodesLeft-- <= 0) return false;
    const cell = this.#firstOpen(group);
    const mark = this.#trailLength;
    for (const state of [STAR, EMPTY]) {
      const goOn = !(this.#set(cell, state) && this.#propagate()) || this.#branch();
      this.#undo(mark);
      if (!goOn) return false;
    }
    return true;
  }

  #report(): boolean {
    const placement = new Int32Array(this.#side * this.#stars);
    let length = 0;
    for (let cell = 0; cell < this.#state.length; cell++)
      if (this.#state[cell] === STAR) placement[length++] = cell;
    this.#found.push(placement);
    return this.#found.length < this.#limit;
  }

  /** The group that still lacks stars and has the fewest open cells to spare; -1 when none lacks any. */
  #tightest(): number {
    let tightest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let group = 0; group < this.#missing.length; group++) {
      const missing = this.#missing[group]!;
      if (missing === 0) continue;
      const slack = (this.#open[group]! - missing) / this.#failures[group]!;
      if (slack >= least) continue;
      tightest = group;
      least = slack;
    }
    return tightest;
  }

  #firstOpen(group: number): number {
    let first = -1;
    for (let index = this.#start[group]!; index < this.#start[group + 1]!; index++) {
      const cell = this.#members[index]!;
      if (this.#state[cell] === OPEN && (first < 0 || this.#rank[cell]! < this.#rank[first]!)) first = cell;
    }
    return first;
  }

  /** Assigns an open cell, and the cells around a star; false when stars touch. */
  #set(cell: number, state: number): boolean {
    this.#assign(cell, state);
    if (state !== STAR) return true;
    for (const neighbour of this.#neighbours[cell]!) {
      const other = this.#state[neighbour];
      if (other === STAR) return false;
      if (other === OPEN) this.#assign(neighbour, EMPTY);
    }
    return true;
  }

  #assign(cell: number, state: number): void {
    this.#state[cell] = state;
    this.#trail[this.#trailLength++] = cell;
    this.#flipInLines(cell);
    for (let index = 3 * cell; index < 3 * cell + 3; index++) {
      const group = this.#groupsOf[index]!;
      if (group < 0) continue;
      this.#open[group]!--;
      if (state === STAR) this.#missing[group]!--;
      this.#wake(group);
    }
  }

  #undo(mark: number): void {
    while (this.#trailLength > mark) {
      const cell = this.#trail[--this.#trailLength]!;
      this.#flipInLines(cell);
      for (let index = 3 * cell; index < 3 * cell + 3; index++) {
        const group = this.#groupsOf[index]!;
        if (group < 0) continue;
        this.#open[group]!++;
        if (this.#state[cell] === STAR) this.#missing[group]!++;
      }
      this.#state[cell] = OPEN;
    }
    while (this.#queueLength > 0) this.#queued[this.#queue[--this.#queueLength]!] = 0;
  }

  #flipInLines(cell: number): void {
    const row = this.#groupsOf[3 * cell]!;
    const column = this.#groupsOf[3 * cell + 1]!;
    this.#openInLine[row]! ^= 1 << (column - this.#side);
    this.#openInLine[column]! ^= 1 << row;
  }

  #wake(group: number): void {
    if (this.#queued[group] === 1) return;
    this.#queued[group] = 1;
    this.#queue[this.#queueLength++] = group;
  }

  /** Follows all consequences; false in a contradiction. */
  #propagate(): boolean {
    while (this.#queueLength > 0) {
      const group = this.#queue[--this.#queueLength]!;
      this.#queued[group] = 0;
      const missing = this.#missing[group]!;
      const open = this.#open[group]!;
      if (missing < 0 || open < missing) return this.#fail(group);
      if (open === 0) continue;
      if (missing === 0) {
        this.#fill(group, EMPTY);
      } else if (open === missing) {
        if (!this.#fill(group, STAR)) return this.#fail(group);
      } else if (!this.#hasRoom(group, missing)) return this.#fail(group);
    }
    return true;
  }

  #fail(group: number): false {
    this.#failures[group]!++;
    return false;
  }

  #fill(group: number, state: number): boolean {
    for (let index = this.#start[group]!; index < this.#start[group + 1]!; index++) {
      const cell = this.#members[index]!;
      if (this.#state[cell] === OPEN && !this.#set(cell, state)) return false;
    }
    return true;
  }

  #hasRoom(group: number, missing: number): boolean {
    if (group < 2 * this.#side) return this.#lineHasRoom(group, missing);
    return this.#open[group]! > 4 * (missing - 1) || this.#regionHasRoom(group, missing);
  }

  /** True if a row or column has room for what it lacks, alone and together with either neighbour. */
  #lineHasRoom(line: number, missing: number): boolean {
    const own = this.#openInLine[line]!;
    if (blocksOver(own) < missing) return false;
    const at = line % this.#side;
    return (
      (at === 0 || blocksOver(own | this.#openInLine[line - 1]!) >= missing + this.#missing[line - 1]!) &&
      (at === this.#side - 1 ||
        blocksOver(own | this.#openInLine[line + 1]!) >= missing + this.#missing[line + 1]!)
    );
  }

  /** True if the open cells of a region need at least `stars` blocks of two by two cells to be covered. */
  #regionHasRoom(group: number, wanted: number): boolean {
    const side = this.#side;
    this.#stamp++;
    let blocks = 0;
    for (let index = this.#start[group]!; index < this.#start[group + 1]!; index++) {
      const cell = this.#members[index]!;
      if (this.#state[cell] !== OPEN || this.#covered[cell] === this.#stamp) continue;
      if (++blocks >= wanted) return true;
      this.#covered[cell] = this.#stamp;
      if (cell + side < this.#covered.length) this.#covered[cell + side] = this.#stamp;
      if ((cell + 1) % side === 0) continue;
      this.#covered[cell + 1] = this.#stamp;
      if (cell + side < this.#covered.length) this.#covered[cell + side + 1] = this.#stamp;
    }
    return false;
  }
}

/**
 * The number of blocks, two wide, cover the bits of a line; over two lines laid together, blocks of two by
 * two cells.
 */
function blocksOver(line: number): number {
  let blocks = 0;
  for (let rest = line; rest !== 0; blocks++) {
    const lowest = rest & -rest;
    rest &= ~(lowest | (lowest << 1));
  }
  return blocks;
}
