/**
 * Arguments of the Circuit Board game from points that must not be cut off, and the tracks that these can
 * have.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { Mark, StepShape } from '../../contract/explaining.js';
import { concludesOnly, includesCell, reasonsOf } from '../../kit/words/step-shapes.js';
import { factsOf, groupName, leaves } from './groups.js';

const POINT = 'point';
const CONNECTED = 'connected';

/** The argument that points would be cut off, as it follows `because`; undefined for other steps. */
export function becauseOfIsolation(places: readonly Mark[], step: StepShape): string | undefined {
  return (
    ofOnlyExit(places, step) ??
    ofLoneTrack(places, step) ??
    ofOnlyPartner(places, step) ??
    ofTwoPartners(places, step)
  );
}

/**
 * A point with a track that is the only way out of some points: the way out is its second track, so it has
 * three.
 */
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
  const name = groupName(group, places);
  const way = includesCell(group, cell!)
    ? `a track must leave ${name} at ${code}, and ${code}`
    : `a track must leave ${name}, and it can only lead to ${code}, which`;
  const left = places.filter(
    (place) => includesCell(place.cells, cell!) && !closed.includes(place) && !held.includes(place),
  );
  // Where only one is concluded, the reader wants to see why it is not enough that the other one is.
  const isOneOfTwo = step.conclusions.length === 1 && left.length === 2;
  const needed = isOneOfTwo ? 'needs both of its other places' : 'gets three';
  return `${way} has one track already and so ${needed}`;
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
  if (!isOne) return undefined;
  return `${one} and ${other} can have only one track each, so a track between them would cut both off from the others${otherPlaces(pair, step)}`;
}

/** The only tracks of two points, so far as the step concludes them. */
function otherPlaces(pair: readonly Cell[], { conclusions }: StepShape): string {
  const using = pair.filter((cell) =>
    conclusions.some(({ mark, value }) => value && includesCell(mark.cells, cell)),
  );
  if (using.length === 2) return ', and each uses its other place';
  return using.length === 1 ? `, and ${cellCode(using[0]!)} uses its other place` : '';
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

/**
 * A point that without the track would have a single one, to either of two points that have no further track.
 */
function ofTwoPartners(places: readonly Mark[], step: StepShape): string | undefined {
  const points = reasonsOf(step, [POINT]).flatMap(({ cells }) => cells);
  const pairs = reasonsOf(step, [CONNECTED]).map(({ cells }) => cells);
  const [concluded, ...more] = step.conclusions;
  if (points.length !== 3 || pairs.length !== 2 || step.reasons.length !== 5 || more.length > 0)
    return undefined;
  if (!concluded!.value || factsOf(step, true).length > 0) return undefined;
  const closed = step.facts.map(({ mark }) => mark);
  const openAt = (cell: Cell): readonly Mark[] =>
    places.filter((place) => includesCell(place.cells, cell) && !closed.includes(place));
  const point = points.find((cell) => pairs.every((pair) => includesCell(pair, cell)));
  if (point === undefined || !includesCell(concluded!.mark.cells, point)) return undefined;
  const partners = points.filter((cell) => cell !== point);
  const others = openAt(point).filter((place) => place !== concluded!.mark);
  const isOfPairs =
    others.length === 2 &&
    partners.every(
      (partner) =>
        others.some(({ cells }) => includesCell(cells, partner)) &&
        pairs.some((pair) => pair.length === 2 && includesCell(pair, partner)) &&
        openAt(partner).length <= 2,
    );
  if (!isOfPairs) return undefined;
  const [one, other] = partners.map(cellCode);
  return `without it ${cellCode(point)} would have only one track, to ${one} or to ${other}, which can have only one track each, and the two points that it joins would be cut off from the others`;
}
