/**
 * The linear relaxation of the fewest items that hit all sets, made stronger by rows of small regions, which
 * grow while few are found. The floating point of the engine decides nothing: rows are derived in whole
 * numbers, and the lower bound is
 * that of the engine's multipliers, rounded to whole numbers first. Any multipliers that are not negative
 * give a bound: sum of (multiplier * right-hand side), and for each item the part of its multiplied
 * coefficients beyond its cost is taken off, since no item is chosen more than once (weak duality; Neumaier
 * and Shcherbina, 2004).
 */
import type { Rng } from '../../core/index.js';
import type { Engine, Session } from '../engine.js';
import { ModelBuilder } from '../model/builder.js';
import type { Values } from '../model/model.js';
import { row, type Term } from '../model/row.js';
import { type CoverRow, excessOf, LocalRows } from './local-rows.js';

/** Multipliers are whole numbers of this part of 1. */
const UNIT = 2 ** 32;
/** Items of a region: at first, and added each time that few rows are found, up to the most. */
const SMALL_REGION = 20;
const LARGER_BY = 4;
const LARGEST_REGION = 32;
const FEW_ROWS = 10;
/** Steps after which rows that do not count are dropped. */
const STEPS_KEPT = 4;
/** Sets whose rows are added at once. */
const MOST_SETS = 200;
/** Rows that the shares exceed by this part are dropped: those of sets, and those of regions. */
const SET_EXCESS = 0.8;
const LOCAL_EXCESS = 0.05;

/** A relaxation for one count of items, each of cost 1. */
export class CoverRelaxation {
  readonly #count: number;
  readonly #engine: Engine;
  readonly #rng: Rng;
  readonly #local: LocalRows;
  #region = SMALL_REGION;
  #rows: CoverRow[] = [];
  #session: Session;
  #steps = 0;
  /** The share of every item that is wanted. */
  shares: Values;
  /** Proved: every choice has this many items. */
  lower = 0;

  /**
   * @param rng decides the order of the regions
   * @throws PuzzlewrightError as the engine's `open` does
   */
  constructor(count: number, engine: Engine, rng: Rng) {
    this.#count = count;
    this.#engine = engine;
    this.#rng = rng;
    this.#local = new LocalRows(count);
    this.shares = new Float64Array(count);
    this.#session = this.#open([]);
  }

  /** True if only larger regions than the first ones give more rows. */
  get isLocallyTight(): boolean {
    return this.#region > SMALL_REGION;
  }

  /** Adds sets of items of each of which every choice has one, and solves. */
  addSets(sets: readonly (readonly number[])[]): void {
    this.#local.addSets(sets);
    this.#hitSets();
  }

  /** Adds rows that the shares miss, and solves; false if no more are found. */
  tighten(): boolean {
    const found = this.#local.missedBy(this.shares, this.#region, this.#rng);
    if (found.length < FEW_ROWS && this.#region < LARGEST_REGION) this.#region += LARGER_BY;
    else if (found.length === 0) return false;
    this.#add(found);
    this.#hitSets();
    if (++this.#steps % STEPS_KEPT === 0) this.#drop();
    return true;
  }

  /** Adds the rows of sets that the shares miss, the most missed first, until they miss none. */
  #hitSets(): void {
    for (;;) {
      const missed = this.#local.setsMissedBy(this.shares).slice(0, MOST_SETS);
      if (missed.length === 0) return;
      const isSolved = this.#add(
        missed.map((items) => ({ items, coefficients: items.map(() => 1), least: 1 })),
      );
      if (!isSolved) return;
    }
  }

  dispose(): void {
    this.#session.dispose();
  }

  /** Adds rows and solves; false if the engine gives no answer. */
  #add(rows: readonly CoverRow[]): boolean {
    this.#session.addRows(rows.map((added, index) => stated(added, this.#rows.length + index)));
    this.#rows.push(...rows);
    const outcome = this.#session.solve({ relaxation: true, confirm: false });
    if (outcome.status !== 'optimal' && outcome.status !== 'feasible') return false;
    this.shares = outcome.values;
    if (outcome.multipliers !== undefined)
      this.lower = Math.max(this.lower, boundOf(this.#count, this.#rows, outcome.multipliers));
    return true;
  }

  #drop(): void {
    this.#rows = this.#rows.filter((kept) => {
      const isSet = kept.least === 1 && kept.coefficients.every((one) => one === 1);
      return excessOf(kept, this.shares) < kept.least * (isSet ? SET_EXCESS : LOCAL_EXCESS);
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
