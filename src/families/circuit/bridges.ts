/**
 * The bridges of the graph of tracks and open places: those without which it falls into two parts. Source: R.
 * E. Tarjan, A note on finding the bridges of a graph (1974). The arrays are made once, since look-ahead asks
 * for bridges after every trial.
 */
import { EMPTY, OPEN } from '../kit/logic/cell-logic.js';
import { type BoardState, NONE, SIDES } from './board-state.js';

export class Bridges {
  readonly #board: BoardState;
  /**
   * By point: its number in the order of the search, from 1; the least number that its part of the search
   * reaches.
   */
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  /**
   * By depth, from the first point to the one at hand: the point, its next side to look at, the place it was
   * entered by.
   */
  readonly #way: Int32Array;
  readonly #side: Int32Array;
  readonly #entered: Int32Array;

  constructor(board: BoardState) {
    const { points } = board;
    this.#board = board;
    this.#order = new Int32Array(points);
    this.#low = new Int32Array(points);
    this.#way = new Int32Array(points);
    this.#side = new Int32Array(points);
    this.#entered = new Int32Array(points);
  }

  /**
   * Reports every open bridge.
   * @returns false when the graph is not connected; bridges of the part with the first point are reported all
   *   the same
   */
  find(onBridge: (place: number) => void): boolean {
    const { around, neighbours, states, points } = this.#board;
    const order = this.#order;
    const low = this.#low;
    const way = this.#way;
    order.fill(0);
    this.#enter(0, 0, NONE, 1);
    let count = 1;
    for (let depth = 0; ; ) {
      const slot = this.#unseen(depth);
      if (slot !== NONE) {
        this.#enter(++depth, neighbours[slot]!, around[slot]!, ++count);
        continue;
      }
      if (depth === 0) return count === points;
      const point = way[depth]!;
      const bridge = this.#entered[depth]!;
      const parent = way[--depth]!;
      if (low[point]! < low[parent]!) low[parent] = low[point]!;
      if (low[point]! > order[parent]! && states[bridge] === OPEN) onBridge(bridge);
    }
  }

  #enter(depth: number, point: number, place: number, count: number): void {
    this.#way[depth] = point;
    this.#side[depth] = SIDES * point;
    this.#entered[depth] = place;
    this.#order[point] = count;
    this.#low[point] = count;
  }

  /**
   * The next side of the point at a depth that leads to a point not seen yet; those seen are noted on the
   * way.
   */
  #unseen(depth: number): number {
    const { around, neighbours, states } = this.#board;
    const order = this.#order;
    const point = this.#way[depth]!;
    const entered = this.#entered[depth]!;
    const end = SIDES * point + SIDES;
    let slot = this.#side[depth]!;
    for (; slot < end; slot++) {
      const place = around[slot]!;
      if (place === NONE) break;
      if (states[place] === EMPTY || place === entered) continue;
      const seen = order[neighbours[slot]!]!;
      if (seen === 0) {
        this.#side[depth] = slot + 1;
        return slot;
      }
      if (seen < this.#low[point]!) this.#low[point] = seen;
    }
    this.#side[depth] = end;
    return NONE;
  }
}
