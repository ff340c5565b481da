/** Hints at the foot of the page of their puzzles, upside down, so that nobody reads them by accident. */
import { HAIRLINE, placeShapes, type Shape, turnedOver } from '../../draw/index.js';
import type { Entry } from '../puzzles/index.js';
import type { Item, TypeArea, Typography } from '../style/index.js';
import { hintsOf } from './hint-block.js';

/** Between hints, and above and below the line over them. */
const GAP = 1;
const ABOVE = 5;
const BELOW_LINE = 2;
/** The share of the height of a page that one hint may take with its rules. */
const MOST_SHARE = 0.08;

/** The hints for the puzzles of a page, below each other. */
export interface HintFoot {
  /** With the room above it; 0 where there are no hints. */
  readonly height: number;
  readonly items: readonly Item[];
}

/** Sets the hints for some puzzles at the foot of a body, turned over as a whole. */
export function hintFoot(
  entries: readonly Entry[],
  count: number,
  body: TypeArea,
  type: Typography,
): HintFoot {
  const room = { width: body.width, height: MOST_SHARE * body.height, style: type.small };
  const hints = entries.flatMap((entry) => hintsOf(entry, count, room).map((hint) => ({ entry, hint })));
  if (hints.length === 0) return { height: 0, items: [] };
  // Turned over, the first one stands at the bottom.
  let bottom = body.height;
  const items = hints.map(({ entry, hint }): Item => {
    const { width, height } = hint;
    const y = bottom - height;
    bottom = y - GAP;
    const shapes = placeShapes(turnedOver(hint.shapes, hint), { x: 0, y, scale: 1 });
    return { kind: 'hint', box: { x: 0, y, width, height }, shapes, entry: entry.index };
  });
  const y = bottom + GAP - BELOW_LINE;
  return { height: body.height - y + ABOVE, items: [lineAt(y, body.width), ...items] };
}

function lineAt(y: number, width: number): Item {
  const line: Shape = { kind: 'line', x1: 0, y1: y, x2: width, y2: y, width: HAIRLINE, colour: '#4a4a4a' };
  return { kind: 'furniture', box: { x: 0, y: y - HAIRLINE, width, height: 2 * HAIRLINE }, shapes: [line] };
}
