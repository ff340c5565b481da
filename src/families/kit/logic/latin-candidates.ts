/**
 * Candidates under the rule of Latin squares and Sudoku: every area holds every value once. A value placed in
 * a cell leaves the other cells of its areas (naked singles), and a value with one cell left in an area goes
 * there (hidden singles). Families add their further rules.
 */
import { type Cell, groupsOfMembers } from '../../../core/index.js';
import { CandidateMasks } from './candidate-masks.js';
import type { Progress } from './look-ahead.js';

/** Areas of `side` cells each, and which cells share one; cells are counted row-major from 0. */
export interface LatinBoard {
  readonly side: number;
  /** The cells of area a stand from `a * side` on. */
  readonly areas: Readonly<Uint16Array>;
  /** The cells that share an area with cell c stand from `c * peerCount` on. */
  readonly peers: Readonly<Uint16Array>;
  readonly peerCount: number;
  /** The areas of cell c stand from `c * areaCount` on. */
  readonly areasOf: Readonly<Uint16Array>;
  readonly areaCount: number;
}

/** Boards that were built: there are few shapes, and puzzles of one shape come in thousands. */
const BOARDS = new Map<string, LatinBoard>();

/**
 * The board of a shape.
 * @param shape names the areas: boards of one name are the same
 * @param areasOf the areas, each of as many cells as the square has in a row; every cell is in equally many
 */
export function latinBoard(shape: string, areasOf: () => readonly (readonly Cell[])[]): LatinBoard {
  const board = BOARDS.get(shape) ?? indexed(areasOf());
  BOARDS.set(shape, board);
  return board;
}

function indexed(cellsOfAreas: readonly (readonly Cell[])[]): LatinBoard {
  const side = cellsOfAreas[0]!.length;
  const areas = cellsOfAreas.map((cells) => cells.map(([row, column]) => row * side + column));
  const areasOf = groupsOfMembers(side * side, areas);
  const peers = Array.from({ length: side * side }, () => new Set<number>());
  for (const area of areas)
    for (const cell of area) for (const peer of area) if (peer !== cell) peers[cell]!.add(peer);
  return {
    side,
    areas: Uint16Array.from(areas.flat()),
    peers: Uint16Array.from(peers.flatMap((cells) => [...cells])),
    peerCount: peers[0]!.size,
    areasOf: Uint16Array.from(areasOf.flat()),
    areaCount: areasOf[0]!.length,
  };
}

export abstract class LatinCandidates extends CandidateMasks {
  readonly #board: LatinBoard;
  /** Cells whose value, or lack of any, was not spread yet. A cell comes here at most once for each. */
  readonly #queue: Uint16Array;
  #queued = 0;
  /**
   * By area: 1 when a cell of it has lost candidates since it was last looked through. Full areas hold no
   * single.
   */
  readonly #touched: Uint8Array;

  constructor(board: LatinBoard) {
    super(board.side ** 2, board.side);
    this.#board = board;
    this.#touched = new Uint8Array(board.areas.length / board.side);
    this.#queue = new Uint16Array(2 * board.side ** 2);
  }

  /** Makes every value a candidate of every cell again. */
  clear(): void {
    this.masks.fill(this.all);
    this.forget();
  }

  override restrict(cell: number, mask: number): void {
    const before = this.masks[cell]!;
    const kept = before & mask;
    if (kept === before) return;
    this.masks[cell] = kept;
    const { areasOf, areaCount } = this.#board;
    for (let at = cell * areaCount; at < (cell + 1) * areaCount; at++) this.#touched[areasOf[at]!] = 1;
    this.changed(cell);
    if ((kept & (kept - 1)) === 0) this.#queue[this.#queued++] = cell;
  }

  override propagate(): Progress {
    do {
      do {
        if (!this.#spread() || !this.#placeHiddenSingles()) return 'contradiction';
      } while (this.#queued > 0);
    } while (this.narrowFurther());
    return this.isSolved() ? 'solved' : 'undetermined';
  }

  /** A cell has lost candidates. */
  protected changed(_cell: number): void {}

  /** Applies a further rule where singles find no more; false when there is nothing left to look at. */
  protected narrowFurther(): boolean {
    return false;
  }

  protected override forget(): void {
    this.#queued = 0;
    this.#touched.fill(0);
  }

  /** Removes placed values from their areas; false in a contradiction. */
  #spread(): boolean {
    const { peers, peerCount } = this.#board;
    while (this.#queued > 0) {
      const cell = this.#queue[--this.#queued]!;
      const placed = this.masks[cell]!;
      if (placed === 0) return false;
      for (let at = cell * peerCount; at < (cell + 1) * peerCount; at++) {
        const peer = peers[at]!;
        if (this.masks[peer] === placed) return false;
        this.restrict(peer, ~placed);
      }
    }
    return true;
  }

  /** Places the values that have one cell left in an area; false in a contradiction. */
  #placeHiddenSingles(): boolean {
    const { areas, side } = this.#board;
    const { masks } = this;
    for (let area = 0; area < this.#touched.length; area++) {
      if (this.#touched[area] === 0) continue;
      this.#touched[area] = 0;
      const first = area * side;
      let once = 0;
      let twice = 0;
      for (let at = first; at < first + side; at++) {
        const mask = masks[areas[at]!]!;
        twice |= once & mask;
        once |= mask;
      }
      if (once !== this.all) return false;
      const lone = once & ~twice;
      if (lone === 0) continue;
      for (let at = first; at < first + side; at++) {
        const cell = areas[at]!;
        const mask = masks[cell]!;
        const found = mask & lone;
        if (found === 0 || (mask & (mask - 1)) === 0) continue;
        if ((found & (found - 1)) !== 0) return false;
        this.restrict(cell, found);
      }
    }
    return true;
  }
}
