/**
 * A queen, or an empty cell, that is supposed, and all that it forces at once: queens in the last cells of
 * parts that need one.
 */
import type { MoveBoard } from '../../../contract/move.js';
import type { QueensPuzzle } from '../../puzzle.js';
import { type AxisNow, axisNow, type Layout, type LeftPart, layoutOf, type Part } from './parts.js';

/** A queen in the last cell of a part, and the parts that are empty for it to be needed. */
export interface Event {
  readonly part: Part;
  readonly queen: number;
  readonly axis: AxisNow;
}

/** A value that is supposed, and the cause of it: an event, or none for what is supposed. */
interface Value {
  readonly value: boolean;
  readonly cause: Event | undefined;
}

/** More parts without a queen than may stay empty. */
export interface Shortage {
  readonly axis: AxisNow;
  /** The parts that have lost their places, as many as are too many. */
  readonly lost: readonly Part[];
}

export class Supposed {
  readonly #board: MoveBoard<QueensPuzzle>;
  readonly #layout: Layout;
  readonly #values: Map<number, Value> = new Map();

  constructor(board: MoveBoard<QueensPuzzle>, cell: number, value: boolean) {
    this.#board = board;
    this.#layout = layoutOf(board);
    this.#enter(cell, value, undefined);
  }

  /** The first axis with too many empty parts. */
  shortage(): Shortage | undefined {
    const axis = this.#axes().find(({ spare }) => spare < 0);
    if (axis === undefined) return undefined;
    const fresh = axis.gone.filter((part) => this.#supposedIn(part.marks).length > 0);
    return { axis, lost: fresh.slice(0, fresh.length + axis.spare + 1) };
  }

  /** Enters a queen in the only cell left of a part that needs one; false where there is none. */
  force(): boolean {
    for (const axis of this.#axes()) {
      const last: LeftPart | undefined =
        axis.spare === 0 ? axis.left.find(({ open }) => open.length === 1) : undefined;
      if (last === undefined) continue;
      const queen = last.open[0]!;
      this.#enter(queen, true, { part: last.part, queen, axis });
      return true;
    }
    return false;
  }

  /** The events that lead to a shortage, in order, and the ids of the rules. */
  wayTo({ axis, lost }: Shortage): { readonly events: readonly Event[]; readonly rules: readonly string[] } {
    const needed = new Set(this.#supposedIn(lost.flatMap(({ marks }) => marks)));
    const events: Event[] = [];
    for (const [mark, { value, cause }] of [...this.#values].reverse()) {
      if (!needed.has(mark) || cause === undefined) continue;
      needed.add(cause.queen);
      if (!value || events.includes(cause)) continue;
      events.push(cause);
      const before = [cause.part, ...cause.axis.gone].flatMap(({ marks }) => marks);
      for (const other of this.#supposedIn(before)) if (other !== mark) needed.add(other);
    }
    const queens = [...this.#values].flatMap(([mark, { value }]) =>
      value && needed.has(mark) ? [mark] : [],
    );
    const first = [...this.#values.keys()][0]!;
    const attacks = [first, ...queens].flatMap((mark) => this.#layout.partsOf[mark]!);
    const rules = [axis, ...events.map((event) => event.axis)].map((now) => now.axis.rule);
    return { events: events.reverse(), rules: [...rules, ...attacks.flatMap((part) => part.rules)] };
  }

  #axes(): readonly AxisNow[] {
    const value = (mark: number): boolean | undefined =>
      this.#values.get(mark)?.value ?? this.#board.value(mark);
    return this.#layout.axes.map((axis) => axisNow(axis, value));
  }

  #supposedIn(marks: readonly number[]): readonly number[] {
    return marks.filter((mark) => this.#values.has(mark));
  }

  #enter(cell: number, value: boolean, cause: Event | undefined): void {
    this.#values.set(cell, { value, cause });
    if (!value) return;
    for (const other of this.#layout.sees[cell]!) {
      if (this.#board.value(other) !== undefined || this.#values.has(other)) continue;
      this.#values.set(other, { value: false, cause });
    }
  }
}
