/** A Hashi as moves see it: the bridges that places have at least and at most, and the needs of islands. */
import { cellCode, DisjointSets, smallerSide } from '../../../../core/index.js';
import type { Known, LazyReason } from '../../../contract/explaining.js';
import type { MoveBoard } from '../../../contract/move.js';
import { type Layout, layoutOf } from '../../layout.js';
import type { HashiPuzzle } from '../../puzzle.js';
import { connectedReason, endsOf, islandId, placeName } from '../reasons.js';

/** The bridges that places have for sure, and can have. */
export class Bridges {
  readonly layout: Layout;
  readonly #board: MoveBoard<HashiPuzzle>;
  /** By place: its marks, for at least one bridge and more. */
  readonly #marksOf: readonly (readonly number[])[];
  readonly least: readonly number[];
  readonly most: readonly number[];

  constructor(board: MoveBoard<HashiPuzzle>) {
    const layout = layoutOf(board.puzzle);
    const byName = new Map<string, number[]>();
    for (const [mark, { place }] of board.marks.entries()) {
      byName.set(place, [...(byName.get(place) ?? []), mark]);
    }
    this.layout = layout;
    this.#board = board;
    this.#marksOf = layout.places.map((_, place) => byName.get(placeName(endsOf(layout, place))) ?? []);
    const count = (marks: readonly number[], value: boolean): number =>
      marks.filter((mark) => board.value(mark) === value).length;
    this.least = this.#marksOf.map((marks) => count(marks, true));
    this.most = this.#marksOf.map((marks) => marks.length - count(marks, false));
  }

  /** The other island of a place. */
  across(place: number, island: number): number {
    const { from, to } = this.layout.places[place]!;
    return from === island ? to : from;
  }

  /** The need of an island beyond the sure bridges, some of them changed; undefined without a number. */
  needs(island: number, changed: ReadonlyMap<number, number> = new Map()): number | undefined {
    const { number, places } = this.layout.islands[island]!;
    if (number === null) return undefined;
    return number - places.reduce((sum, place) => sum + (changed.get(place) ?? this.least[place]!), 0);
  }

  /** The islands that sure bridges join with an island, some numbers of bridges changed. */
  joined(island: number, changed: ReadonlyMap<number, number>): readonly number[] {
    const { islands, places } = this.layout;
    const groups = new DisjointSets(islands.length);
    places.forEach(({ from, to }, place) => {
      if ((changed.get(place) ?? this.least[place]!) > 0) groups.join(from, to);
    });
    return groups.sets().find((group) => group.includes(island))!;
  }

  /**
   * The islands that would be cut off with some numbers of bridges: a group that needs nothing more and is
   * not all; undefined where there is none.
   */
  cutOff(island: number, changed: ReadonlyMap<number, number>): readonly number[] | undefined {
    const group = this.joined(island, changed);
    if (group.length === this.layout.islands.length) return undefined;
    return group.every((one) => this.needs(one, changed) === 0) ? group : undefined;
  }

  /** A place with so many bridges at least, or not. */
  known(place: number, atLeast: number, value: boolean): Known {
    return { mark: this.#marksOf[place]![atLeast - 1]!, value };
  }

  /** The rules of some islands. */
  islandRules(islands: readonly number[]): readonly string[] {
    return islands.map((island) => islandId(this.layout.islands[island]!));
  }

  /** The rule that a group must not be cut off: all bridges but those that lead out of it break it. */
  connected(group: readonly number[]): LazyReason {
    const { islands, places } = this.layout;
    const inside = new Set(group);
    const bridges = places.flatMap(({ from, to }, place) =>
      inside.has(from) === inside.has(to) ? this.#marksOf[place]!.slice(0, 1) : [],
    );
    const side = smallerSide(group, islands.length);
    const { id } = connectedReason(side.map((island) => islands[island]!.cell));
    return this.#board.lazyRules(bridges).find(({ reason }) => reason.id === id)!;
  }

  codeOf(island: number): string {
    return cellCode(this.layout.islands[island]!.cell);
  }

  nameOf(place: number): string {
    return placeName(endsOf(this.layout, place));
  }
}
