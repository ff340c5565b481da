/**
 * Arguments of the Circuit Board game from a ring: tracks that points would get, and that would enclose an
 * area.
 */
import { type Cell, cellCode } from '../../../core/index.js';
import type { Mark, MarkedValue, ReasonShape, StepShape } from '../../contract/explaining.js';
import { concludesOnly, includesCell, reasonsOf } from '../../kit/words/step-shapes.js';
import { listed } from '../../kit/words/words.js';
import { cornersOf, ringOf } from './reasons.js';

/** Points that are forced one after the other, up to which one sentence says it. */
const MOST_POINTS = 3;

/** Points and the one ring of a step, and the known places for tracks. */
interface Ring {
  readonly points: readonly Cell[];
  readonly sides: readonly Mark[];
  readonly corners: string;
  readonly places: readonly Mark[];
  readonly facts: readonly MarkedValue[];
}

/**
 * The argument against tracks with which points would get others that close a ring; undefined for other
 * steps.
 */
export function becauseOfRing(places: readonly Mark[], step: StepShape): string | undefined {
  const points = reasonsOf(step, ['point']).flatMap(({ cells }) => cells);
  const [area, ...more] = reasonsOf(step, ['area']);
  const isOfRing = area !== undefined && more.length === 0 && points.length + 1 === step.reasons.length;
  if (!isOfRing || points.length === 0 || points.length > MOST_POINTS || !concludesOnly(step, false))
    return undefined;
  const ring: Ring = { points, ...sidesOf(area, places), places, facts: step.facts };
  const [only, ...others] = step.conclusions.map(({ mark }) => mark);
  return others.length === 0 ? ofForced(ring, only!) : ofAllOrNone(ring, [only!, ...others]);
}

/** With this track each point would have two and so a third, and these would close the ring. */
function ofForced(ring: Ring, supposed: Mark): string | undefined {
  const { points, sides, corners, facts } = ring;
  const start: ReadonlySet<Mark> = new Set([...heldIn(facts), supposed]);
  const tracks = new Set(start);
  const forced: Cell[] = [];
  const next = (): Cell | undefined => points.find((point) => thirdTrack(ring, tracks, point) !== undefined);
  for (let point = next(); point !== undefined; point = next()) {
    tracks.add(thirdTrack(ring, tracks, point)!);
    forced.push(point);
  }
  if (forced.length < points.length || !sides.every((side) => tracks.has(side))) return undefined;
  const codes = forced.map(cellCode);
  const atOnce = codes.length === 2 ? 'both' : 'all';
  const isAtOnce = forced.every((point) => thirdTrack(ring, start, point) !== undefined);
  const how = codes.length === 1 ? '' : isAtOnce ? `${atOnce} ` : 'one after the other ';
  return `with it ${listed(codes)} would ${how}have two tracks and so a third, which would close a ring of tracks with the corners ${corners}`;
}

/** The only place left for a track at a point that has two. */
function thirdTrack({ places, facts }: Ring, tracks: ReadonlySet<Mark>, point: Cell): Mark | undefined {
  const own = placesAt(places, point);
  const isClosed = (mark: Mark): boolean => facts.some((fact) => fact.mark === mark && !fact.value);
  const open = own.filter((mark) => !tracks.has(mark) && !isClosed(mark));
  return own.filter((mark) => tracks.has(mark)).length === 2 && open.length === 1 ? open[0] : undefined;
}

/** Each point has one track already, and all of its other two or none; all would close the ring. */
function ofAllOrNone(
  { points, sides, corners, places, facts }: Ring,
  concluded: readonly Mark[],
): string | undefined {
  const held = heldIn(facts);
  const closed = facts.flatMap(({ mark, value }) => (value ? [] : [mark]));
  const isPair = points.every((point) => {
    const own = placesAt(places, point).filter((mark) => !closed.includes(mark));
    const open = own.filter((mark) => !held.includes(mark));
    return own.length === 3 && open.length === 2 && open.every((mark) => concluded.includes(mark));
  });
  const isChain = concluded.length === points.length + 1;
  const isClosed = sides.every((side) => held.includes(side) || concluded.includes(side));
  if (!isPair || !isChain || !isClosed) return undefined;
  const codes = points.map(cellCode);
  const [all, have] =
    codes.length === 1
      ? ['both', 'has one track already and so gets']
      : ['all', 'have one track each already and so get'];
  return `${listed(codes)} ${have} ${all} of these or none, and ${all} would close a ring of tracks with the corners ${corners}`;
}

function sidesOf(area: ReasonShape, places: readonly Mark[]): Pick<Ring, 'sides' | 'corners'> {
  const ring = ringOf(area.id);
  const sides = ring.flatMap((point, place) => {
    const next = ring[(place + 1) % ring.length]!;
    return places.filter(({ cells }) => includesCell(cells, point) && includesCell(cells, next));
  });
  return { sides, corners: listed(cornersOf(ring).map(cellCode)) };
}

function heldIn(facts: readonly MarkedValue[]): readonly Mark[] {
  return facts.flatMap(({ mark, value }) => (value ? [mark] : []));
}

function placesAt(places: readonly Mark[], point: Cell): readonly Mark[] {
  return places.filter(({ cells }) => includesCell(cells, point));
}
