/**
 * Arguments of the Circuit Board game from several rules, as players say them in one sentence: points that
 * would be cut off, tracks that would close a ring, and how many tracks leave a group of points.
 */
import { compareCells } from '../../../core/index.js';
import type { Mark, StepShape } from '../../contract/explaining.js';
import { reasonsOf } from '../../kit/words/step-shapes.js';
import { inWords, listed } from '../../kit/words/words.js';
import { factsOf, leaves, pointsInWords } from './groups.js';
import { becauseOfIsolation } from './isolation.js';
import { becauseOfRing } from './rings.js';

/**
 * The argument of a step on a board with these places for tracks, as it follows `because`; undefined for one
 * of another kind.
 */
export function becauseOfTracks(places: readonly Mark[], step: StepShape): string | undefined {
  return ofParity(places, step) ?? becauseOfIsolation(places, step) ?? becauseOfRing(places, step);
}

/** A group of points of which all places for a track that lead out are decided, the last one by the step. */
export function isParity(places: readonly Mark[], step: StepShape): boolean {
  return ofParity(places, step) !== undefined;
}

/**
 * Every point has one or three tracks, and a track within a group counts at two of its points: so the group
 * is left by an even number of tracks where it has an even number of points, else by an odd number.
 */
function ofParity(places: readonly Mark[], step: StepShape): string | undefined {
  const points = reasonsOf(step, ['point']);
  const [concluded, ...more] = step.conclusions;
  if (points.length < 2 || points.length < step.reasons.length || more.length > 0) return undefined;
  const group = points.flatMap(({ cells }) => cells).toSorted(compareCells);
  const leaving = places.filter((place) => leaves(place, group));
  const decided = [...step.facts, ...step.conclusions].map(({ mark }) => mark);
  const isAll = leaving.length === decided.length && leaving.every((place) => decided.includes(place));
  const held = factsOf(step, true);
  const fits = (held.length + Number(concluded?.value ?? 0) - group.length) % 2 === 0;
  if (!isAll || fits !== (concluded !== undefined)) return undefined;
  const kind = group.length % 2 === 0 ? 'an even' : 'an odd';
  const name = pointsInWords(group, places);
  const tracks = held.map(({ mark }) => mark.place);
  const leave = concluded === undefined ? tracksInWords(tracks) : othersInWords(tracks);
  return `${name} have an odd number of tracks each, so ${kind} number of tracks leaves them, and there ${leave}`;
}

/** Tracks that leave a group beside the one that is concluded. */
function othersInWords(tracks: readonly string[]): string {
  const [first, ...more] = tracks;
  if (first === undefined) return 'is no other';
  return more.length === 0
    ? `is one other: ${first}`
    : `are ${inWords(tracks.length)} others: ${listed(tracks)}`;
}

/** All tracks that leave a group. */
function tracksInWords(tracks: readonly string[]): string {
  const [first, ...more] = tracks;
  if (first === undefined) return 'is none';
  return more.length === 0 ? `is one: ${first}` : `are ${inWords(tracks.length)}: ${listed(tracks)}`;
}
