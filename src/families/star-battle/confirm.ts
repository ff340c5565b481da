/**
 * Confirms what plain logic claims before a model is built, from the rules of Star Battle alone. A claimed
 * cell is confirmed when the opposite, with the cells confirmed so far, leaves some row, column or region no
 * way to place its stars so that none touch. With a star goes what it forbids at once: stars around it, and
 * further stars in its row, column and region once these have all. A claim that excludes a solution is never
 * confirmed.
 */
import { cellIndices, groupsOfMembers, touchingNeighbours } from '../../core/index.js';
import { CELL, CellConfirmation } from '../kit/confirm/cells.js';
import { givenCells, groupsOf, type StarBattlePuzzle } from './puzzle.js';

/** Ways of placing stars in one group that are tried before a cell is left unconfirmed. */
const MOST_STEPS = 20_000;

/** Confirms claims about the cells of a puzzle, row-major: a taken one holds a star. */
export class StarBattleConfirmation extends CellConfirmation {
  protected override readonly looks = [(cell: number, state: number) => this.#allows(cell, state)];
  readonly #stars: number;
  /** Cells of the rows, columns and regions. */
  readonly #groups: readonly (readonly number[])[];
  readonly #groupsOf: readonly (readonly number[])[];
  /** The cells around each cell. */
  readonly #around: readonly ReadonlySet<number>[];
  /** True if a star is given in a cell of no region. */
  readonly #hasStrayStar: boolean;
  #steps = 0;

  constructor(puzzle: StarBattlePuzzle) {
    const { regions, stars } = puzzle;
    super(Uint8Array.from(regions.flat(), (region) => (region === null ? CELL.empty : CELL.open)));
    const side = regions.length;
    this.#stars = stars;
    this.#groups = groupsOf(puzzle).map(({ cells }) => cellIndices(cells, side));
    this.#groupsOf = groupsOfMembers(side * side, this.#groups);
    this.#around = touchingNeighbours({ rows: side, columns: side }).map((cells) => new Set(cells));
    const given = givenCells(puzzle);
    this.#hasStrayStar = given.some(
      ({ cell: [row, column], isStar }) => isStar && regions[row]![column] === null,
    );
    for (const {
      cell: [row, column],
      isStar,
    } of given) {
      this.states[row * side + column] = isStar ? CELL.taken : CELL.empty;
    }
  }

  protected override isPossible(): boolean {
    return !this.#hasStrayStar && this.#groups.every((_, group) => this.#hasWay(group, this.states));
  }

  /** True if every group that a content of an open cell concerns still has a way to place its stars. */
  #allows(cell: number, state: number): boolean {
    const trial = this.states.slice();
    trial[cell] = state;
    const changed = [cell];
    if (state === CELL.taken) {
      const full = this.#groupsOf[cell]!.filter((group) => this.#missing(group, trial) <= 0);
      const forbidden = [...this.#around[cell]!, ...full.flatMap((group) => this.#groups[group]!)];
      for (const other of forbidden) {
        if (trial[other] !== CELL.open) continue;
        trial[other] = CELL.empty;
        changed.push(other);
      }
    }
    const concerned = new Set(changed.flatMap((other) => this.#groupsOf[other]!));
    if (state === CELL.taken && [...this.#around[cell]!].some((other) => trial[other] === CELL.taken))
      return false;
    return [...concerned].every((group) => this.#hasWay(group, trial));
  }

  #missing(group: number, cells: Readonly<Uint8Array>): number {
    let missing = this.#stars;
    for (const cell of this.#groups[group]!) if (cells[cell] === CELL.taken) missing--;
    return missing;
  }

  /**
   * True if a group's open cells can take the stars that it lacks, none of them touching another of the
   * group.
   */
  #hasWay(group: number, cells: Readonly<Uint8Array>): boolean {
    const missing = this.#missing(group, cells);
    if (missing < 0) return false;
    const own = this.#groups[group]!;
    const placed = own.filter((cell) => cells[cell] === CELL.taken);
    if (placed.some((cell) => placed.some((other) => this.#around[cell]!.has(other)))) return false;
    const open = own.filter(
      (cell) => cells[cell] === CELL.open && !placed.some((other) => this.#around[cell]!.has(other)),
    );
    this.#steps = 0;
    return this.#canPlace(open, missing);
  }

  /** Tries the first cell with a star, then without, up to a number of steps; beyond it, yes. */
  #canPlace(open: readonly number[], missing: number): boolean {
    if (missing === 0 || ++this.#steps > MOST_STEPS) return true;
    if (open.length < missing) return false;
    const [first, ...rest] = open as [number, ...number[]];
    const apart = rest.filter((cell) => !this.#around[first]!.has(cell));
    return this.#canPlace(apart, missing - 1) || this.#canPlace(rest, missing);
  }
}
