/**
 * Plain logic. Two kinds of steps, until neither finds anything:
 *
 * - Counting: a star empties the cells around it; a row, column or region with all its stars has no other;
 *   one whose open cells are all needed takes a star in each. A group cannot be filled when its open cells
 *   fit into fewer blocks of two by two cells than stars are missing, since a block takes one star.
 * - Look-ahead of one star: a star (or its absence) is impossible where what it alone forbids leaves some
 *   group too little room.
 *
 * One-step look-ahead (probing) tries both contents of an open cell and follows counting to its end.
 */
import { cellIndices, groupsOfMembers, touchingNeighbours } from '../../core/index.js';
import type { CellClaim } from '../kit/confirm/cells.js';
import { BlockCover } from '../kit/logic/block-cover.js';
import { CellLogic, EMPTY, OPEN, TAKEN as STAR } from '../kit/logic/cell-logic.js';
import { type Probed, type Progress, probeToFixpoint } from '../kit/logic/look-ahead.js';
import { givenCells, groupsOf, type StarBattlePuzzle } from './puzzle.js';

export { EMPTY, OPEN, STAR };

export class Field extends CellLogic {
  readonly #stars: number;
  /** Cells of the rows, columns and regions, row-major. */
  readonly #groups: readonly Int32Array[];
  readonly #groupsOfCell: readonly (readonly number[])[];
  readonly #neighbours: readonly Int32Array[];
  /** Cells that the puzzle gives, until logic begins: row-major index and state. */
  #given: readonly (readonly [cell: number, state: number])[];
  readonly #cover: BlockCover;
  /** Cells fixed since a trial began, so that they can be opened again. */
  readonly #trail: Int32Array;
  #trailLength = 0;
  /** Marks the groups that a trial has looked at. */
  readonly #lookedAt: Int32Array;
  #trial = 0;

  constructor(puzzle: StarBattlePuzzle) {
    super(Uint8Array.from(puzzle.regions.flat(), (region) => (region === null ? EMPTY : OPEN)));
    const side = puzzle.regions.length;
    const size = { rows: side, columns: side };
    this.#stars = puzzle.stars;
    this.#groups = groupsOf(puzzle).map(({ cells }) => Int32Array.from(cellIndices(cells, side)));
    this.#groupsOfCell = groupsOfMembers(side * side, this.#groups);
    this.#neighbours = touchingNeighbours(size);
    this.#given = givenCells(puzzle).map(({ cell: [row, column], isStar }) => [
      row * side + column,
      isStar ? STAR : EMPTY,
    ]);
    this.#cover = new BlockCover(size);
    this.#trail = new Int32Array(this.states.length);
    this.#lookedAt = new Int32Array(this.#groups.length);
  }

  /** Applies given cells, counting and look-ahead of one star until nothing changes. */
  override propagate(): Progress {
    const given = this.#given;
    this.#given = [];
    if (!given.every(([cell, state]) => this.set(cell, state))) return 'contradiction';
    do {
      if (!this.#count()) return 'contradiction';
    } while (this.forceAll((cell, state) => this.#leavesNoRoom(cell, state)));
    return this.progress;
  }

  /**
   * Plain logic and one-step look-ahead to a fixpoint; returns how far it got and how many cells it tried.
   */
  probe(): Probed {
    return probeToFixpoint({
      places: this.states.length,
      until: 'all-in-vain',
      propagate: () => this.propagate(),
      tryPlace: (cell) => {
        const probes = this.states[cell] === OPEN ? 1 : 0;
        const found = this.force(cell, (open, state) => this.#isRefuted(open, state));
        return found ? { probes, progress: this.propagate() } : { probes };
      },
    });
  }

  /** True if counting refutes a content of an open cell; the field stays as it was. */
  #isRefuted(cell: number, state: number): boolean {
    this.#trailLength = 0;
    const refuted = !this.set(cell, state) || !this.#count();
    this.#takeBack();
    return refuted;
  }

  /** Fixes a cell, and the cells around a star; false when that contradicts what is fixed. */
  protected override set(cell: number, state: number): boolean {
    if (this.states[cell] !== OPEN) return this.states[cell] === state;
    this.#write(cell, state);
    if (state !== STAR) return true;
    for (const neighbour of this.#neighbours[cell]!) {
      if (this.states[neighbour] === STAR) return false;
      if (this.states[neighbour] === OPEN) this.#write(neighbour, EMPTY);
    }
    return true;
  }

  #write(cell: number, state: number): void {
    this.states[cell] = state;
    this.#trail[this.#trailLength++] = cell;
  }

  /** Opens all cells that were fixed since the trail began. */
  #takeBack(): void {
    while (this.#trailLength > 0) this.states[this.#trail[--this.#trailLength]!] = OPEN;
  }

  /** Counting to a fixpoint; false in a contradiction. */
  #count(): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      for (const group of this.#groups) {
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
      if (this.states[cell] === OPEN && !this.set(cell, state)) return false;
    }
    return this.#missing(group) === 0;
  }

  /** True if what a content forbids at once leaves a group too little room; the field stays as it was. */
  #leavesNoRoom(cell: number, state: number): boolean {
    this.#trailLength = 0;
    let hasNoRoom = !this.set(cell, state);
    if (state === STAR) {
      for (const group of this.#groupsOfCell[cell]!) {
        if (this.#missing(this.#groups[group]!) === 0) this.#fill(this.#groups[group]!, EMPTY);
      }
    }
    hasNoRoom ||= this.#changesLeaveNoRoom();
    this.#takeBack();
    return hasNoRoom;
  }

  /** True if a group with a cell on the trail has too little room; all others have what they had. */
  #changesLeaveNoRoom(): boolean {
    this.#trial++;
    for (let index = 0; index < this.#trailLength; index++) {
      for (const group of this.#groupsOfCell[this.#trail[index]!]!) {
        if (this.#lookedAt[group] === this.#trial) continue;
        this.#lookedAt[group] = this.#trial;
        const missing = this.#missing(this.#groups[group]!);
        if (missing < 0 || this.#room(this.#groups[group]!, missing) < missing) return true;
      }
    }
    return false;
  }

  /** Stars that a group still lacks; negative when it has too many. */
  #missing(group: Int32Array): number {
    let missing = this.#stars;
    for (const cell of group) if (this.states[cell] === STAR) missing--;
    return missing;
  }

  #openIn(group: Int32Array): number {
    let open = 0;
    for (const cell of group) if (this.states[cell] === OPEN) open++;
    return open;
  }

  /** Most stars that a group's open cells can take, one in each block of a cover; stops at `enough`. */
  #room(group: Int32Array, enough: number): number {
    return this.#cover.count(group, this.states, 1 << OPEN, enough);
  }
}

/** The conclusions of plain logic, as a claim about the solutions. */
export function deduceStars(puzzle: StarBattlePuzzle): CellClaim {
  return new Field(puzzle).claim();
}
