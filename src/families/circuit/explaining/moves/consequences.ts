/**
 * What follows at once on a Circuit Board: by the one or three tracks of a point, from a track that would
 * close a ring, and because no points may be cut off.
 */
import type { LazyReason } from '../../../contract/mark.js';
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
  | { readonly kind: 'cut-off'; readonly group: GroupName };

type Step = Consequence<Line>;

/** What the number of tracks of a point leaves. */
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

/** All that follows at once where a place has become known. */
export function* followingIn(tracks: Tracks, place: number): Iterable<Step> {
  const ends = tracks.graph.ends[place]!;
  const isTrack = tracks.value(place) === true;
  if (isTrack) yield* closedBy(tracks, place);
  else yield* cutOff(tracks, place);
  for (const end of ends) yield* ofPoint(tracks, end);
  if (isTrack) {
    const joined = tracks.reached(ends[0], (mark) => tracks.value(mark) === true);
    for (const near of new Set(joined.flatMap((point) => tracks.placesAt(point, undefined)))) {
      yield* closing(tracks, near);
    }
  } else yield* waysOut(tracks);
}

/** A group of points of which all places that lead out are decided but one, and the tracks that lead out. */
export interface Parity {
  readonly group: readonly number[];
  readonly place: number;
  readonly held: readonly number[];
  readonly hasTrack: boolean;
}

/**
 * Every point has one or three tracks, and a track within a group counts at two of its points: so the group
 * is left by an even number of tracks where it has an even number of points, else by an odd number. Open
 * places join points in groups that decided places alone lead out of; in such a group a place without which
 * it would fall apart is the only open one that leads out of either part.
 */
export function* parities(tracks: Tracks): Iterable<Parity> {
  const isOpen = (place: number): boolean => tracks.value(place) === undefined;
  for (const place of bridgesOf(tracks.graph, isOpen)) {
    const [group] = tracks.graph.ends[place]!
      .map((end) => tracks.reached(end, (other) => other !== place && isOpen(other)))
      .sort((one, other) => one.length - other.length);
    const held = tracks.leaving(group!).filter((other) => tracks.value(other) === true);
    yield { group: group!, place, held, hasTrack: (group!.length - held.length) % 2 !== 0 };
  }
}
