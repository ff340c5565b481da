/** A cell tried as ship or water: what follows by corners and lines, until a rule cannot hold any more. */
import { type Layout, type Line, LONGEST, NO_TOUCHING, Waters } from './waters.js';

/** Cells that follow by one rule at once. */
export interface Follows {
  readonly kind: 'corners' | 'full' | 'last';
  readonly line?: Line;
  readonly cells: readonly number[];
  readonly value: boolean;
  /** The numbers of the inferences that it rests on; -1 is the cell that is tried. */
  readonly uses: ReadonlySet<number>;
}

/** The rule that cannot hold. */
export type End =
  | { readonly kind: 'too few' | 'too many'; readonly line: Line }
  | { readonly kind: 'touching'; readonly cells: readonly [number, number] }
  | { readonly kind: 'too long' }
  | { readonly kind: 'ships'; readonly length: number; readonly most: boolean };

export interface Refutation {
  readonly end: End;
  readonly follows: readonly Follows[];
  readonly rules: readonly string[];
}

const MOST_FOLLOWS = 25;
/** Places of a ship that are looked at one by one. */
const MOST_PLACES = 12;

export class Trial {
  readonly #waters: Waters;
  /** By cell: the number of the inference by which it follows. */
  readonly #by: Map<number, number>;
  readonly #follows: Follows[] = [];
  readonly #tried: number;

  constructor(layout: Layout, values: readonly (boolean | undefined)[], tried: number, value: boolean) {
    this.#waters = new Waters(layout, values);
    this.#waters.values[tried] = value;
    this.#by = new Map([[tried, -1]]);
    this.#tried = tried;
  }

  run(): Refutation | undefined {
    let round: readonly number[] = [this.#tried];
    while (round.length > 0 && this.#follows.length < MOST_FOLLOWS) {
      const end = this.#end(round);
      if (end !== undefined) return end;
      const fresh: number[] = [];
      for (const cell of round) if (this.#waters.isShip(cell)) this.#corners(cell, fresh);
      for (const line of new Set(round.flatMap((cell) => this.#waters.layout.linesOf[cell]!))) {
        this.#line(line, fresh);
      }
      round = fresh;
    }
    return undefined;
  }

  #corners(cell: number, fresh: number[]): void {
    const open = this.#waters.open(this.#waters.layout.corners[cell]!);
    this.#learn({ kind: 'corners', cells: open, value: false, uses: this.#usesOf([cell]) }, fresh);
  }

  #line(line: Line, fresh: number[]): void {
    const [open, needs] = [this.#waters.open(line.cells), this.#waters.needs(line)];
    const isShip = (cell: number): boolean => this.#waters.isShip(cell);
    if (needs === 0) {
      const uses = this.#usesOf(line.cells.filter(isShip));
      this.#learn({ kind: 'full', line, cells: open, value: false, uses }, fresh);
    } else if (needs === open.length) {
      const uses = this.#usesOf(line.cells.filter((cell) => !isShip(cell)));
      this.#learn({ kind: 'last', line, cells: open, value: true, uses }, fresh);
    }
  }

  #learn(follows: Follows, fresh: number[]): void {
    if (follows.cells.length === 0) return;
    const number = this.#follows.length;
    this.#follows.push(follows);
    for (const cell of follows.cells) {
      this.#waters.values[cell] = follows.value;
      this.#by.set(cell, number);
      fresh.push(cell);
    }
  }

  /** The inferences by which some cells are known, with -1 for the cell that is tried. */
  #usesOf(cells: readonly number[]): ReadonlySet<number> {
    return new Set(cells.flatMap((cell) => this.#by.get(cell) ?? []));
  }

  /** The first rule that some new cells break. */
  #end(round: readonly number[]): Refutation | undefined {
    const waters = this.#waters;
    const { linesOf, corners } = waters.layout;
    for (const cell of round) {
      const corner = waters.isShip(cell) ? corners[cell]!.find((one) => waters.isShip(one)) : undefined;
      if (corner !== undefined) {
        return this.#refuted({ kind: 'touching', cells: [cell, corner] }, [cell, corner], [NO_TOUCHING]);
      }
      for (const line of linesOf[cell]!) {
        const needs = waters.needs(line);
        const ships = line.cells.filter((one) => waters.isShip(one));
        if (needs < 0) return this.#refuted({ kind: 'too many', line }, ships, [line.id]);
        const open = waters.open(line.cells).length;
        if (open >= needs) continue;
        const water = line.cells.filter((one) => waters.values[one] === false);
        return this.#refuted({ kind: 'too few', line }, water, [line.id]);
      }
    }
    return this.#endOfShips();
  }

  #endOfShips(): Refutation | undefined {
    const waters = this.#waters;
    const { counts, places, longest } = waters.layout;
    const long = places
      .get(longest + 1)!
      .find(({ cells }) => cells.every((cell) => waters.isShip(cell)) && this.#usesOf(cells).size > 0);
    if (long !== undefined) return this.#refuted({ kind: 'too long' }, long.cells, [LONGEST]);
    for (let length = longest; length > 0; length--) {
      const count = counts.get(length) ?? 0;
      const all = places.get(length)!;
      const found = all.filter((place) => waters.isFound(place));
      const rule = `fleet-${length}`;
      if (found.length > count) {
        const cells = found.flatMap((place) => [...place.cells, ...place.ends]);
        if (this.#usesOf(cells).size > 0) {
          return this.#refuted({ kind: 'ships', length, most: true }, cells, [rule]);
        }
      }
      const left = all.filter((place) => waters.isLeft(place));
      if (left.length > MOST_PLACES) continue;
      const limits = left.flatMap((place) => waters.overfull(place) ?? []);
      if (left.length - limits.length >= count) continue;
      const gone = [
        ...all.flatMap(({ cells, ends }) => [...cells, ...ends]),
        ...limits.flatMap(({ cells }) => cells),
      ];
      return this.#refuted({ kind: 'ships', length, most: false }, gone, [
        rule,
        ...limits.map(({ id }) => id),
      ]);
    }
    return undefined;
  }

  #refuted(end: End, cells: readonly number[], rules: readonly string[]): Refutation {
    const needed = new Set(this.#usesOf(cells));
    for (let number = this.#follows.length - 1; number >= 0; number--) {
      if (needed.has(number)) for (const use of this.#follows[number]!.uses) needed.add(use);
    }
    const follows = this.#follows.filter((_, number) => needed.has(number));
    const own = follows.map(({ line }) => line?.id ?? NO_TOUCHING);
    return { end, follows, rules: [...new Set([...own, ...rules])] };
  }
}
