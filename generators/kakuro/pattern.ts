/**
 * Patterns of black and white cells as setters make them: the same when turned upside down, all white cells
 * connected, no run of one cell and none too long. A black cell is put at a random place of long runs
 * together with its mirror image, and with all cells that would be runs of one; what would part the white
 * cells is not done.
 */
import type { Rng } from '../../src/core/index.js';

/** The shape of a pattern, without the black first row and column of the grid. */
export interface PatternSettings {
  readonly rows: number;
  readonly columns: number;
  /** The share of black cells to come near to, in percent. */
  readonly black: number;
  /** Cells of the longest run. */
  readonly longest: number;
}

/** Most cells that are blackened at once, beyond which the pattern gets large black areas. */
const MOST_AT_ONCE = 6;
/** Tries for every cell of the grid. */
const TRIES = 12;
/** Random cells of which the one with the longest runs is blackened. */
const CHOICES = 3;

/** Rows of cells, true for white ones; undefined: no such pattern was found. */
export function randomPattern(
  settings: PatternSettings,
  rng: Rng,
): readonly (readonly boolean[])[] | undefined {
  const { rows, columns, black } = settings;
  const count = rows * columns;
  const wanted = Math.round((count * black) / 100);
  let pattern = new Pattern(settings);
  for (let tries = TRIES * count; tries > 0; tries--) {
    const long = pattern.inLongRuns();
    if (long.length === 0 && pattern.blackCount >= wanted) break;
    const places = long.length > 0 ? long : [...Array(count).keys()];
    const next = pattern.with(pattern.openest(Array.from({ length: CHOICES }, () => rng.pick(places))));
    const atOnce = next.blackCount - pattern.blackCount;
    if (atOnce > 0 && atOnce <= MOST_AT_ONCE && next.isConnected()) pattern = next;
  }
  return pattern.inLongRuns().length > 0 ? undefined : pattern.cells();
}

class Pattern {
  readonly #settings: PatternSettings;
  /** By cell, row-major: 1 for a white one. */
  readonly #white: Uint8Array;

  constructor(settings: PatternSettings, white?: Uint8Array) {
    this.#settings = settings;
    this.#white = white ?? new Uint8Array(settings.rows * settings.columns).fill(1);
  }

  get blackCount(): number {
    return this.#white.reduce((count, white) => count + 1 - white, 0);
  }

  /** The cell whose two runs are longest together. */
  openest(cells: readonly number[]): number {
    const lengths = cells.map((cell) =>
      this.#white[cell] === 1 ? this.#runLength(cell, 1) + this.#runLength(cell, this.#settings.columns) : 0,
    );
    return cells[lengths.indexOf(Math.max(...lengths))]!;
  }

  /** The pattern with a black cell, its mirror image, and whatever would be a run of one cell. */
  with(cell: number): Pattern {
    const white = this.#white.slice();
    const next = new Pattern(this.#settings, white);
    for (let left = [cell]; left.length > 0; left = next.#alone()) {
      for (const one of left) {
        white[one] = 0;
        white[white.length - 1 - one] = 0;
      }
    }
    return next;
  }

  /** White cells of runs that are longer than the longest. */
  inLongRuns(): readonly number[] {
    return this.#whites().filter((cell) =>
      [1, this.#settings.columns].some((step) => this.#runLength(cell, step) > this.#settings.longest),
    );
  }

  isConnected(): boolean {
    const whites = this.#whites();
    const seen = new Set(whites.slice(0, 1));
    for (const cell of seen) for (const other of this.#beside(cell)) seen.add(other);
    return whites.length > 0 && seen.size === whites.length;
  }

  cells(): readonly (readonly boolean[])[] {
    const { rows, columns } = this.#settings;
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => this.#white[row * columns + column] === 1),
    );
  }

  #whites(): readonly number[] {
    return [...this.#white.keys()].filter((cell) => this.#white[cell] === 1);
  }

  /** White cells without a white neighbour across or without one down. */
  #alone(): number[] {
    return this.#whites().filter((cell) =>
      [1, this.#settings.columns].some((step) => this.#runLength(cell, step) === 1),
    );
  }

  #beside(cell: number): readonly number[] {
    return [1, -1, this.#settings.columns, -this.#settings.columns]
      .filter((step) => this.#isWhiteBeside(cell, step))
      .map((step) => cell + step);
  }

  #isWhiteBeside(cell: number, step: number): boolean {
    const { columns } = this.#settings;
    const next = cell + step;
    const isSameRow = Math.floor(cell / columns) === Math.floor(next / columns);
    return (Math.abs(step) === columns || isSameRow) && this.#white[next] === 1;
  }

  #runLength(cell: number, step: number): number {
    let length = 1;
    for (const way of [step, -step]) {
      for (let at = cell; this.#isWhiteBeside(at, way); at += way) length++;
    }
    return length;
  }
}
