/**
 * What plain logic determines when the number of queens is known. A queen empties the cells that it sees. Runs of free cells
 * in rows, runs in columns, and blocks of two by two cells each take one queen at most; where the runs or blocks
 * that can still take one are too few, there is no solution. Look-ahead of one cell: a queen (or none) is
 * impossible where what it alone forbids leaves too few. Until nothing changes.
 *
 * One-step look-ahead (probing) tries both contents of an open cell and follows plain logic without that look-ahead: when the
 * runs of rows (or columns) are just enough, each that has a single open cell takes a queen there.
 */
import { type Probed, type Progress, probeToFixpoint, type Trial } from '../kit/look-ahead.js';
import { partitionsOf, type QueensPuzzle, WALL } from './puzzle.js';

/** States of a cell. */
export const OPEN = 0;
export const EMPTY = 1;
export const QUEEN_PLACED = 2;

/** The board as index lists, row-major. */
interface Sight {
  readonly columns: number;
  /** Runs of rows, and runs of columns. */
  readonly axes: readonly (readonly Int32Array[])[];
  /** The other cells that a queen in a cell sees. */
  readonly seen: readonly Int32Array[];
}

export class Field {
  /** State of every cell, row-major; a wall is empty. */
  readonly cells: Uint8Array;
  readonly #sight: Sight;
  readonly #queens: number;
  /** Marks the cells that blocks cover; a new stamp clears them all. */
  readonly #covered: Int32Array;
  #stamp = 0;
  readonly #before: Uint8Array;

  /** @param queens how many are to be placed */
  constructor(board: QueensPuzzle['board'], queens: number) {
    this.#sight = sightOf(board);
    this.#queens = queens;
    this.cells = Uint8Array.from(board.join(''), (cell) => (cell === WALL ? EMPTY : OPEN));
    this.#covered = new Int32Array(this.cells.length);
    this.#before = this.cells.slice();
  }

  /** Cells that are fixed neither as queen nor as empty. */
  get openCount(): number {
    return this.cells.reduce((count, state) => count + (state === OPEN ? 1 : 0), 0);
  }

  /** Queens placed so far. */
  get placedCount(): number {
    return this.cells.reduce((count, state) => count + (state === QUEEN_PLACED ? 1 : 0), 0);
  }

  /** Applies plain logic with look-ahead of one cell until nothing changes. */
  propagate(): Progress {
    do {
      if (!this.#count()) return 'contradiction';
    } while (this.#trial((cell, state) => this.#starves(cell, state)) > 0);
    return this.cells.includes(OPEN) ? 'undetermined' : 'solved';
  }

  /** Plain logic and one-step look-ahead to a fixpoint; returns how far it got and how many cells it tried. */
  probe(): Probed {
    const tryBoard = (): Trial => {
      const probes = this.openCount;
      const found = this.#trial((cell, state) => this.#leadsAstray(cell, state));
      return found === 0 ? { probes } : { probes, progress: this.propagate() };
    };
    return probeToFixpoint({
      places: 1,
      until: 'all-in-vain',
      propagate: () => this.propagate(),
      tryPlace: tryBoard,
    });
  }

  /** Tries both contents of every open cell, keeps what a refutation forces and returns how many that are. */
  #trial(refutes: (cell: number, state: number) => boolean): number {
    let found = 0;
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (this.cells[cell] !== OPEN) continue;
      const forced = refutes(cell, QUEEN_PLACED) ? EMPTY : refutes(cell, EMPTY) ? QUEEN_PLACED : OPEN;
      if (forced === OPEN) continue;
      this.#set(cell, forced);
      found++;
    }
    return found;
  }

  /** Whether what a content forbids at once leaves too few places; the field stays as it was. */
  #starves(cell: number, state: number): boolean {
    this.#before.set(this.cells);
    this.#set(cell, state);
    const starved = this.#room() < this.#queens;
    this.cells.set(this.#before);
    return starved;
  }

  /** Whether plain logic without that look-ahead refutes a content of an open cell; the field stays as it was. */
  #leadsAstray(cell: number, state: number): boolean {
    const before = this.cells.slice();
    this.#set(cell, state);
    const refuted = !this.#count();
    this.cells.set(before);
    return refuted;
  }

  /** Settles an open cell, and the cells that a queen sees; none of these holds a queen, or it would not be open. */
  #set(cell: number, state: number): void {
    this.cells[cell] = state;
    if (state !== QUEEN_PLACED) return;
    for (const other of this.#sight.seen[cell]!) this.cells[other] = EMPTY;
  }

  /** Plain logic without foresight to a fixpoint; false in a contradiction. */
  #count(): boolean {
    for (let changed = true; changed; ) {
      changed = false;
      const placed = this.placedCount;
      if (placed > this.#queens || this.#room() < this.#queens) return false;
      if (placed === this.#queens) {
        this.cells.forEach((state, cell) => {
          if (state === OPEN) this.cells[cell] = EMPTY;
        });
        return true;
      }
      for (const runs of this.#sight.axes) {
        if (this.#able(runs) > this.#queens) continue;
        for (const run of runs) {
          const lone = this.#loneCell(run);
          if (lone < 0) continue;
          this.#set(lone, QUEEN_PLACED);
          changed = true;
        }
      }
    }
    return true;
  }

  /** Most queens that the board can take, placed ones included: by runs of rows, of columns, and by blocks. */
  #room(): number {
    const [rows, columns] = this.#sight.axes as [readonly Int32Array[], readonly Int32Array[]];
    return Math.min(this.#able(rows), this.#able(columns), this.#blocks());
  }

  /** How many runs have a queen or could take one. */
  #able(runs: readonly Int32Array[]): number {
    let able = 0;
    for (const run of runs) {
      for (const cell of run) {
        if (this.cells[cell] === EMPTY) continue;
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
      if (this.cells[cell] === EMPTY) continue;
      if (lone >= 0 || this.cells[cell] === QUEEN_PLACED) return -1;
      lone = cell;
    }
    return lone;
  }

  /** Blocks of two by two cells that cover every cell that has or could take a queen. */
  #blocks(): number {
    const { columns } = this.#sight;
    this.#stamp++;
    let blocks = 0;
    for (let cell = 0; cell < this.cells.length; cell++) {
      if (this.cells[cell] === EMPTY || this.#covered[cell] === this.#stamp) continue;
      blocks++;
      const below = cell + columns;
      const hasRight = (cell + 1) % columns !== 0;
      if (hasRight) this.#covered[cell + 1] = this.#stamp;
      if (below < this.cells.length) this.#covered[below] = this.#stamp;
      if (hasRight && below < this.cells.length) this.#covered[below + 1] = this.#stamp;
    }
    return blocks;
  }
}

function sightOf(board: QueensPuzzle['board']): Sight {
  const columns = board[0]!.length;
  const runs = partitionsOf(board).map(({ kind, cells }) => ({
    kind,
    cells: Int32Array.from(cells, ([row, column]) => row * columns + column),
  }));
  const seen = Array.from({ length: board.length * columns }, (): number[] => []);
  for (const { cells } of runs) {
    for (const cell of cells) seen[cell]!.push(...cells.filter((other) => other !== cell));
  }
  const axes = (['row', 'column'] as const).map((axis) =>
    runs.filter(({ kind }) => kind === axis).map(({ cells }) => cells),
  );
  return { columns, axes, seen: seen.map((cells) => Int32Array.from(cells)) };
}
