/** Consequences of a supposed line, or of its absence, by the rules of one loop. */
import { pointId } from '../rules/index.js';
import type { LoopLines } from './loop-lines.js';
import type { PointForced } from './loop-words.js';
import type { Consequence, Follow } from './suppose.js';

/** All that follows from two lines or none at the ends of a changed place, and from a ring that it closes. */
export function followLoop(known: LoopLines): Follow<PointForced> {
  return function* (values, changed) {
    const view = known.with(values);
    for (const point of view.layout.lines.ends[changed]!) {
      const found = ofPoint(view, point);
      if (found !== undefined) yield found;
    }
    if (values(changed) !== true) return;
    const closing = view.closingPlace(changed);
    const found = closing === undefined ? undefined : ofRing(view, closing, closing !== changed);
    if (found !== undefined) yield found;
  };
}

/** The consequence of a ring that a line closes, or that it would close in an open place. */
function ofRing(view: LoopLines, place: number, isOpen: boolean): Consequence<PointForced> | undefined {
  const ring = view.ringWith(place);
  const against = ring && view.against([...ring, place]);
  if (against === undefined) return undefined;
  return {
    conclusions: isOpen ? [{ mark: place, value: false }] : [],
    rules: () => against.rules(),
    from: [...ring!, ...(isOpen ? [] : [place]), ...against.from],
    says: () => ({ lines: 0, to: [], drawn: [], ...(isOpen && { closing: view.placeName(place) }) }),
  };
}

/** The consequence of two lines or none in a point. */
function ofPoint(view: LoopLines, point: number): Consequence<PointForced> | undefined {
  const [held, open] = [view.placesAt(point, true), view.placesAt(point, undefined)];
  const isBroken = held.length > 2 || (held.length === 1 && open.length === 0);
  const value = held.length === 1;
  const follows = open.length > 0 && (held.length > 1 || open.length === 1);
  if (!isBroken && !follows) return undefined;
  const closed = held.length > 1 ? [] : view.placesAt(point, false);
  return {
    conclusions: isBroken ? [] : open.map((mark) => ({ mark, value })),
    rules: () => [pointId(view.layout.lines.points[point]!)],
    from: [...held, ...closed],
    says: (used) => ({
      point: view.pointName(point),
      lines: held.length,
      to: used.map(({ mark }) => view.direction(mark, point)),
      drawn: value ? used.map(({ mark }) => mark) : [],
    }),
  };
}
