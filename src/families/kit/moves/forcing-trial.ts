/**
 * A supposition of forcing chains as it is followed: singles first, then rules of other kinds, until a dead
 * end; and the rules on which this rests.
 */
import type { InLanguages } from '../../contract/language.js';
import type { AreaName } from '../words/areas.js';
import { leftFor, type NumberGrid, nameOfArea } from './number-grid.js';

/** Rules about some cells besides areas, which are followed together. */
export interface FollowedRules {
  /** The reason as half a sentence: `The numbers rise along the thermometer from r5c5 to r2c2`. */
  readonly because: InLanguages<string>;
  readonly places: readonly number[];
  /** Their ids. */
  readonly rules: readonly string[];
  /**
   * The numbers that they leave in a cell, as bits, bit v for the number v; undefined: they cannot be kept.
   * @param left the numbers that are left before
   */
  narrow(left: (place: number) => number): ((place: number) => number) | undefined;
}

/**
 * A cell that has no number left, an area that has no place left for a number, or cells that rules cannot be
 * kept in.
 */
export type DeadEnd =
  | { readonly cell: string }
  | { readonly area: AreaName; readonly number: number }
  | { readonly cells: readonly string[] };

/** Candidates of which one holds, by a rule. */
interface Group {
  readonly rule: string;
  readonly marks: readonly number[];
  readonly end: DeadEnd;
}

/** The groups of open candidates of a grid, and the rules that are followed besides. */
export class Groups {
  readonly grid: NumberGrid;
  readonly all: readonly Group[];
  /** By mark: its groups. */
  readonly of: readonly number[][] = [];
  /** The open candidates, those of cells with few numbers first. */
  readonly marks: readonly number[];
  readonly followed: readonly FollowedRules[];
  /** By place: the rules that are followed there. */
  readonly followedAt: readonly number[][];

  constructor(grid: NumberGrid, followed: readonly FollowedRules[]) {
    this.grid = grid;
    const places = [...Array(grid.side ** 2).keys()].filter((place) => grid.candidates(place).length > 0);
    const cells = places.map((place): Group => {
      const marks = grid.candidates(place).map((number) => grid.markOf(place, number));
      return { rule: grid.cellRules([place])[0]!, marks, end: { cell: grid.codeOf(place) } };
    });
    const areas = grid.areas.flatMap((area) =>
      grid.missing(area).map((number): Group => {
        const marks = grid.placesFor(area, number).map((place) => grid.markOf(place, number));
        return { rule: grid.rules.areaRule(area, number), marks, end: { area: nameOfArea(area), number } };
      }),
    );
    this.all = [...cells, ...areas];
    const of: number[][] = [];
    for (const [index, { marks }] of this.all.entries()) {
      for (const mark of marks) {
        of[mark] ??= [];
        of[mark].push(index);
      }
    }
    this.of = of;
    this.marks = cells
      .toSorted((one, other) => one.marks.length - other.marks.length)
      .flatMap(({ marks }) => marks);
    this.followed = followed;
    const followedAt = Array.from({ length: grid.side ** 2 }, (): number[] => []);
    for (const [index, { places: own }] of followed.entries()) {
      for (const place of own) followedAt[place]!.push(index);
    }
    this.followedAt = followedAt;
  }
}

/** A supposition that leads to a dead end: the rules used, and the entries on the way in their order. */
export interface Refuted {
  readonly supposed: number;
  /** The number of rules that are used; those that are followed together count as one. */
  readonly size: number;
  readonly rules: readonly string[];
  readonly entered: readonly number[];
  readonly end: DeadEnd;
  /** The reasons besides those of cells and areas. */
  readonly because: readonly InLanguages<string>[];
}

/** The candidates of a group, or those that other rules excluded before as many exclusions. */
type Source = { readonly group: number } | { readonly followed: number; readonly before: number };

/** The reason why a mark is excluded: by an entry in a group, or by other rules. */
type Cause = Source & { readonly by?: number };

/** The propagation of one supposition. */
export class Trial {
  readonly #groups: Groups;
  readonly #supposed: number;
  /** By excluded mark, in the order of the exclusions: why, and how many were excluded before. */
  readonly #off: Map<number, { readonly cause: Cause; readonly at: number }> = new Map();
  /** Entries in order, and by entry: the group in which nothing else is left; none for the supposition. */
  readonly #entries: number[];
  readonly #on: Map<number, number | undefined>;
  /** By group: how many candidates were excluded. */
  readonly #gone: Map<number, number> = new Map();
  /** Rules to be followed. */
  readonly #waiting: Set<number> = new Set();

  constructor(groups: Groups, supposed: number) {
    this.#groups = groups;
    this.#supposed = supposed;
    this.#entries = [supposed];
    this.#on = new Map([[supposed, undefined]]);
  }

  /** The dead end that is met first, if that takes no more rules than `most`. */
  refute(most: number): Refuted | undefined {
    for (let at = 0; ; ) {
      // Each further entry needs a rule at least.
      if (this.#on.size > 4 * most) return undefined;
      const entry = this.#entries[at];
      const [followed] = entry === undefined ? this.#waiting : [];
      if (entry === undefined && followed === undefined) return undefined;
      const end = entry === undefined ? this.#follow(followed!) : this.#enter(entry);
      if (end !== undefined) return this.#refuted(end, most);
      if (entry !== undefined) at++;
    }
  }

  /** Excludes what cannot be beside an entry; the group that has nothing left then. */
  #enter(entry: number): Source | undefined {
    for (const group of this.#groups.of[entry]!) {
      for (const mark of this.#groups.all[group]!.marks) {
        if (mark === entry || this.#off.has(mark)) continue;
        const end = this.#exclude(mark, { by: entry, group });
        if (end !== undefined) return end;
      }
    }
    return undefined;
  }

  /** Excludes what some rules do not leave; the dead end then. */
  #follow(index: number): Source | undefined {
    this.#waiting.delete(index);
    const { followed, grid } = this.#groups;
    const cause = { followed: index, before: this.#off.size };
    const leaves = followed[index]!.narrow((place) => this.#left(place));
    if (leaves === undefined) return cause;
    for (const place of followed[index]!.places) {
      for (const number of grid.candidates(place)) {
        const mark = grid.markOf(place, number);
        if (((leaves(place) >> number) & 1) === 1 || this.#off.has(mark)) continue;
        const end = this.#exclude(mark, cause);
        if (end !== undefined) return end;
      }
    }
    this.#waiting.delete(index);
    return undefined;
  }

  /** The numbers that are left in a cell, as bits. */
  #left(place: number): number {
    const { grid } = this.#groups;
    const isLeft = (number: number): boolean => !this.#off.has(grid.markOf(place, number));
    return leftFor(grid, place).reduce((set, number) => (isLeft(number) ? set | (1 << number) : set), 0);
  }

  /** The group that has nothing left now; of one with a single candidate left, this is entered. */
  #exclude(mark: number, cause: Cause): Source | undefined {
    this.#off.set(mark, { cause, at: this.#off.size });
    const { grid, followedAt } = this.#groups;
    for (const index of followedAt[Math.floor(mark / grid.side)]!) this.#waiting.add(index);
    for (const group of this.#groups.of[mark]!) {
      const { marks } = this.#groups.all[group]!;
      const gone = (this.#gone.get(group) ?? 0) + 1;
      this.#gone.set(group, gone);
      if (gone === marks.length) return { group };
      if (gone < marks.length - 1) continue;
      const left = marks.find((one) => !this.#off.has(one))!;
      if (this.#on.has(left)) continue;
      this.#on.set(left, group);
      this.#entries.push(left);
    }
    return undefined;
  }

  #refuted(end: Source, most: number): Refuted | undefined {
    const groups = new Set<number>();
    const followed = new Map<number, number>();
    const needed = new Set<number>();
    const waiting = [end];
    for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
      if ('group' in source) groups.add(source.group);
      else if ((followed.get(source.followed) ?? 0) >= source.before) continue;
      else followed.set(source.followed, source.before);
      for (const mark of this.#excludedIn(source)) {
        const { cause } = this.#off.get(mark)!;
        if (!('group' in cause)) {
          waiting.push(cause);
          continue;
        }
        groups.add(cause.group);
        if (needed.has(cause.by!)) continue;
        needed.add(cause.by!);
        const origin = this.#on.get(cause.by!);
        if (origin !== undefined) waiting.push({ group: origin });
      }
    }
    const size = groups.size + followed.size;
    if (size > most) return undefined;
    const { all, grid } = this.#groups;
    const others = [...followed.keys()].map((index) => this.#groups.followed[index]!);
    return {
      ...{ supposed: this.#supposed, size },
      rules: [
        ...new Set([
          ...[...groups].map((group) => all[group]!.rule),
          ...others.flatMap(({ rules, places }) => [...rules, ...grid.cellRules(places)]),
        ]),
      ],
      entered: this.#entries.filter((mark) => mark !== this.#supposed && needed.has(mark)),
      end:
        'group' in end
          ? all[end.group]!.end
          : { cells: grid.codesOf(this.#groups.followed[end.followed]!.places) },
      because: others.map(({ because }) => because),
    };
  }

  /** The excluded marks on which a source rests. */
  #excludedIn(source: Source): readonly number[] {
    const { all, grid, followed } = this.#groups;
    if ('group' in source) return all[source.group]!.marks.filter((mark) => this.#off.has(mark));
    return followed[source.followed]!.places.flatMap((place) =>
      grid.candidates(place).map((number) => grid.markOf(place, number)),
    ).filter((mark) => (this.#off.get(mark)?.at ?? Infinity) < source.before);
  }
}
