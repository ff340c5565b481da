/**
 * Arguments of the Circuit Board game from several rules, as players say them in one sentence: points that would be cut off, and how
 * many tracks leave a group of points (every point has one or three tracks, and a track within the group counts at two of its
 * points, so even groups are left by an even number).
 */
import { type Cell, cellCode } from '../../../core/grid/cell.js';
import { placeRuns } from '../../../core/grid/cell-runs.js';
import type { Mark, MarkedValue, StepShape } from '../../explaining.js';
import { concludesOnly, includesCell, reasonsOf } from '../../kit/step-shapes.js';
import { inWords, listed } from '../../kit/words.js';
import { becauseOfRing } from './rings.js';

/** Points of a group up to which they are named one by one; of more it is said how many they are. */
const MOST_NAMED = 8;
const POINT = 'point';
const CONNECTED = 'connected';

/** The argument of a step on a board with these places for tracks, as it follows `because`; undefined for one of another kind. */
export function becauseOfTracks(places: readonly Mark[], step: StepShape): string | undefined {
  return (
    ofParity(places, step) ??
    ofOnlyExit(places, step) ??
    ofLoneTrack(places, step) ??
    ofOnlyPartner(places, step) ??
    becauseOfRing(places, step)
  );
}

/** A group of points of which all places for a track that lead out are decided, the last one by the step. */
export function isParity(places: readonly Mark[], step: StepShape): boolean {
  return ofParity(places, step) !== undefined;
}

function ofParity(places: readonly Mark[], step: StepShape): string | undefined {
  const points = reasonsOf(step, [POINT]);
  const [concluded, ...more] = step.conclusions;
  if (points.length < 2 || points.length < step.reasons.length || more.length > 0) return undefined;
  const group = points.flatMap(({ cells }) => cells);
  const leaving = places.filter((place) => leaves(place, group));
  const decided = [...step.facts, concluded!].map(({ mark }) => mark);
  const isAll = leaving.length === decided.length && leaving.every((place) => decided.includes(place));
  const held = factsOf(step, true);
  if (!isAll || (held.length + Number(concluded!.value) - group.length) % 2 !== 0) return undefined;
  const kind = group.length % 2 === 0 ? 'even' : 'odd';
  const codes = group.map(cellCode);
  const runs = placeRuns(codes).map(({ words }) => words);
  const name =
    runs.length <= MOST_NAMED
      ? `the group ${listed(runs)}`
      : `the group of ${codes.length} points with ${codes[0]}`;
  const others = held.map(({ mark }) => mark.place);
  const tracks =
    others.length === 0
      ? `no other track leaves ${name}`
      : `${name} is left by ${inWords(others.length)} other${others.length === 1 ? '' : 's'}: ${listed(others)}`;
  return `an ${kind} group of points is left by an ${kind} number of tracks, and ${tracks}`;
}

/** A point with a track that is the only way out of some points: the way out is its second track, so it has three. */
function ofOnlyExit(places: readonly Mark[], step: StepShape): string | undefined {
  const [point, ...morePoints] = reasonsOf(step, [POINT]);
  const [connected] = reasonsOf(step, [CONNECTED]);
  if (point === undefined || connected === undefined || step.reasons.length !== 2 + morePoints.length)
    return undefined;
  if (morePoints.length > 0 || !concludesOnly(step, true)) return undefined;
  const [cell] = point.cells;
  const group = connected.cells;
  const closed = factsOf(step, false).map(({ mark }) => mark);
  const exits = places.filter((place) => leaves(place, group) && !closed.includes(place));
  const held = factsOf(step, true).map(({ mark }) => mark);
  const isExit = exits.every(({ cells }) => includesCell(cells, cell!));
  const isEntered = held.length === 1 && includesCell(held[0]!.cells, cell!) && !exits.includes(held[0]!);
  if (!isExit || !isEntered) return undefined;
  const code = cellCode(cell!);
  const name = groupName(group.map(cellCode));
  const way = includesCell(group, cell!)
    ? `a track must leave ${name} at ${code}`
    : `only ${code} can join ${name} with the others`;
  return `${way}, and ${code} has one track already and so gets three`;
}

/** Two neighbours between which a track would be the only one of both. */
function ofLoneTrack(places: readonly Mark[], step: StepShape): string | undefined {
  const points = reasonsOf(step, [POINT]);
  const [connected, ...more] = reasonsOf(step, [CONNECTED]);
  if (connected === undefined || more.length > 0 || points.length !== 2 || step.reasons.length !== 3)
    return undefined;
  const pair = points.flatMap(({ cells }) => cells);
  const between = step.conclusions.find(({ mark }) => mark.cells.every((cell) => includesCell(pair, cell)));
  const isPair = connected.cells.length === 2 && pair.every((cell) => includesCell(connected.cells, cell));
  if (between === undefined || between.value || !isPair || factsOf(step, true).length > 0) return undefined;
  const closed = step.facts.map(({ mark }) => mark);
  const open = places.filter((place) => !closed.includes(place));
  // Of one or three tracks with at most two places only one is possible.
  const isOne = pair.every((cell) => open.filter(({ cells }) => includesCell(cells, cell)).length <= 2);
  const [one, other] = pair.map(cellCode);
  return isOne
    ? `${one} and ${other} can have only one track each, so a track between them would cut both off from the others`
    : undefined;
}

/** A point that without the track could only be joined with a point that has no further track. */
function ofOnlyPartner(places: readonly Mark[], step: StepShape): string | undefined {
  const points = reasonsOf(step, [POINT]).flatMap(({ cells }) => cells);
  const [connected, ...more] = reasonsOf(step, [CONNECTED]);
  const [concluded, ...others] = step.conclusions;
  if (connected === undefined || more.length + others.length > 0 || step.reasons.length !== 3)
    return undefined;
  const isPair = connected.cells.length === 2 && points.every((cell) => includesCell(connected.cells, cell));
  if (points.length !== 2 || !isPair || !concluded!.value || factsOf(step, true).length > 0) return undefined;
  const open = places.filter(
    (place) => place !== concluded!.mark && !step.facts.some(({ mark }) => mark === place),
  );
  const openAt = (cell: Cell): readonly Mark[] => open.filter(({ cells }) => includesCell(cells, cell));
  const point = points.find((cell) => includesCell(concluded!.mark.cells, cell));
  const partner = points.find((cell) => !includesCell(concluded!.mark.cells, cell));
  if (point === undefined || partner === undefined || openAt(partner).length > 2) return undefined;
  const [only, ...further] = openAt(point);
  if (only === undefined || further.length > 0 || !includesCell(only.cells, partner)) return undefined;
  const [one, other] = [cellCode(point), cellCode(partner)];
  return `without it ${one} could only be joined with ${other}, which can have only one track, and both would be cut off from the others`;
}

function factsOf({ facts }: StepShape, value: boolean): readonly MarkedValue[] {
  return facts.filter((fact) => fact.value === value);
}

/** Whether a track leads out of a group of points. */
function leaves({ cells }: Mark, group: StepShape['reasons'][number]['cells']): boolean {
  return includesCell(group, cells[0]!) !== includesCell(group, cells[1]!);
}

function groupName(codes: readonly string[]): string {
  if (codes.length === 1) return codes[0]!;
  const runs = placeRuns(codes).map(({ words }) => words);
  return runs.length <= MOST_NAMED
    ? `the points ${listed(runs)}`
    : `the ${codes.length} points with ${codes[0]}`;
}
