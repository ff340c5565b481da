/**
 * The follower for the 9x9 board: a second solution of a puzzle whose solution is known. Candidates are kept
 * as 27 words, one for each number and band; naked and hidden singles are propagated. Then a cell with fewest
 * candidates is tried with every number but the known one; when all fail, the known one is forced and the
 * search continues, so that it ends in a second solution or at the known one. See docs/methods.md, "The
 * fewest givens of a Sudoku", step 6.
 */
import { FULL_WORD, WORD_CELLS } from './board.js';

/**
 * Words of one state: candidates by number and band (number index * 3 + band), then the open cells by band.
 */
const STATE_WORDS = 30;
const OPEN = 27;
const MOST_DEPTH = 82;
const ROW = 0x1ff;
const BOX = 0x1c0e07;

type Progress = 'solved' | 'undetermined' | 'contradiction';

export class Follower {
  /** The cells in which the second solution differs, as three words; valid after a found one. */
  readonly difference = new Int32Array(3);
  readonly #numbers: Int32Array;
  /** The cells of every number in the known solution, as three words each. */
  readonly #places = new Int32Array(27);
  readonly #states = new Int32Array(STATE_WORDS * MOST_DEPTH);
  /** Cells with two candidates after the last propagation, by band. */
  readonly #pairs = new Int32Array(3);

  /** @param numbers the known solution by cell, from 1 to 9 */
  constructor(numbers: Int32Array) {
    this.#numbers = numbers;
    for (let cell = 0; cell < 81; cell++) {
      const at = 3 * (numbers[cell]! - 1) + Math.floor(cell / WORD_CELLS);
      this.#places[at]! |= 1 << (cell % WORD_CELLS);
    }
  }

  /**
   * True if the givens in the cells of the three words allow another solution; `difference` then holds the
   * cells that differ.
   */
  findSecond(first: number, second: number, third: number): boolean {
    this.#give(first, second, third);
    for (;;) {
      const progress = this.#propagate(0);
      if (progress !== 'undetermined') return false;
      const cell = this.#narrowest(0);
      const known = this.#numbers[cell]! - 1;
      for (let number = 0; number < 9; number++) {
        if (number !== known && this.#tryNumber(0, cell, number)) return true;
      }
      this.#place(0, cell, known);
    }
  }

  /** Writes the candidates that the givens leave. */
  #give(first: number, second: number, third: number): void {
    const state = this.#states;
    const given = [first, second, third];
    for (let number = 0; number < 9; number++) {
      const at = 3 * number;
      let out0 = 0;
      let out1 = 0;
      let out2 = 0;
      for (let band = 0; band < 3; band++) {
        for (let rest = this.#places[at + band]! & given[band]!; rest !== 0; rest &= rest - 1) {
          const peers = 3 * (band * WORD_CELLS + 31 - Math.clz32(rest & -rest));
          out0 |= PEERS[peers]!;
          out1 |= PEERS[peers + 1]!;
          out2 |= PEERS[peers + 2]!;
        }
      }
      state[at] = (FULL_WORD & ~out0 & ~first) | (first & this.#places[at]!);
      state[at + 1] = (FULL_WORD & ~out1 & ~second) | (second & this.#places[at + 1]!);
      state[at + 2] = (FULL_WORD & ~out2 & ~third) | (third & this.#places[at + 2]!);
    }
    state[OPEN] = FULL_WORD & ~first;
    state[OPEN + 1] = FULL_WORD & ~second;
    state[OPEN + 2] = FULL_WORD & ~third;
  }

  /** Looks for any solution with a number in a cell; leaves the state at `depth` as it was. */
  #tryNumber(depth: number, cell: number, number: number): boolean {
    const states = this.#states;
    const base = depth * STATE_WORDS;
    const band = Math.floor(cell / WORD_CELLS);
    if ((states[base + 3 * number + band]! & (1 << (cell % WORD_CELLS))) === 0) return false;
    states.copyWithin(base + STATE_WORDS, base, base + STATE_WORDS);
    this.#place(depth + 1, cell, number);
    const progress = this.#propagate(depth + 1);
    if (progress === 'contradiction') return false;
    if (progress === 'solved') {
      this.#compare(depth + 1);
      return true;
    }
    const next = this.#narrowest(depth + 1);
    for (let choice = 0; choice < 9; choice++) if (this.#tryNumber(depth + 1, next, choice)) return true;
    return false;
  }

  #place(depth: number, cell: number, number: number): void {
    const states = this.#states;
    const base = depth * STATE_WORDS;
    const band = Math.floor(cell / WORD_CELLS);
    const bit = 1 << (cell % WORD_CELLS);
    const at = base + 3 * number;
    for (let other = base + band; other < base + 27; other += 3) states[other]! &= ~bit;
    states[at]! &= ~PEERS[3 * cell]!;
    states[at + 1]! &= ~PEERS[3 * cell + 1]!;
    states[at + 2]! &= ~PEERS[3 * cell + 2]!;
    states[at + band]! |= bit;
    states[base + OPEN + band]! &= ~bit;
  }

  /** Places naked and hidden singles until neither applies. */
  #propagate(depth: number): Progress {
    for (;;) {
      const naked = this.#placeNaked(depth);
      if (naked < 0) return 'contradiction';
      if (naked > 0) continue;
      const base = depth * STATE_WORDS + OPEN;
      if ((this.#states[base]! | this.#states[base + 1]! | this.#states[base + 2]!) === 0) return 'solved';
      const hidden = this.#placeHidden(depth);
      if (hidden < 0) return 'contradiction';
      if (hidden === 0) return 'undetermined';
    }
  }

  /** Places cells with one candidate; returns how many, or -1 when a cell has none. */
  #placeNaked(depth: number): number {
    const states = this.#states;
    const base = depth * STATE_WORDS;
    let placed = 0;
    for (let band = 0; band < 3; band++) {
      let once = 0;
      let twice = 0;
      let thrice = 0;
      for (let at = base + band; at < base + 27; at += 3) {
        const word = states[at]!;
        thrice |= twice & word;
        twice |= once & word;
        once |= word;
      }
      if (once !== FULL_WORD) return -1;
      this.#pairs[band] = twice & ~thrice;
      for (let lone = ~twice & states[base + OPEN + band]!; lone !== 0; lone &= lone - 1) {
        const bit = lone & -lone;
        let at = base + band;
        while (at < base + 27 && (states[at]! & bit) === 0) at += 3;
        if (at >= base + 27) return -1;
        this.#place(depth, band * WORD_CELLS + 31 - Math.clz32(bit), (at - base - band) / 3);
        placed++;
      }
    }
    return placed;
  }

  /**
   * Places numbers with one place left in a row, column or box; returns how many, or -1 when one has none.
   */
  #placeHidden(depth: number): number {
    const states = this.#states;
    const base = depth * STATE_WORDS;
    let placed = 0;
    for (let number = 0; number < 9; number++) {
      const at = base + 3 * number;
      let once = 0;
      let twice = 0;
      for (let band = 0; band < 3; band++) {
        const word = states[at + band]!;
        const top = word & ROW;
        const middle = (word >>> 9) & ROW;
        const low = word >>> 18;
        const lone = lonePlaces(top, middle, low, word);
        if (lone < 0) return -1;
        const some = top | middle | low;
        twice |= (once & some) | (top & middle) | ((top | middle) & low);
        once |= some;
        placed += this.#placeAll(depth, band, lone, number);
      }
      if (once !== ROW) return -1;
      const columns = once & ~twice;
      if (columns === 0) continue;
      const lone = columns | (columns << 9) | (columns << 18);
      for (let band = 0; band < 3; band++)
        placed += this.#placeAll(depth, band, lone & states[at + band]!, number);
    }
    return placed;
  }

  /** Places a number in every open cell of a mask where it is still a candidate. */
  #placeAll(depth: number, band: number, mask: number, number: number): number {
    const states = this.#states;
    const base = depth * STATE_WORDS;
    let placed = 0;
    for (let rest = mask & states[base + OPEN + band]!; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      if ((states[base + 3 * number + band]! & bit) === 0) continue;
      this.#place(depth, band * WORD_CELLS + 31 - Math.clz32(bit), number);
      placed++;
    }
    return placed;
  }

  /** An open cell with two candidates if there is one, else any. */
  #narrowest(depth: number): number {
    const base = depth * STATE_WORDS + OPEN;
    for (let band = 0; band < 3; band++) {
      const pairs = this.#pairs[band]! & this.#states[base + band]!;
      if (pairs !== 0) return band * WORD_CELLS + 31 - Math.clz32(pairs);
    }
    for (let band = 0; ; band++) {
      const open = this.#states[base + band]!;
      if (open !== 0) return band * WORD_CELLS + 31 - Math.clz32(open);
    }
  }

  #compare(depth: number): void {
    const base = depth * STATE_WORDS;
    for (let band = 0; band < 3; band++) {
      let same = 0;
      for (let at = band; at < 27; at += 3) same |= this.#states[base + at]! & this.#places[at]!;
      this.difference[band] = FULL_WORD & ~same;
    }
  }
}

/** The cells that share a row, column or box with a cell, as three words each. */
const PEERS = peersOfCells();

/**
 * The places of a number in a band that are the only ones in their row or box; -1 where a row or box has
 * none.
 */
function lonePlaces(top: number, middle: number, low: number, word: number): number {
  const left = word & BOX;
  const centre = word & (BOX << 3);
  const right = word & (BOX << 6);
  if (top === 0 || middle === 0 || low === 0 || left === 0 || centre === 0 || right === 0) return -1;
  let lone = 0;
  if ((top & (top - 1)) === 0) lone |= top;
  if ((middle & (middle - 1)) === 0) lone |= middle << 9;
  if ((low & (low - 1)) === 0) lone |= low << 18;
  if ((left & (left - 1)) === 0) lone |= left;
  if ((centre & (centre - 1)) === 0) lone |= centre;
  if ((right & (right - 1)) === 0) lone |= right;
  return lone;
}

function peersOfCells(): Int32Array {
  const peers = new Int32Array(3 * 81);
  for (let cell = 0; cell < 81; cell++) {
    for (let other = 0; other < 81; other++) {
      if (other !== cell && arePeers(cell, other))
        peers[3 * cell + Math.floor(other / WORD_CELLS)]! |= 1 << (other % WORD_CELLS);
    }
  }
  return peers;
}

function arePeers(cell: number, other: number): boolean {
  const row = Math.floor(cell / 9);
  const otherRow = Math.floor(other / 9);
  const column = cell % 9;
  const otherColumn = other % 9;
  const sameBox =
    Math.floor(row / 3) === Math.floor(otherRow / 3) &&
    Math.floor(column / 3) === Math.floor(otherColumn / 3);
  return row === otherRow || column === otherColumn || sameBox;
}
