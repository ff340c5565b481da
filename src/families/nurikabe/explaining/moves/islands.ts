/** A Nurikabe as its moves see it: connected land, connected sea, and what islands can still reach. */
import { componentsOf, oncePerObject, reachableFrom } from '../../../../core/index.js';
import type { MoveBoard } from '../../../contract/move.js';
import { whileUnchanged } from '../../../kit/moves/latest.js';
import { type AreaRoot, type AreasRule, reachOf } from '../../../kit/rules/index.js';
import type { NurikabePuzzle } from '../../puzzle.js';
import { nurikabeRuled } from '../../rules.js';

/** Known land that is connected. */
interface Group {
  readonly places: readonly number[];
  /** Its number; undefined: it has none yet. */
  readonly root: AreaRoot | undefined;
}

const islandsRuleOf = oncePerObject(
  (puzzle: NurikabePuzzle) => nurikabeRuled.rules(puzzle).find(({ kind }) => kind === 'areas') as AreasRule,
);

export class Islands {
  readonly rule: AreasRule;
  /** The groups of known land; those of one place too. */
  readonly groups: readonly Group[];
  readonly #board: MoveBoard<NurikabePuzzle>;
  /** By place: the group that it belongs to. */
  readonly #groupOf = new Map<number, Group>();
  readonly #reach = new Map<AreaRoot, ReadonlySet<number>>();
  readonly #fromLand = new Map<AreaRoot, ReadonlySet<number>>();
  /** The places that an island of any size could have. */
  readonly #ofAnySize: ReadonlySet<number>;

  constructor(board: MoveBoard<NurikabePuzzle>) {
    this.#board = board;
    this.rule = islandsRuleOf(board.puzzle);
    const { places, roots } = this.rule;
    const open = roots.filter(({ size }) => size === undefined);
    this.#ofAnySize = new Set(open.flatMap((root) => reachOf(this.rule, root).map(({ place }) => place)));
    const rootAt = new Map(roots.map((root) => [root.place, root]));
    const land = places.filter((place) => this.isLand(place));
    this.groups = componentsOf(land, (place) => this.beside(place, (next) => this.isLand(next))).map(
      (group) => {
        const own = [...group];
        const root = own.map((place) => rootAt.get(place)).find((one) => one !== undefined);
        return { places: own, root };
      },
    );
    for (const group of this.groups) for (const place of group.places) this.#groupOf.set(place, group);
  }

  isLand(place: number): boolean {
    return this.#board.value(place) === false;
  }

  isOpen(place: number): boolean {
    return this.#board.value(place) === undefined;
  }

  mayBeLand(place: number): boolean {
    return this.#board.value(place) !== true;
  }

  groupOf(place: number): Group | undefined {
    return this.#groupOf.get(place);
  }

  /** True if only islands with given numbers could have a place. */
  isOfNumbers(place: number): boolean {
    return !this.#ofAnySize.has(place);
  }

  /** The places beside a place for which something is true. */
  beside(place: number, isWanted: (next: number) => boolean): readonly number[] {
    return this.rule.neighbours[place]!.filter(isWanted);
  }

  /** The known sea that is connected with a place of it. */
  seaOf(place: number): ReadonlySet<number> {
    return reachableFrom([place], (own) => this.beside(own, (next) => !this.mayBeLand(next)));
  }

  /** The places that a sea could still have, if one place were land. */
  roomOf(sea: number, without: number): ReadonlySet<number> {
    return reachableFrom([sea], (own) => this.beside(own, (next) => next !== without && !this.isLand(next)));
  }

  /** The open places beside a group. */
  openBeside({ places }: Pick<Group, 'places'>): readonly number[] {
    return [...new Set(places.flatMap((place) => this.beside(place, (next) => this.isOpen(next))))];
  }

  /** The groups beside a place, each once. */
  groupsBeside(place: number): readonly Group[] {
    return [...new Set(this.beside(place, () => true).flatMap((next) => this.groupOf(next) ?? []))];
  }

  /**
   * The places that the island of a number can have: as many steps away as its size allows, through no known
   * sea and beside no other number.
   */
  reach(root: AreaRoot): ReadonlySet<number> {
    const known = this.#reach.get(root) ?? this.#stepsFrom([root.place], root);
    this.#reach.set(root, known);
    return known;
  }

  /** The same with as many steps from its known land as it lacks cells. */
  reachFromLand(root: AreaRoot): ReadonlySet<number> {
    const known = this.#fromLand.get(root) ?? this.#stepsFrom(this.groupOf(root.place)!.places, root);
    this.#fromLand.set(root, known);
    return known;
  }

  /** @param without a place that is left out */
  #stepsFrom(start: readonly number[], root: AreaRoot, without?: number): ReadonlySet<number> {
    const possible = new Set(reachOf(this.rule, root).map(({ place }) => place));
    const found = new Set(start);
    let last = start;
    const size = root.size ?? Number.POSITIVE_INFINITY;
    for (let lacks = size - start.length; lacks > 0 && last.length > 0; lacks--) {
      const next = last.flatMap((place) =>
        this.beside(
          place,
          (one) => one !== without && possible.has(one) && !found.has(one) && this.mayBeLand(one),
        ),
      );
      for (const place of next) found.add(place);
      last = [...new Set(next)];
    }
    return found;
  }

  /** The numbers whose islands could have a place. */
  rootsNear(place: number): readonly AreaRoot[] {
    return this.rule.roots.filter((root) => this.reach(root).has(place));
  }

  /** True if land could belong to an island with a number only with another place being land. */
  needs(land: number, place: number): boolean {
    const near = this.rootsNear(land);
    return (
      near.length > 0 &&
      near.every((root) => root.place !== place && !this.#stepsFrom([root.place], root, place).has(land))
    );
  }

  /** By place: the fewest open places on a way there from known land, through what an island can reach. */
  openOnWay(from: readonly number[], root: AreaRoot): ReadonlyMap<number, number> {
    const reach = this.reach(root);
    const found = new Map(from.map((place) => [place, 0]));
    // Places are looked at again where a shorter way is found; the list grows while it is read.
    const queue = [...from];
    for (const place of queue) {
      for (const next of this.beside(place, (one) => reach.has(one))) {
        const open = found.get(place)! + (this.isLand(next) ? 0 : 1);
        if (open >= (found.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        found.set(next, open);
        queue.push(next);
      }
    }
    return found;
  }

  codes(places: readonly number[]): readonly string[] {
    return places.map((place) => this.#board.marks[place]!.place);
  }

  code(place: number): string {
    return this.#board.marks[place]!.place;
  }

  /** Ids of the rules of an island: its size, and that land beside it belongs to it. */
  sizeRule({ place }: AreaRoot): string {
    return `${this.rule.id}-size-${this.code(place)}`;
  }

  aroundRule({ place }: AreaRoot): string {
    return `${this.rule.id}-around-${this.code(place)}`;
  }

  /** Id of the rule that a place is sea or belongs to one island. */
  placeRule(place: number): string {
    return `${this.rule.id}-${this.code(place)}`;
  }
}

/** The view of a board. */
export const islandsOf: (board: MoveBoard<NurikabePuzzle>) => Islands = whileUnchanged(
  (board: MoveBoard<NurikabePuzzle>) => new Islands(board),
);
