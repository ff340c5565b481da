/**
 * A star, or an empty cell, that is supposed, and all that it forces at once: cells beside stars, complete
 * units, stars in units.
 */
import { type Count, single } from './counts.js';
import { coverOf } from './cover.js';
import type { Stars, Unit } from './stars.js';

/** Something that follows: a unit has all its stars, or it forces some. */
export interface Event {
  readonly unit: Unit;
  /** None: the unit is complete. */
  readonly stars: readonly number[];
}

/** The cause of a value. */
interface Origin {
  /** Cells whose supposed values it follows from. */
  readonly from: readonly number[];
  /** Absent: by a star that it touches. */
  readonly event?: Event;
}

/** A board on which a value is supposed, and what follows from it. */
export class Supposed {
  readonly #before: Stars;
  /** By cell: its value and where that comes from, in the order in which they followed. */
  readonly #values: Map<number, { readonly value: boolean; readonly origin: Origin }> = new Map();
  stars: Stars;

  constructor(before: Stars, cell: number, value: boolean) {
    this.#before = before;
    this.stars = before;
    this.#values.set(cell, { value, origin: { from: [] } });
    this.#clear();
  }

  /** Enters the stars that the first unit forces; false where none forces any, or one has too little room. */
  force(): boolean {
    for (const [unit] of single(this.stars)) {
      const { open, needs } = unit!;
      const forced = open.filter((cell) => {
        return (
          coverOf(
            this.stars,
            open.filter((other) => other !== cell),
            needs - 1,
          ) !== undefined
        );
      });
      if (forced.length === 0) continue;
      if (forced.length > needs || coverOf(this.stars, open, needs - 1) !== undefined) return false;
      const origin = { from: this.#supposedIn(unit!.marks), event: { unit: unit!, stars: forced } };
      for (const cell of forced) this.#values.set(cell, { value: true, origin });
      this.#clear();
      return true;
    }
    return false;
  }

  /** The way to a count with too little room: events in order, and the ids of the rules. */
  wayTo({ units }: Count): { readonly events: readonly Event[]; readonly rules: readonly string[] } {
    const needed = new Set(this.#supposedIn(units.flatMap(({ marks }) => marks)));
    const events = new Set<Event>();
    for (const [mark, { origin }] of [...this.#values].reverse()) {
      if (!needed.has(mark)) continue;
      for (const other of origin.from) needed.add(other);
      if (origin.event !== undefined) events.add(origin.event);
    }
    const inOrder = [...events].reverse();
    const rules = [...inOrder.map(({ unit }) => unit), ...units].map(({ id }) => id);
    return { events: inOrder, rules: [...this.#before.apart, ...rules] };
  }

  #supposedIn(marks: readonly number[]): readonly number[] {
    return marks.filter((mark) => this.#values.has(mark));
  }

  /** Empties what touches stars, and the rest of units that have all of theirs. */
  #clear(): void {
    this.stars = this.#before.with(this.#values);
    for (const [star, { value }] of [...this.#values]) {
      if (value) this.#empty(this.stars.touchingAll([star]), { from: [star] });
    }
    for (const unit of this.#before.with(this.#values).units) {
      if (unit.needs > 0 || unit.open.length === 0) continue;
      const from = unit.marks.filter((mark) => this.#values.get(mark)?.value === true);
      this.#empty(unit.open, { from, event: { unit, stars: [] } });
    }
    this.stars = this.#before.with(this.#values);
  }

  #empty(cells: readonly number[], origin: Origin): void {
    for (const cell of cells) if (!this.#values.has(cell)) this.#values.set(cell, { value: false, origin });
  }
}
