/**
 * The linear relaxation of the fewest items that hit all sets, made stronger by halved sums of its rows. The
 * floating point of the engine decides nothing: rows are derived in whole numbers, and the lower bound is
 * that of the engine's multipliers, rounded to whole numbers first. Any multipliers that are not negative
 * give a bound: sum of (multiplier * right-hand side), and for each item the part of its multiplied
 * coefficients beyond its cost is taken off, since no item is chosen more than once (weak duality; Neumaier
 * and Shcherbina, 2004).
 */
import type { Engine, Session } from '../engine.js';
import { ModelBuilder } from '../model/builder.js';
import type { Values } from '../model/model.js';
import { row, type Term } from '../model/row.js';
import { type CoverRow, excessOf, halfRows } from './half-rows.js';

/** Multipliers are whole numbers of this part of 1. */
const UNIT = 2 ** 20;
/** Halved sums that one step adds. */
const MOST_HALVES = 100;
/** Steps after which rows that do not count are dropped. */
const STEPS_KEPT = 4;
/** Rows that the shares exceed by this much are dropped: those of sets, and those that were derived. */
const SET_EXCESS = 0.8;
const HALF_EXCESS = 0.05;

/** A relaxation for one count of items, each of cost 1. */
export class CoverRelaxation {
  readonly #count: number;
  readonly #engine: Engine;
  #rows: CoverRow[] = [];
  #session: Session;
  #steps = 0;
  /** The share of every item that is wanted. */
  shares: Values;
  /** Proved: every choice has this many items. */
  lower = 0;

  /** @throws PuzzlewrightError as the engine's `open` does */
  constructor(count: number, engine: Engine) {
    this.#count = count;
    this.#engine = engine;
    this.shares = new Float64Array(count);
    this.#session = this.#open([]);
  }

  /** Adds sets of items of each of which every choice has one, and solves. */
  addSets(sets: readonly (readonly number[])[]): void {
    this.#add(sets.map((items) => ({ items, coefficients: items.map(() => 1), least: 1 })));
  }

  /** Adds halved sums that the shares miss, and solves; false if there are none. */
  tighten(): boolean {
    const found = halfRows(this.#rows, this.shares).slice(0, MOST_HALVES);
    if (found.length === 0) return false;
    this.#add(found);
    if (++this.#steps % STEPS_KEPT === 0) this.#drop();
    return true;
  }

  dispose(): void {
    this.#session.dispose();
  }

  #add(rows: readonly CoverRow[]): void {
    this.#session.addRows(rows.map((added, index) => stated(added, this.#rows.length + index)));
    this.#rows.push(...rows);
    const outcome = this.#session.solve({ relaxation: true, confirm: false });
    if (outcome.status !== 'optimal' && outcome.status !== 'feasible') return;
    this.shares = outcome.values;
    if (outcome.multipliers !== undefined)
      this.lower = Math.max(this.lower, boundOf(this.#count, this.#rows, outcome.multipliers));
  }

  #drop(): void {
    this.#rows = this.#rows.filter((kept) => {
      const isSet = kept.least === 1 && kept.coefficients.every((one) => one === 1);
      return excessOf(kept, this.shares) < (isSet ? SET_EXCESS : HALF_EXCESS);
    });
    this.#session.dispose();
    this.#session = this.#open(this.#rows);
  }

  #open(rows: readonly CoverRow[]): Session {
    const builder = new ModelBuilder('cover');
    const chosen = Array.from({ length: this.#count }, (_, item) => builder.binary(`chosen_${item}`));
    builder.minimise(chosen.map((variable): Term => [1, variable]));
    const session = this.#engine.open(builder.build());
    session.addRows(rows.map(stated));
    return session;
  }
}

/** The lower bound of multipliers, by row, in whole numbers. */
export function boundOf(count: number, rows: readonly CoverRow[], multipliers: ArrayLike<number>): number {
  let bound = 0;
  const left = new Array<number>(count).fill(UNIT);
  for (const [index, { items, coefficients, least }] of rows.entries()) {
    const multiplier = Math.max(0, Math.floor(multipliers[index]! * UNIT));
    bound += multiplier * least;
    for (let at = 0; at < items.length; at++) left[items[at]!]! -= multiplier * coefficients[at]!;
  }
  for (const part of left) bound += Math.min(0, part);
  return Math.max(0, Math.ceil(bound / UNIT));
}

function stated({ items, coefficients, least }: CoverRow, index: number) {
  return row(
    `cover_${index}`,
    items.map((item, at): Term => [coefficients[at]!, item]),
    '>=',
    least,
  );
}
