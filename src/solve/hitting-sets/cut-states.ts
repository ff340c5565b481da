/**
 * The state of a list of cuts while items are chosen, forbidden and reopened: for every cut the number of its
 * literals that hold and of its open items that could satisfy it, and the list of violated cuts.
 * Setting an item visits only the cuts that contain it, so that each node of a search with thousands of cuts
 * costs little.
 */
import { type Cut, itemOf } from './cut.js';

export const OPEN = 0;
export const CHOSEN = 1;
export const FORBIDDEN = 2;

/** The decision about an item. */
export type ItemState = typeof OPEN | typeof CHOSEN | typeof FORBIDDEN;

export class CutStates {
  readonly #states: Uint8Array;
  readonly #cuts: Cut[] = [];
  /** Cuts with the literal `item`, and with the literal `~item`. */
  readonly #positive: number[][];
  readonly #negative: number[][];
  /**
   * For each cut the literals that hold: chosen items of positive ones, all but chosen items of negative
   * ones.
   */
  readonly #holding: number[] = [];
  /** For each cut the open items of its positive literals. */
  readonly #open: number[] = [];
  /**
   * The cuts of which no literal holds, in no particular order, and the place of each in that list (or -1).
   */
  readonly #violated: number[] = [];
  readonly #places: number[] = [];

  /** Starts without cuts. @param states the initial state of each item */
  constructor(states: Uint8Array) {
    this.#states = Uint8Array.from(states);
    this.#positive = Array.from(states, () => []);
    this.#negative = Array.from(states, () => []);
  }

  get cutCount(): number {
    return this.#cuts.length;
  }

  add(cut: Cut): void {
    const index = this.#cuts.length;
    this.#cuts.push(cut);
    let holding = 0;
    let open = 0;
    for (const literal of cut) {
      const item = itemOf(literal);
      (literal < 0 ? this.#negative : this.#positive)[item]!.push(index);
      const state = this.#states[item]!;
      if (literal < 0 !== (state === CHOSEN)) holding++;
      if (literal >= 0 && state === OPEN) open++;
    }
    this.#holding.push(holding);
    this.#open.push(open);
    this.#places.push(-1);
    if (holding === 0) this.#enter(index);
  }

  /** Chooses, forbids or reopens an item. */
  set(item: number, state: ItemState): void {
    const before = this.#states[item]!;
    this.#states[item] = state;
    const chosen = Number(state === CHOSEN) - Number(before === CHOSEN);
    const opened = Number(state === OPEN) - Number(before === OPEN);
    for (const cut of this.#positive[item]!) {
      this.#open[cut]! += opened;
      if (chosen !== 0) this.#hold(cut, chosen);
    }
    if (chosen !== 0) for (const cut of this.#negative[item]!) this.#hold(cut, -chosen);
  }

  /** The chosen items. */
  choice(): Uint8Array {
    return this.#states.map((state) => (state === CHOSEN ? 1 : 0));
  }

  /** The violated cuts, fewest open items first (then in the order in which they were added). */
  violated(): number[] {
    const open = this.#open;
    return [...this.#violated].sort((first, second) => open[first]! - open[second]! || first - second);
  }

  openCount(cut: number): number {
    return this.#open[cut]!;
  }

  /** The literals of a cut; in a violated cut only those of open items can still hold. */
  literals(cut: number): Cut {
    return this.#cuts[cut]!;
  }

  isOpen(literal: number): boolean {
    return literal >= 0 && this.#states[literal] === OPEN;
  }

  #hold(cut: number, change: number): void {
    const holding = this.#holding[cut]! + change;
    this.#holding[cut] = holding;
    if (holding === 0) this.#enter(cut);
    else if (this.#places[cut]! >= 0) this.#leave(cut);
  }

  #enter(cut: number): void {
    this.#places[cut] = this.#violated.length;
    this.#violated.push(cut);
  }

  #leave(cut: number): void {
    const last = this.#violated.pop()!;
    const place = this.#places[cut]!;
    this.#places[cut] = -1;
    if (last === cut) return;
    this.#violated[place] = last;
    this.#places[last] = place;
  }
}
