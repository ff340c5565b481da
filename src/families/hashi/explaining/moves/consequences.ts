/**
 * Inferences that follow at once on a board of a Hashi: by the number of an island, from a bridge that others
 * would cross, and because no group of islands may be cut off.
 */
import type { Consequence } from '../../../kit/moves/suppose.js';
import type { Bridges, IslandName } from './bridges.js';

/** The bridges that a place gets, with those that it has. */
export interface Gets {
  readonly place: string;
  readonly bridges: number;
}

/** A direction of an island, and the most bridges that it can hold. */
export interface Direction extends Gets {
  /** The island across, where its number is what limits them, and how many it still takes. */
  readonly taken?: IslandName & { readonly more: number };
}

/** An inference in a form from which its words are made. */
export type Line =
  | { readonly kind: 'full'; readonly island: IslandName }
  | {
      readonly kind: 'needs';
      readonly island: IslandName;
      readonly gets: readonly Gets[];
      readonly directions: readonly Direction[];
      /** The number of its directions, of those without bridges too. */
      readonly neighbours: number;
    }
  | { readonly kind: 'crossing'; readonly places: readonly string[]; readonly by: string }
  | { readonly kind: 'way-out'; readonly group: readonly string[]; readonly place: string }
  | { readonly kind: 'cut-off'; readonly group: readonly string[] };

type Step = Consequence<Line>;

/** The places that a bridge of a place would cross get none. */
export function* crossed(bridges: Bridges, place: number): Iterable<Step> {
  const from = bridges.marksWith(place, true).slice(0, 1);
  if (from.length === 0) return;
  for (const other of bridges.layout.places[place]!.crossings) {
    if (bridges.most(other) === 0) continue;
    yield {
      conclusions: bridges.fewer(other, 1),
      rules: () => [bridges.crossingRule(place, other)],
      from,
      says: () => ({
        kind: 'crossing',
        places: [bridges.placeName(other)],
        by: bridges.placeName(place),
      }),
    };
  }
}

/** All that the number of an island leaves for its directions. */
export function* ofIsland(bridges: Bridges, island: number): Iterable<Step> {
  const need = bridges.needs(island);
  if (need === Number.POSITIVE_INFINITY) return;
  const rules = () => [bridges.islandRule(island)];
  if (need <= 0) {
    const name = bridges.nameOf(island);
    const { places } = bridges.layout.islands[island]!;
    const conclusions = places.flatMap((place) => bridges.fewer(place, bridges.least(place) + 1));
    const from = bridges.bridgesAt(island);
    if (conclusions.length > 0)
      yield { rules, from, conclusions, says: () => ({ kind: 'full', island: name }) };
  } else yield* missing(bridges, island, need);
}

/** A direction of an island, how many more bridges it can hold, and why not more. */
interface Room {
  readonly place: number;
  readonly more: number;
  /** The island across, if its number allows fewer than the place itself. */
  readonly limitedBy?: number;
}

function roomsOf(bridges: Bridges, island: number): readonly Room[] {
  return bridges.layout.islands[island]!.places.map((place) => {
    const across = bridges.across(place, island);
    const [open, taken] = [bridges.most(place) - bridges.least(place), bridges.needs(across)];
    return taken < open ? { place, more: Math.max(0, taken), limitedBy: across } : { place, more: open };
  });
}

/** Bridges that an island needs, because its other directions cannot hold enough. */
function* missing(bridges: Bridges, island: number, need: number): Iterable<Step> {
  const rooms = roomsOf(bridges, island);
  const spare = rooms.reduce((sum, { more }) => sum + more, 0) - need;
  const counted = (used: readonly Room[]) => ({
    rules: () =>
      [island, ...used.flatMap(({ limitedBy }) => limitedBy ?? [])].map((one) => bridges.islandRule(one)),
    from: used.flatMap(({ place, limitedBy }) =>
      limitedBy === undefined
        ? bridges.marksWith(place, false)
        : bridges.bridgesAt(limitedBy).filter((mark) => bridges.placeOf(mark) !== place),
    ),
  });
  const shown = {
    island: bridges.nameOf(island),
    directions: rooms.map((room) => directionOf(bridges, room)).filter((one) => one.bridges > 0),
  };
  const taking = rooms.filter(({ more }) => more > spare);
  if (taking.length === 0) return;
  // Of a single direction that gets bridges only the others are counted.
  const used = rooms.filter((room) => taking.length > 1 || room !== taking[0]);
  const gets = taking.map(({ place, more }) => ({ place, bridges: bridges.least(place) + more - spare }));
  yield {
    ...counted(used),
    conclusions: taking.flatMap(({ place, more }) => {
      const least = bridges.least(place);
      return bridges.known(place, least + 1, least + more - spare, true);
    }),
    says: (concluded) => ({
      kind: 'needs',
      ...shown,
      neighbours: rooms.length,
      gets: gets
        .filter(({ place }) => concluded.some(({ mark }) => bridges.placeOf(mark) === place))
        .map((one) => ({ ...one, place: bridges.placeName(one.place) })),
    }),
  };
}

function directionOf(bridges: Bridges, { place, more, limitedBy }: Room): Direction {
  const held = { place: bridges.placeName(place), bridges: bridges.least(place) + more };
  return limitedBy === undefined || more === 0
    ? held
    : { ...held, taken: { ...bridges.nameOf(limitedBy), more } };
}

/** A group of joined islands that one place leads out of, or none. */
export function* ofGroup(bridges: Bridges, island: number): Iterable<Step> {
  const { islands: group, joints } = bridges.joined(island);
  if (group.length === bridges.layout.islands.length) return;
  const inside = new Set(group);
  const leading = group.flatMap((one) =>
    bridges.layout.islands[one]!.places.flatMap((place) => {
      const across = bridges.across(place, one);
      return inside.has(across) ? [] : [{ place, ends: [one, across] }];
    }),
  );
  const full = (ends: readonly number[]) => ends.find((end) => bridges.needs(end) <= 0);
  const ways = leading.filter(({ place, ends }) => bridges.most(place) > 0 && full(ends) === undefined);
  const [way, ...more] = ways;
  if (more.length > 0) return;
  const closed = leading.filter((one) => one !== way);
  const blocking = [
    ...new Set(closed.flatMap(({ place, ends }) => (bridges.most(place) > 0 ? full(ends)! : []))),
  ];
  const step = {
    rules: () => [...blocking.map((one) => bridges.islandRule(one)), bridges.connected(group)],
    from: [
      ...joints,
      ...closed.flatMap(({ place }) => bridges.marksWith(place, false).slice(0, 1)),
      ...blocking.flatMap((one) => bridges.bridgesAt(one)),
    ],
  };
  const codes = bridges.codesOf(group);
  yield way === undefined
    ? { ...step, conclusions: [], says: () => ({ kind: 'cut-off', group: codes }) }
    : {
        ...step,
        conclusions: bridges.known(way.place, 1, 1, true),
        says: () => ({ kind: 'way-out', group: codes, place: bridges.placeName(way.place) }),
      };
}

/**
 * An island that without a bridge in a place would take all that its other directions hold, and be cut off
 * with the islands there.
 */
export function closedWithout(
  bridges: Bridges,
  island: number,
  place: number,
): Omit<Step, 'from'> | undefined {
  const rooms = roomsOf(bridges, island).filter((room) => room.place !== place && room.more > 0);
  if (rooms.reduce((sum, { more }) => sum + more, 0) !== bridges.needs(island)) return undefined;
  const none = bridges.fewer(place, 1);
  const all = rooms.flatMap((room) => {
    const least = bridges.least(room.place);
    return bridges.known(room.place, least + 1, least + room.more, true);
  });
  const [closed] = ofGroup(bridges.and([...none, ...all]), island);
  if (closed === undefined || closed.conclusions.length > 0) return undefined;
  const limits = rooms.flatMap(({ limitedBy }) => limitedBy ?? []);
  return {
    conclusions: bridges.known(place, 1, 1, true),
    rules: () => [...[island, ...limits].map((one) => bridges.islandRule(one)), ...closed.rules()],
    says: (used) => closed.says(used),
  };
}
