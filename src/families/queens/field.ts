/**
 * Plain logic with a known number of queens. A queen empties the cells that it sees. Runs of free cells in
 * rows, runs in columns, and blocks of two by two cells each take one queen at most; where the runs or blocks
 * that can still take one are too few, there is no solution. Look-ahead of one cell: a queen (or none) is
 * impossible where what it alone forbids leaves too few. Until nothing changes.
 *
 * One-step look-ahead (probing) tries both contents of an open cell and follows plain logic without that
 * look-ahead: when the runs of rows (or columns) are just enough, each that has a single open cell takes a
 * queen there.
 */
import { cellIndices } from '../../core/index.js';
import { BlockCover } from '../kit/logic/block-cover.js';
import { CellLogic, EMPTY, OPEN, TAKEN as QUEEN_PLACED } from '../kit/logic/cell-logic.js';
import { type Probed, type Progress, probeToFixpoint } from '../kit/logic/look-ahead.js';
import { partitionsOf, type QueensPuzzle, WALL } from './puzzle.js';

export { OPEN, QUEEN_PLACED };

/** The states of a cell that has or could take a queen, as bits. */
const FREE = (1 << OPEN) | (1 << QUEEN_PLACED);

/** A wall is empty. */
export class Field extends CellLogic {
  readonly #queens: number;
  /** Runs of rows, and runs of columns. */
  readonly #axes: readonly (readonly Int32Array[])[];
  /** The other cells that a queen in a cell sees. */
  readonly #seen: readonly Int32Array[];
  readonly #all: Int32Array;
  readonly #cover: BlockCover;
  readonly #before: Uint8Array;

  /** @param queens how many are to be placed */
  constructor(board: QueensPuzzle['board'], queens: number) {
    super(Uint8Array.from(board.join(''), (cell) => (cell === WALL ? EMPTY : OPEN)));
    const columns = board[0]!.length;
    const runs = partitionsOf(board).map(({ kind, cells }) => {
      return { kind, cells: Int32Array.from(cellIndices(cells, columns)) };
    });
    const seen = Array.from(this.states, (): number[] => []);
    for (const { cells } of runs) {
      for (const cell of cells) seen[cell]!.push(...cells.filter((other) => other !== cell));
    }
    this.#queens = queens;
    this.#axes = (['row', 'column'] as const).map((axis) =>
      runs.filter(({ kind }) => kind === axis).map(({ cells }) => cells),
    );
    this.#seen = seen.map((cells) => Int32Array.from(cells));
    this.#all = Int32Array.from(this.states.keys());
    this.#cover = new BlockCover({ rows: board.length, columns });
    this.#before = this.states.slice();
  }

  /** Applies plain logic with look-ahead of one cell until nothing changes. */
  override propagate(): Progress {
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
      places: 1,
      until: 'all-in-vain',
      propagate: () => this.propagate(),
      tryPlace: () => {
        const probes = this.openCount;
        const found = this.forceAll((cell, state) => this.#isRefuted(cell, state));
        return found ? { probes, progress: this.propagate() } : { probes };
      },
    });
  }

  /** True if what a content forbids at once leaves too few places; the field stays as it was. */
  #leavesNoRoom(cell: number, state: number): boolean {
    this.#before.set(this.states);
    this.set(cell, state);
    const hasNoRoom = this.#room() < this.#queens;
    this.states.set(this.#before);
    return hasNoRoom;
  }

  /**
   * True if plain logic without that look-ahead refutes a content of an open cell; the field stays as it was.
   */
  #isRefuted(cell: number, state: number): boolean {
    const before = this.states.slice();
    this.set(cell, state);
    const refuted = !this.#count();
    this.states.set(before);
    return refuted;
  }

  /**
   * Fixes an open cell, and the cells that a queen sees; none of these holds a queen, or it would not be
   * open.
   */
  protected override set(cell: number, state: number): void {
    this.states[cell] = state;
    if (state !== QUEEN_PLACED) return;
    for (const other of this.#seen[cell]!) this.states[other] = EMPTY;
  }

  /** Plain logic without look-ahead to a fixpoint; false in a contradiction. */
  #count(): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      const placed = this.takenCount;
      if (placed > this.#queens || this.#room() < this.#queens) return false;
      if (placed === this.#queens) {
        this.states.forEach((state, cell) => {
          if (state === OPEN) this.states[cell] = EMPTY;
        });
        return true;
      }
      for (const runs of this.#axes) {
        if (this.#able(runs) > this.#queens) continue;
        for (const run of runs) {
          const lone = this.#loneCell(run);
          if (lone < 0) continue;
          this.set(lone, QUEEN_PLACED);
          changed = true;
        }
      }
    }
    return true;
  }

  /**
   * Most queens that the board can take, placed ones included: by runs of rows, of columns, and by blocks.
   */
  #room(): number {
    const [rows, columns] = this.#axes as [readonly Int32Array[], readonly Int32Array[]];
    const blocks = this.#cover.count(this.#all, this.states, FREE, Infinity);
    return Math.min(this.#able(rows), this.#able(columns), blocks);
  }

  /** The number of runs that have a queen or could take one. */
  #able(runs: readonly Int32Array[]): number {
    let able = 0;
    for (const run of runs) {
      for (const cell of run) {
        if (this.states[cell] === EMPTY) continue;
        able++;
        break;
      }
    }
    return able;
  }

  /** The open cell of a run that has one and no queen, or -1. */
  #loneCell(run: Int32Array): number {
    let lone = -1;
    for (const cell of run) {
      if (this.states[cell] === EMPTY) continue;
      if (lone >= 0 || this.states[cell] === QUEEN_PLACED) return -1;
      lone = cell;
    }
    return lone;
  }
}
