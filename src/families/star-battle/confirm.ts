/**
 * Confirms what plain logic claims before a model is built, from the rules of Star Battle alone. A claimed cell is
 * confirmed when the opposite, with the cells confirmed so far, leaves some row, column or region no way to place its
 * stars so that none touch. With a star goes what it forbids at once: stars around it, and further stars in its row,
 * column and region once these have all. A claim that excludes a solution is never confirmed.
 */
import type { StarBattlePuzzle } from './puzzle.js';

/** What can be known of a cell. */
const CELL = { open: 0, empty: 1, star: 2 } as const;

/** What is claimed of the solutions: by cell, row-major, 0 open, 1 empty, 2 a star; `contradiction`: there is none. */
export type StarBattleClaim = 'contradiction' | Readonly<Uint8Array>;

/** Ways of placing stars in one group that are tried before a cell is left unconfirmed. */
const MOST_STEPS = 20_000;

/** Whether the rules confirm the whole claim. */
export function confirmStarBattle(puzzle: StarBattlePuzzle, claim: StarBattleClaim): boolean {
  const confirmation = new Confirmation(puzzle);
  const claimed = claim === 'contradiction' ? undefined : claim;
  // Of a puzzle without solutions every claim is true.
  if (!confirmation.deduce(claimed)) return true;
  if (claimed === undefined) return false;
  return claimed.every((state, cell) => state === CELL.open || confirmation.cells[cell] === state);
}

class Confirmation {
  /** Confirmed cells, row-major. */
  readonly cells: Uint8Array;
  readonly #side: number;
  readonly #stars: number;
  /** Cells of the rows, columns and regions. */
  readonly #groups: readonly (readonly number[])[];
  readonly #groupsOf: readonly (readonly number[])[];
  readonly #contradictory: boolean;
  #steps = 0;

  constructor({ regions, stars, given = [] }: StarBattlePuzzle) {
    const side = regions.length;
    this.#side = side;
    this.#stars = stars;
    this.cells = Uint8Array.from(regions.flat(), (region) => (region === null ? CELL.empty : CELL.open));
    const groups = Array.from({ length: 3 * side }, (): number[] => []);
    this.#groupsOf = regions.flat().map((region, cell) => {
      const [row, column] = [Math.floor(cell / side), cell % side];
      const own = region === null ? [row, side + column] : [row, side + column, 2 * side + region];
      for (const group of own) groups[group]!.push(cell);
      return own;
    });
    this.#groups = groups;
    let contradictory = false;
    [...given.join('')].forEach((sign, cell) => {
      if (sign === '*' && this.cells[cell] === CELL.empty) contradictory = true;
      if (sign === '*') this.cells[cell] = CELL.star;
      if (sign === '.') this.cells[cell] = CELL.empty;
    });
    this.#contradictory = contradictory;
  }

  /**
   * Confirms the claimed cells (without claims, all that it can) until no further one can be; false in a
   * contradiction.
   */
  deduce(claimed: Readonly<Uint8Array> | undefined): boolean {
    if (this.#contradictory) return false;
    for (let changed = true; changed; ) {
      changed = false;
      for (let cell = 0; cell < this.cells.length; cell++) {
        const states = claimed === undefined ? [CELL.empty, CELL.star] : [claimed[cell]!];
        for (const state of states) {
          if (this.cells[cell] !== CELL.open || state === CELL.open) continue;
          if (this.#allows(cell, state === CELL.star ? CELL.empty : CELL.star)) continue;
          this.cells[cell] = state;
          changed = true;
        }
      }
    }
    return this.#groups.every((_, group) => this.#hasWay(group, this.cells));
  }

  /** Whether every group that a content of an open cell concerns still has a way to place its stars. */
  #allows(cell: number, state: number): boolean {
    const trial = this.cells.slice();
    trial[cell] = state;
    const changed = [cell];
    if (state === CELL.star) {
      const full = this.#groupsOf[cell]!.filter((group) => this.#missing(group, trial) <= 0);
      const forbidden = [...this.#around(cell), ...full.flatMap((group) => this.#groups[group]!)];
      for (const other of forbidden) {
        if (trial[other] !== CELL.open) continue;
        trial[other] = CELL.empty;
        changed.push(other);
      }
    }
    const concerned = new Set(changed.flatMap((other) => this.#groupsOf[other]!));
    if (state === CELL.star && this.#around(cell).some((other) => trial[other] === CELL.star)) return false;
    return [...concerned].every((group) => this.#hasWay(group, trial));
  }

  #missing(group: number, cells: Readonly<Uint8Array>): number {
    let missing = this.#stars;
    for (const cell of this.#groups[group]!) if (cells[cell] === CELL.star) missing--;
    return missing;
  }

  /** Whether a group's open cells can take the stars that it lacks, none of them touching another of the group. */
  #hasWay(group: number, cells: Readonly<Uint8Array>): boolean {
    const missing = this.#missing(group, cells);
    if (missing < 0) return false;
    const own = this.#groups[group]!;
    const placed = own.filter((cell) => cells[cell] === CELL.star);
    if (placed.some((cell) => placed.some((other) => other !== cell && this.#touch(cell, other))))
      return false;
    const open = own.filter(
      (cell) => cells[cell] === CELL.open && !placed.some((other) => this.#touch(cell, other)),
    );
    this.#steps = 0;
    return this.#canPlace(open, missing);
  }

  /** Tries the first cell with a star, then without, up to a number of steps; beyond it, yes. */
  #canPlace(open: readonly number[], missing: number): boolean {
    if (missing === 0 || ++this.#steps > MOST_STEPS) return true;
    if (open.length < missing) return false;
    const [first, ...rest] = open as [number, ...number[]];
    const apart = rest.filter((cell) => !this.#touch(first, cell));
    return this.#canPlace(apart, missing - 1) || this.#canPlace(rest, missing);
  }

  #touch(one: number, other: number): boolean {
    const side = this.#side;
    const down = Math.abs(Math.floor(one / side) - Math.floor(other / side));
    return down <= 1 && Math.abs((one % side) - (other % side)) <= 1;
  }

  #around(cell: number): readonly number[] {
    const side = this.#side;
    return [-side - 1, -side, -side + 1, -1, 1, side - 1, side, side + 1]
      .map((step) => cell + step)
      .filter((other) => other >= 0 && other < this.cells.length && this.#touch(cell, other));
  }
}
