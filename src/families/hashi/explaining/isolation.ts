/**
 * Islands that would be cut off: what the numbers of a few islands force until no way out of a group is left.
 */
import { cellCode } from '../../../core/index.js';
import type { Mark, MarkedValue, ReasonShape, StepShape } from '../../contract/explaining.js';
import { countedInWords, listed } from '../../kit/words/words.js';
import type { Layout } from '../layout.js';
import { CONNECTED, endsOf, islandId, islandName, placeName } from './reasons.js';

/** Closed ways out up to which all are named. */
export const MOST_CLOSED = 4;

/** The number of bridges a place has at least and at most. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** A change of a place's bounds, and the places on which it rests. */
interface Change extends Bounds {
  readonly place: string;
  readonly isRaised: boolean;
  readonly from: readonly string[];
  /** The island that says so; absent for a supposed mark. */
  readonly by?: Needed;
}

/** An island of a step: its number, its places, and which half of its rule the step needs. */
interface Needed {
  readonly name: string;
  readonly number: number;
  readonly places: readonly string[];
  readonly half: ReasonShape['half'];
}

/**
 * The argument of a step by islands and a group that must not be cut off, as it follows `because`; undefined
 * for other steps.
 */
export function becauseOfIsolation(layout: Layout, step: StepShape): string | undefined {
  const [group, ...more] = step.reasons.filter(({ kind }) => kind === CONNECTED);
  const islands = islandsOf(layout, step);
  if (group === undefined || more.length > 0 || islands.length !== step.reasons.length - 1) return undefined;
  const start = knownBounds(step);
  const exits = exitsOf(layout, group);
  const chainOf = ({ mark, value }: MarkedValue): readonly Change[] | undefined => {
    const changes = changesFrom(start, islands, [{ mark, value: !value }], exits);
    return exits.every((place) => boundsAfter(place, start, changes).high === 0)
      ? chainTo(exits, changes)
      : undefined;
  };
  const closed = exits.filter((place) => start.get(place)?.high === 0);
  const end = `the islands in ${listed(group.cells.map(cellCode))} would be cut off from the others${closedWords(closed)}`;
  for (const first of step.conclusions.toSorted((one, other) => Number(other.value) - Number(one.value))) {
    const chain = chainOf(first);
    const follows = changesFrom(start, islands, [first], []);
    if (chain === undefined || !step.conclusions.every((known) => holds(known, start, follows))) continue;
    const words = [...saysChanges(chain), end];
    const then = words.length === 1 ? end : `${words.slice(0, -1).join(', ')}, and ${end}`;
    const own = new Set(step.conclusions.map(({ mark: { place } }) => place));
    const rest = saysChanges(follows.filter(({ place, by }) => own.has(place) && by !== undefined));
    return saysIsolation(step, first, then, rest);
  }
  return undefined;
}

/**
 * @param then the consequences where the first conclusion does not hold
 * @param rest the argument from it to the other conclusions
 */
function saysIsolation(
  { conclusions }: StepShape,
  { mark, value }: MarkedValue,
  then: string,
  rest: readonly string[],
): string {
  const isSingle = conclusions.length === 1;
  if (isSingle) return value ? `otherwise ${then}` : `with ${saysBridges(mark, 'a')} there, ${then}`;
  const where = value ? `with ${saysBridges(mark)} there` : 'otherwise';
  const further = rest.length === 0 ? '' : `; ${where}, ${listed(rest)}`;
  return `if ${mark.place} ${(value ? mark.no : mark.yes).one}, then ${then}${further}`;
}

/** The ways out of a group that are closed before, where they are few: `, as r1c2–r1c4 has no bridge`. */
function closedWords(closed: readonly string[]): string {
  if (closed.length === 0) return '';
  if (closed.length > MOST_CLOSED) return ', as no other way out is left';
  return `, as ${listed(closed)} ${closed.length === 1 ? 'has' : 'have'} no bridge`;
}

function islandsOf(layout: Layout, { reasons }: StepShape): readonly Needed[] {
  return reasons.flatMap(({ id, half }): readonly Needed[] => {
    const island = layout.islands.find((one) => islandId(one) === id);
    if (island === undefined) return [];
    const places = island.places.map((place) => placeName(endsOf(layout, place)));
    return [{ name: islandName(island), number: island.number!, places, half }];
  });
}

/** The places that lead out of a group. */
function exitsOf(layout: Layout, { cells }: ReasonShape): readonly string[] {
  const inside = new Set(cells.map(cellCode));
  return layout.places.flatMap((_, place) => {
    const [one, other] = endsOf(layout, place).map((end) => inside.has(cellCode(end)));
    return one === other ? [] : [placeName(endsOf(layout, place))];
  });
}

function knownBounds({ known, open, conclusions }: StepShape): ReadonlyMap<string, Bounds> {
  const bounds = new Map<string, Bounds>();
  const at = (place: string): Bounds => bounds.get(place) ?? { low: 0, high: 0 };
  for (const mark of [...open, ...[...known, ...conclusions].map((one) => one.mark)]) {
    const { low, high } = at(mark.place);
    bounds.set(mark.place, { low, high: Math.max(high, mark.atLeast!) });
  }
  for (const one of known) bounds.set(one.mark.place, within(at(one.mark.place), one));
  return bounds;
}

function within({ low, high }: Bounds, { mark, value }: MarkedValue): Bounds {
  return value
    ? { low: Math.max(low, mark.atLeast!), high }
    : { low, high: Math.min(high, mark.atLeast! - 1) };
}

/** Propagation from supposed marks, bound by bound, until all exits are closed or nothing more follows. */
function changesFrom(
  start: ReadonlyMap<string, Bounds>,
  islands: readonly Needed[],
  supposed: readonly MarkedValue[],
  exits: readonly string[],
): readonly Change[] {
  const bounds = new Map(start);
  const changes: Change[] = [];
  const change = (place: string, to: Bounds, from: readonly string[], by?: Needed): void => {
    const isRaised = to.low > bounds.get(place)!.low;
    bounds.set(place, to);
    changes.push({ place, low: to.low, high: to.high, isRaised, from, ...(by === undefined ? {} : { by }) });
  };
  for (const one of supposed) change(one.mark.place, within(bounds.get(one.mark.place)!, one), []);
  const isClosed = (): boolean => exits.length > 0 && exits.every((place) => bounds.get(place)?.high === 0);
  for (let isNew = true; isNew && !isClosed(); ) {
    const next = islands.flatMap((island) => forcedBy(island, bounds)).at(0);
    isNew = next !== undefined;
    if (next !== undefined) change(next.place, next, next.from, next.by);
  }
  return changes;
}

/** Bounds that the number of an island forces on its places. */
function forcedBy(by: Needed, bounds: ReadonlyMap<string, Bounds>): readonly Omit<Change, 'isRaised'>[] {
  const { number, places, half } = by;
  return places.flatMap((place) => {
    const from = places.filter((other) => other !== place);
    const sum = (end: keyof Bounds): number =>
      from.reduce((total, other) => total + bounds.get(other)![end], 0);
    const { low, high } = bounds.get(place)!;
    const least = half === 'most' ? low : Math.max(low, number - sum('high'));
    const most = half === 'least' ? high : Math.min(high, number - sum('low'));
    return (least > low || most < high) && least <= most ? [{ place, low: least, high: most, from, by }] : [];
  });
}

/** The changes on which the closing of all exits rests, without the supposed ones. */
function chainTo(exits: readonly string[], changes: readonly Change[]): readonly Change[] {
  const needed = new Set(exits);
  const kept = changes.toReversed().filter(({ place, from }) => {
    if (!needed.has(place)) return false;
    for (const other of from) needed.add(other);
    return from.length > 0;
  });
  return kept.toReversed();
}

function boundsAfter(place: string, start: ReadonlyMap<string, Bounds>, changes: readonly Change[]): Bounds {
  return changes.findLast((change) => change.place === place) ?? start.get(place) ?? { low: 0, high: 0 };
}

function holds(
  { mark, value }: MarkedValue,
  start: ReadonlyMap<string, Bounds>,
  changes: readonly Change[],
): boolean {
  const { low, high } = boundsAfter(mark.place, start, changes);
  return value ? low >= mark.atLeast! : high < mark.atLeast!;
}

/** Changes in words, those of one island that say the same together. */
function saysChanges(changes: readonly Change[]): readonly string[] {
  const joined: Change[][] = [];
  for (const change of changes) {
    const before = joined.at(-1);
    if (
      before !== undefined &&
      saysChange([before[0]!]) === saysChange([{ ...change, place: before[0]!.place }])
    )
      before.push(change);
    else joined.push([change]);
  }
  return joined.map(saysChange);
}

/**
 * `the island 1 in r1c4 needs one bridge in r1c4–r1c6`, `the island 2 in r1c4 leaves no bridge for
 * r1c4–r3c4`.
 */
function saysChange(changes: readonly Change[]): string {
  const { low, high, isRaised, by } = changes[0]!;
  const amount = (count: number, bound: string): string => {
    if (count === 0) return 'no bridge';
    const number = `${low === high ? '' : bound}${countedInWords(count, 'bridge')}`;
    return changes.length === 1 ? number : `${number} each`;
  };
  const places = listed(changes.map(({ place }) => place));
  return isRaised
    ? `${by!.name} needs ${amount(low, 'at least ')} in ${places}`
    : `${by!.name} leaves ${amount(high, 'at most ')} for ${places}`;
}

/** `the bridge`, `two bridges` */
function saysBridges({ atLeast }: Mark, article: 'a' | 'the' = 'the'): string {
  return atLeast === 1 ? `${article} bridge` : countedInWords(atLeast!, 'bridge');
}
