/**
 * What plain logic determines. Two kinds of steps, until neither finds anything:
 *
 * - Counting: a star empties the cells around it; a row, column or region with all its stars has no other; one whose
 *   open cells are all needed takes a star in each. A group cannot be filled when its open cells fit into fewer blocks
 *   of two by two cells than stars are missing, since a block takes one star.
 * - Look-ahead of one star: a star (or its absence) is impossible where what it alone forbids leaves some group
 *   too little room.
 *
 * One-step look-ahead (probing) tries both contents of an open cell and follows counting to its end.
 */

import { touchingNeighbours } from '../../core/grid/neighbours.js';
import { type Probed, type Progress, probeToFixpoint, type Trial } from '../kit/look-ahead.js';
import { givenCells, type StarBattlePuzzle } from './puzzle.js';

/** States of a cell. */
export const OPEN = 0;
export const EMPTY = 1;
export const STAR = 2;

/** The grid as index lists, row-major; groups are rows, columns and regions. */
interface Board {
  readonly side: number;
  readonly groups: readonly Int32Array[];
  readonly groupsOfCell: readonly (readonly number[])[];
  readonly neighbours: readonly Int32Array[];
}

export class Field {
  /** State of every cell, row-major. */
  readonly cells: Uint8Array;
  readonly #board: Board;
  readonly #stars: number;
  /** Cells that the puzzle gives, until logic begins: row-major index and state. */
  #given: readonly (readonly [cell: number, state: number])[];
  /** Marks the cells that blocks cover; a new stamp clears them all. */
  readonly #covered: Int32Array;
  #stamp = 0;
  /** Cells fixed since a trial began, so that they can be opened again. */
  readonly #trail: Int32Array;
  #trailLength = 0;
  /** Marks the groups that a trial has looked at. */
  readonly #lookedAt: Int32Array;
  #trial = 0;

  constructor(puzzle: StarBattlePuzzle) {
    this.#board = boardOf(puzzle);
    this.#stars = puzzle.stars;
    this.#given = givenCells(puzzle).map(({ cell: [row, column], isStar }) => [
      row * puzzle.regions.length + column,
      isStar ? STAR : EMPTY,
    ]);
    this.cells = Uint8Array.from(puzzle.regions.flat(), (region) => (region === null ? EMPTY : OPEN));
    this.#covered = new Int32Array(this.cells.length);
    this.#trail = new Int32Array(this.cells.length);
    this.#lookedAt = new Int32Array(this.#board.groups.length);
  }

  /** Cells that are fixed neither as star nor as empty. */
  get openCount(): number {
    return this.cells.reduce((count, state) => count + (state === OPEN ? 1 : 0), 0);
  }

  /** Applies given cells, counting and look-ahead of one star until nothing changes. */
  propagate(): Progress {
    const given = this.#given;
    this.#given = [];
    if (!given.every(([cell, state]) => this.#set(cell, state))) return 'contradiction';
    do {
      if (!this.#count()) return 'contradiction';
    } while (this.#foresee());
    return this.cells.includes(OPEN) ? 'undetermined' : 'solved';
  }

  /** Plain logic and one-step look-ahead to a fixpoint; returns how far it got and how many cells it tried. */
  probe(): Probed {
    return probeToFixpoint({
      places: this.cells.length,
      until: 'all-in-vain',
      propagate: () => this.propagate(),
      tryPlace: (cell) => this.#tryCell(cell),
    });
  }

  /** Tries both contents of a cell, if it is open, and keeps what a refutation forces. */
  #tryCell(cell: number): Trial {
    if (this.cells[cell] !== OPEN) return { probes: 0 };
    const forced = this.#leadsAstray(cell, STAR) ? EMPTY : this.#leadsAstray(cell, EMPTY) ? STAR : OPEN;
    if (forced === OPEN) return { probes: 1 };
    this.#set(cell, forced);
    return { probes: 1, progress: this.propagate() };
  }

  /** Whether counting refutes a content of an open cell; the field stays as it was. */
  #leadsAstray(cell: number, state: number): boolean {
    this.#trailLength = 0;
    const refuted = !this.#set(cell, state) || !this.#count();
    this.#takeBack();
    return refuted;
  }

  /** Fixes a cell, and the cells around a star; false when that contradicts what is fixed. */
  #set(cell: number, state: number): boolean {
    if (this.cells[cell] !== OPEN) return this.cells[cell] === state;
    this.#write(cell, state);
    if (state !== STAR) return true;
    for (const neighbour of this.#board.neighbours[cell]!) {
      if (this.cells[neighbour] === STAR) return false;
      if (this.cells[neighbour] === OPEN) this.#write(neighbour, EMPTY);
    }
    return true;
  }

  #write(cell: number, state: number): void {
    this.cells[cell] = state;
    this.#trail[this.#trailLength++] = cell;
  }

  /** Opens all cells that were fixed since the trail began. */
  #takeBack(): void {
    while (this.#trailLength > 0) this.cells[this.#trail[--this.#trailLength]!] = OPEN;
  }

  /** Counting to a fixpoint; false in a contradiction. */
  #count(): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      for (const group of this.#board.groups) {
        const missing = this.#missing(group);
        if (missing < 0 || this.#room(group, missing) < missing) return false;
        const open = this.#openIn(group);
        if (open === 0 || (missing > 0 && open > missing)) continue;
        if (!this.#fill(group, missing === 0 ? EMPTY : STAR)) return false;
        changed = true;
      }
    }
    return true;
  }

  #fill(group: Int32Array, state: number): boolean {
    for (const cell of group) {
      if (this.cells[cell] === OPEN && !this.#set(cell, state)) return false;
    }
    return this.#missing(group) === 0;
  }

  /** One round of look-ahead over all open cells; true when it determined any. */
  #foresee(): boolean {
    let found = false;
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (this.cells[cell] !== OPEN) continue;
      const forced = this.#starves(cell, STAR) ? EMPTY : this.#starves(cell, EMPTY) ? STAR : OPEN;
      if (forced === OPEN) continue;
      this.#set(cell, forced);
      found = true;
    }
    return found;
  }

  /** Whether what a content forbids at once leaves a group too little room; the field stays as it was. */
  #starves(cell: number, state: number): boolean {
    const { groups, groupsOfCell } = this.#board;
    this.#trailLength = 0;
    let starved = !this.#set(cell, state);
    if (state === STAR) {
      for (const group of groupsOfCell[cell]!) {
        if (this.#missing(groups[group]!) === 0) this.#fill(groups[group]!, EMPTY);
      }
    }
    starved ||= this.#changeStarves();
    this.#takeBack();
    return starved;
  }

  /** Whether a group with a cell on the trail has too little room; all others have what they had. */
  #changeStarves(): boolean {
    const { groups, groupsOfCell } = this.#board;
    this.#trial++;
    for (let index = 0; index < this.#trailLength; index++) {
      for (const group of groupsOfCell[this.#trail[index]!]!) {
        if (this.#lookedAt[group] === this.#trial) continue;
        this.#lookedAt[group] = this.#trial;
        const missing = this.#missing(groups[group]!);
        if (missing < 0 || this.#room(groups[group]!, missing) < missing) return true;
      }
    }
    return false;
  }

  /** Stars that a group still lacks; negative when it has too many. */
  #missing(group: Int32Array): number {
    let missing = this.#stars;
    for (const cell of group) if (this.cells[cell] === STAR) missing--;
    return missing;
  }

  #openIn(group: Int32Array): number {
    let open = 0;
    for (const cell of group) if (this.cells[cell] === OPEN) open++;
    return open;
  }

  /**
   * Most stars that a group's open cells can take, by a cover of two by two blocks: each begins at the first open
   * cell not yet covered. Exact in rows and columns, an upper bound in regions; stops at `enough`.
   */
  #room(group: Int32Array, enough: number): number {
    const { side } = this.#board;
    this.#stamp++;
    let blocks = 0;
    for (const cell of group) {
      if (this.cells[cell] !== OPEN || this.#covered[cell] === this.#stamp) continue;
      if (++blocks >= enough) return blocks;
      this.#covered[cell] = this.#stamp;
      const below = cell + side;
      if (below < this.cells.length) this.#covered[below] = this.#stamp;
      if ((cell + 1) % side === 0) continue;
      this.#covered[cell + 1] = this.#stamp;
      if (below < this.cells.length) this.#covered[below + 1] = this.#stamp;
    }
    return blocks;
  }
}

function boardOf({ regions }: StarBattlePuzzle): Board {
  const side = regions.length;
  const groups = Array.from({ length: 3 * side }, (): number[] => []);
  const groupsOfCell: number[][] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const region = regions[row]![column]!;
      const own = region === null ? [row, side + column] : [row, side + column, 2 * side + region];
      for (const group of own) groups[group]!.push(row * side + column);
      groupsOfCell.push(own);
    }
  }
  const cellsOfGroups = groups.map((cells) => Int32Array.from(cells));
  return {
    side,
    groups: cellsOfGroups,
    groupsOfCell,
    neighbours: touchingNeighbours({ rows: side, columns: side }),
  };
}
