/** A Hashi as moves see it: the bridges that places have at least and at most, and the needs of islands. */
import { cellCode, edgeCode, oncePerObject, smallerSide } from '../../../../core/index.js';
import type { Known, LazyReason } from '../../../contract/mark.js';
import type { MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import type { Values } from '../../../kit/moves/suppose.js';
import { endsOf, type Layout, layoutOf } from '../../layout.js';
import type { HashiPuzzle } from '../../puzzle.js';
import { connectedReason, crossingId, islandId } from '../reasons.js';

/** An island as sentences name it: `the 3 in r2c5`. */
export interface IslandName {
  readonly number: number;
  readonly code: string;
}

/** All that does not change while a puzzle is solved. */
interface Frame {
  readonly layout: Layout;
  /** By place: its marks, for at least one bridge, two, and so on. */
  readonly marksOf: readonly (readonly number[])[];
  /** By mark. */
  readonly placeOf: readonly number[];
  readonly board: MoveBoard<HashiPuzzle>;
}

/** Islands that are joined, and the marks of the bridges that join them. */
interface Group {
  readonly islands: readonly number[];
  readonly joints: readonly number[];
}

const frameOf = oncePerObject((board: MoveBoard<HashiPuzzle>): Frame => {
  const layout = layoutOf(board.puzzle);
  const names = new Map(layout.places.map((_, place) => [edgeCode(endsOf(layout, place)), place]));
  const placeOf = board.marks.map(({ place }) => names.get(place)!);
  const marksOf = layout.places.map((): number[] => []);
  for (const [mark, place] of placeOf.entries()) marksOf[place]!.push(mark);
  return { layout, marksOf, placeOf, board };
});

/** The board as it is now. */
export const bridgesOf = whileUnchanged(
  (board: MoveBoard<HashiPuzzle>) => new Bridges(frameOf(board), (mark) => board.value(mark)),
);

/** The bridges that places have for sure, and can have. */
export class Bridges {
  readonly layout: Layout;
  readonly #frame: Frame;
  readonly #values: Values;

  constructor(frame: Frame, values: Values) {
    this.layout = frame.layout;
    this.#frame = frame;
    this.#values = values;
  }

  /** The same board where more is known. */
  with(values: Values): Bridges {
    return new Bridges(this.#frame, values);
  }

  /** The same board with some further values. */
  and(known: readonly Known[]): Bridges {
    const more = new Map(known.map(({ mark, value }) => [mark, value]));
    return this.with((mark) => more.get(mark) ?? this.#values(mark));
  }

  placeOf(mark: number): number {
    return this.#frame.placeOf[mark]!;
  }

  /** The marks of a place that have a value. */
  marksWith(place: number, value: boolean): readonly number[] {
    return this.#frame.marksOf[place]!.filter((mark) => this.#values(mark) === value);
  }

  least(place: number): number {
    return this.#frame.marksOf[place]!.findLastIndex((mark) => this.#values(mark) === true) + 1;
  }

  most(place: number): number {
    const marks = this.#frame.marksOf[place]!;
    const none = marks.findIndex((mark) => this.#values(mark) === false);
    return none < 0 ? marks.length : none;
  }

  /** The bridges that an island still needs beyond the sure bridges; as much as you like without a number. */
  needs(island: number): number {
    const { number, places } = this.layout.islands[island]!;
    if (number === null) return Number.POSITIVE_INFINITY;
    return number - places.reduce((sum, place) => sum + this.least(place), 0);
  }

  /** The marks of bridges that an island has for sure. */
  bridgesAt(island: number): readonly number[] {
    return this.layout.islands[island]!.places.flatMap((place) => this.marksWith(place, true));
  }

  /** The other island of a place. */
  across(place: number, island: number): number {
    const { from, to } = this.layout.places[place]!;
    return from === island ? to : from;
  }

  /** The islands that sure bridges join with an island. */
  joined(island: number): Group {
    const islands = new Set([island]);
    const joints: number[] = [];
    // Islands come to the end of the set while it is read.
    for (const one of islands) {
      for (const place of this.layout.islands[one]!.places) {
        const other = this.across(place, one);
        const [joint] = this.marksWith(place, true);
        if (joint === undefined || islands.has(other)) continue;
        islands.add(other);
        joints.push(joint);
      }
    }
    return { islands: [...islands].sort((one, other) => one - other), joints };
  }

  /** For every number of bridges of a range: that a place has at least that number, or that it has fewer. */
  known(place: number, from: number, to: number, value: boolean): readonly Known[] {
    return this.#frame.marksOf[place]!.slice(from - 1, to).map((mark) => ({ mark, value }));
  }

  /** That a place has fewer bridges, as far as it is open. */
  fewer(place: number, than: number): readonly Known[] {
    return this.known(place, than, this.most(place), false);
  }

  islandRule(island: number): string {
    return islandId(this.layout.islands[island]!);
  }

  /** The rule that two places cross. */
  crossingRule(one: number, other: number): string {
    const [first, second] = one < other ? [one, other] : [other, one];
    return crossingId(endsOf(this.layout, first), endsOf(this.layout, second));
  }

  /** The rule that a group must not be cut off: all bridges but those that lead out of it break it. */
  connected(group: readonly number[]): LazyReason {
    const { islands, places } = this.layout;
    const { marksOf, board } = this.#frame;
    const inside = new Set(group);
    const bridges = places.flatMap(({ from, to }, place) =>
      inside.has(from) === inside.has(to) ? marksOf[place]!.slice(0, 1) : [],
    );
    const side = smallerSide(group, islands.length);
    const { id } = connectedReason(side.map((island) => islands[island]!.cell));
    return board.lazyRules(bridges).find(({ reason }) => reason.id === id)!;
  }

  codesOf(islands: readonly number[]): readonly string[] {
    return islands.map((island) => cellCode(this.layout.islands[island]!.cell));
  }

  /** An island that has a number. */
  nameOf(island: number): IslandName {
    const { cell, number } = this.layout.islands[island]!;
    return { number: number!, code: cellCode(cell) };
  }

  placeName(place: number): string {
    return edgeCode(endsOf(this.layout, place));
  }
}
