/**
 * Inferences that follow at once on a Circuit Board: by the one or three tracks of a point, from a track that
 * would close a ring, and because no points may be cut off.
 */
import type { LazyReason } from '../../../contract/mark.js';
import { choices } from '../../../kit/moves/choose.js';
import type { Consequence } from '../../../kit/moves/suppose.js';
import type { GroupName } from '../group-names.js';
import { bridgesOf, type Tracks } from './tracks.js';

/** An inference in a form from which its words are made. */
export type Line =
  | {
      readonly kind: 'full';
      readonly point: string;
      readonly tracks: 1 | 3;
      readonly places: readonly string[];
    }
  | {
      readonly kind: 'needs';
      readonly point: string;
      /** The tracks that it has. */
      readonly tracks: number;
      readonly places: readonly string[];
    }
  | { readonly kind: 'broken'; readonly point: string; readonly tracks: number }
  | { readonly kind: 'ring'; readonly place: string; readonly corners: readonly string[] }
  | { readonly kind: 'closed-ring'; readonly corners: readonly string[] }
  | { readonly kind: 'way-out'; readonly group: GroupName; readonly place: string }
  | { readonly kind: 'cut-off'; readonly group: GroupName }
  /** A point with one track that gets none of these others, as any two of them would close a ring. */
  | {
      readonly kind: 'none-of';
      readonly point: string;
      readonly places: readonly string[];
      readonly corners: readonly string[];
    }
  /** A point with one track that gets both others, as these are the only way out of some points. */
  | {
      readonly kind: 'both-of';
      readonly point: string;
      readonly places: readonly string[];
      readonly group: GroupName;
    }
  /** A track that would complete the points at its ends, and with them all that are joined. */
  | {
      readonly kind: 'closes-off';
      readonly place: string;
      /** Those at its ends that have room for only one track. */
      readonly single: readonly string[];
      readonly group: GroupName;
    }
  | {
      readonly kind: 'parity';
      readonly group: GroupName;
      readonly place: string;
      readonly hasTrack: boolean;
      /** The other tracks that lead out of the group. */
      readonly others: readonly string[];
    }
  | { readonly kind: 'odd'; readonly group: GroupName; readonly others: readonly string[] };

type Step = Consequence<Line>;

/** All that the number of tracks of a point leaves. */
export function* ofPoint(tracks: Tracks, point: number): Iterable<Step> {
  const held = tracks.placesAt(point, true);
  const open = tracks.placesAt(point, undefined);
  const closed = tracks.placesAt(point, false);
  const [has, possible] = [held.length, held.length + open.length];
  const [code] = tracks.codes([point]) as [string];
  const rules = (): readonly string[] => [tracks.pointRule(point)];
  const least = has > 1 ? 3 : 1;
  const most = possible > 2 ? 3 : 1;
  if (has > most || possible < least) {
    const from = has > 3 ? held : [...held, ...closed];
    yield { conclusions: [], rules, from, says: () => ({ kind: 'broken', point: code, tracks: has }) };
  } else if (open.length > 0 && has === most) {
    yield {
      conclusions: open.map((mark) => ({ mark, value: false })),
      rules,
      from: has === 3 ? held : [...held, ...closed],
      says: (used) => ({
        kind: 'full',
        point: code,
        tracks: most,
        places: used.map(({ mark }) => tracks.placeName(mark)),
      }),
    };
  } else if (open.length > 0 && least === possible) {
    yield {
      conclusions: open.map((mark) => ({ mark, value: true })),
      rules,
      from: [...held, ...closed],
      says: (used) => ({
        kind: 'needs',
        point: code,
        tracks: has,
        places: used.map(({ mark }) => tracks.placeName(mark)),
      }),
    };
  }
}

/** A place whose track would close a ring. */
export function* closing(tracks: Tracks, place: number): Iterable<Step> {
  if (tracks.value(place) !== undefined) return;
  const [one, other] = tracks.graph.ends[place]!;
  const ring = tracks.way(one, other);
  if (ring === undefined) return;
  yield {
    conclusions: [{ mark: place, value: false }],
    rules: () => [tracks.area(ring)],
    from: tracks.along(ring),
    says: () => ({ kind: 'ring', place: tracks.placeName(place), corners: tracks.corners(ring) }),
  };
}

/** A ring that a track has closed. */
function* closedBy(tracks: Tracks, place: number): Iterable<Step> {
  const [one, other] = tracks.graph.ends[place]!;
  const without = tracks.with((mark) => (mark === place ? undefined : tracks.value(mark)));
  const ring = without.way(one, other);
  if (ring === undefined) return;
  yield {
    conclusions: [],
    rules: () => [tracks.area(ring)],
    from: [place, ...tracks.along(ring)],
    says: () => ({ kind: 'closed-ring', corners: tracks.corners(ring) }),
  };
}

/** Points that are cut off by places without a track; from one end of a place that was closed last. */
function* cutOff(tracks: Tracks, place: number): Iterable<Step> {
  const [one, other] = tracks.graph.ends[place]!;
  const isPossible = (mark: number): boolean => tracks.value(mark) !== false;
  const side = tracks.reached(one, isPossible);
  if (side.includes(other)) return;
  const others = tracks.reached(other, isPossible);
  const group = others.length < side.length ? others : side;
  yield {
    conclusions: [],
    rules: () => [tracks.connected(group)],
    from: tracks.leaving(group),
    says: () => ({ kind: 'cut-off', group: tracks.group(group) }),
  };
}

/** Places without which points would be cut off. */
export function* waysOut(tracks: Tracks): Iterable<Step> {
  for (const { place, group } of tracks.waysOut()) {
    yield {
      conclusions: [{ mark: place, value: true }],
      rules: (): readonly LazyReason[] => [tracks.connected(group)],
      from: tracks.leaving(group).filter((mark) => mark !== place),
      says: () => ({ kind: 'way-out', group: tracks.group(group), place: tracks.placeName(place) }),
    };
  }
}

/** A point with one track gets two others or none; none where any two of those left would close a ring. */
export function* noneOf(tracks: Tracks, point: number): Iterable<Step> {
  const open = tracks.placesAt(point, undefined);
  const held = tracks.placesAt(point, true);
  if (held.length !== 1 || open.length < 2) return;
  const far = (place: number): number => tracks.across(place, point);
  const pairs = choices(open, 2);
  const rings = [...pairs].map(([one, other]) => tracks.way(far(one!), far(other!)));
  // A ring through the point itself needs only one of its places.
  if (rings.some((ring) => ring === undefined || ring.includes(point))) return;
  const whole = rings.map((ring) => [point, ...ring!]);
  yield {
    conclusions: open.map((mark) => ({ mark, value: false })),
    rules: () => [tracks.pointRule(point), ...whole.map((ring) => tracks.area(ring))],
    from: [...held, ...tracks.placesAt(point, false), ...rings.flatMap((ring) => tracks.along(ring!))],
    says: () => ({
      kind: 'none-of',
      point: tracks.codes([point])[0]!,
      places: open.map((place) => tracks.placeName(place)),
      corners: tracks.corners(whole[0]!),
    }),
  };
}

/** A point with one track gets both others, where they alone lead out of the points that it is joined to. */
export function* bothOf(tracks: Tracks, group: readonly number[]): Iterable<Step> {
  const leaving = tracks.leaving(group);
  const exits = leaving.filter((place) => tracks.value(place) !== false);
  if (exits.length !== 2 || group.length === tracks.graph.points.length) return;
  const point = group.find((one) => exits.every((place) => tracks.graph.ends[place]!.includes(one)));
  if (point === undefined || tracks.placesAt(point, true).length !== 1) return;
  if (exits.some((place) => tracks.value(place) !== undefined)) return;
  yield {
    conclusions: exits.map((mark) => ({ mark, value: true })),
    rules: () => [tracks.pointRule(point), tracks.connected(group)],
    from: [
      ...leaving.filter((place) => !exits.includes(place)),
      ...tracks.placesAt(point, true),
      ...tracks.placesAt(point, false),
    ],
    says: () => ({
      kind: 'both-of',
      point: tracks.codes([point])[0]!,
      places: exits.map((place) => tracks.placeName(place)),
      group: tracks.group(group),
    }),
  };
}

/** A place whose track would complete its ends, so that no track leads out of the points that it joins. */
export function* closingOff(tracks: Tracks, place: number): Iterable<Step> {
  if (tracks.value(place) !== undefined) return;
  const ends = tracks.graph.ends[place]!;
  const near = tracks.joined(ends[0]);
  if (near.includes(ends[1])) return;
  const full = ends.filter((point) => {
    const held = tracks.placesAt(point, true).length;
    return held === 2 || (held === 0 && tracks.placesAt(point, undefined).length === 2);
  });
  const group = [...near, ...tracks.joined(ends[1])].sort((one, other) => one - other);
  const leaving = tracks.leaving(group);
  const closed = leaving.filter((other) => tracks.value(other) === false);
  const exits = leaving.filter((other) => tracks.value(other) !== false);
  const isOpen = exits.some(
    (other) =>
      tracks.value(other) === true || !tracks.graph.ends[other]!.some((point) => full.includes(point)),
  );
  if (isOpen || group.length === tracks.graph.points.length) return;
  const used = full.filter((point) => exits.some((other) => tracks.graph.ends[other]!.includes(point)));
  yield {
    conclusions: [{ mark: place, value: false }],
    rules: () => [...used.map((point) => tracks.pointRule(point)), tracks.connected(group)],
    from: [
      ...closed,
      ...used.flatMap((point) => [...tracks.placesAt(point, true), ...tracks.placesAt(point, false)]),
    ],
    says: () => ({
      kind: 'closes-off',
      place: tracks.placeName(place),
      single: tracks.codes(used.filter((point) => tracks.placesAt(point, true).length === 0)),
      group: tracks.group(group),
    }),
  };
}

/** All that follows at once where a place has become known. */
export function* followingIn(tracks: Tracks, place: number): Iterable<Step> {
  const ends = tracks.graph.ends[place]!;
  const isTrack = tracks.value(place) === true;
  if (isTrack) yield* closedBy(tracks, place);
  else yield* cutOff(tracks, place);
  for (const end of ends) yield* ofPoint(tracks, end);
  const groups = (isTrack ? ends.slice(0, 1) : ends).map((end) => tracks.joined(end));
  const joined = groups.flat();
  const near = new Set(joined.flatMap((point) => tracks.placesAt(point, undefined)));
  if (isTrack) for (const one of near) yield* closing(tracks, one);
  else yield* waysOut(tracks);
  const points = new Set([...joined, ...[...near].flatMap((one) => tracks.graph.ends[one]!)]);
  for (const point of points) yield* noneOf(tracks, point);
  for (const group of groups) yield* bothOf(tracks, group);
  for (const one of near) yield* closingOff(tracks, one);
  yield* brokenParity(tracks, ends);
  yield* parities(tracks);
}

/**
 * Groups of points of which all places that lead out are decided but one. Every point has one or three
 * tracks, and a track within a group counts at two of its points: so the group is left by an even number of
 * tracks where it has an even number of points, else by an odd number. Open places join points in groups that
 * decided places alone lead out of; in such a group a place without which it would fall apart is the only
 * open one that leads out of either part.
 */
export function* parities(tracks: Tracks): Iterable<ParityStep> {
  const isOpen = (place: number): boolean => tracks.value(place) === undefined;
  for (const place of bridgesOf(tracks.graph, isOpen)) {
    const [group] = tracks.graph.ends[place]!.map((end) =>
      tracks.reached(end, (other) => other !== place && isOpen(other)),
    ).sort((one, other) => one.length - other.length) as [readonly number[], readonly number[]];
    if (group.length === 1) continue;
    const leaving = tracks.leaving(group).filter((other) => other !== place);
    const held = leaving.filter((other) => tracks.value(other) === true);
    const hasTrack = (group.length - held.length) % 2 !== 0;
    yield {
      group,
      conclusions: [{ mark: place, value: hasTrack }],
      rules: () => group.map((point) => tracks.pointRule(point)),
      from: leaving,
      says: () => ({
        kind: 'parity',
        group: tracks.group(group),
        place: tracks.placeName(place),
        hasTrack,
        others: held.map((other) => tracks.placeName(other)),
      }),
    };
  }
}

/** A conclusion from all points of a group. */
export interface ParityStep extends Step {
  readonly group: readonly number[];
}

/** A group of points around a place that was decided last, which a wrong number of tracks leaves. */
function* brokenParity(tracks: Tracks, ends: readonly number[]): Iterable<Step> {
  for (const end of ends) {
    const group = tracks.reached(end, (place) => tracks.value(place) === undefined);
    const leaving = tracks.leaving(group);
    const held = leaving.filter((place) => tracks.value(place) === true);
    if (group.length === 1 || (group.length - held.length) % 2 === 0) continue;
    yield {
      conclusions: [],
      rules: () => group.map((point) => tracks.pointRule(point)),
      from: leaving,
      says: () => ({
        kind: 'odd',
        group: tracks.group(group),
        others: held.map((place) => tracks.placeName(place)),
      }),
    };
  }
}
