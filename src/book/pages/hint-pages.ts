/** Hints at the back, under the numbers of their puzzles. */
import { Pages } from '../../explain/index.js';
import type { BookPart } from '../puzzles/index.js';
import type { Item, TypeArea, Typography } from '../style/index.js';
import { hintsOf, type SetHint } from './hint-block.js';
import { titleBlock } from './title-block.js';

/** Between hints, below the heading of a part, and above the next one. */
const GAP = 2;
const BELOW_HEADING = 1.5;
const ABOVE_HEADING = 6;
/** The share of a page's height that a hint may take with its rules. */
const MOST_SHARE = 0.5;

/** Sets the hints of all parts that want some at the back; a heading is never alone at the foot of a page. */
export function hintPages(
  parts: readonly BookPart[],
  body: TypeArea,
  type: Typography,
): readonly (readonly Item[])[] {
  const pages = new Pages(body.height);
  const room = { width: body.width, height: MOST_SHARE * body.height, style: type.body };
  for (const part of parts.filter(({ spec }) => spec.hintsAt === 'back')) {
    let isFirst = true;
    for (const entry of part.entries) {
      pages.ofGroup(entry.index);
      for (const hint of hintsOf(entry, part.spec.hints, room)) {
        const piece = isFirst ? withHeading(part.title, hint, type) : hint;
        pages.addLong([{ ...piece, above: isFirst ? ABOVE_HEADING : GAP }]);
        isFirst = false;
      }
    }
  }
  return pages.done().map((placed) =>
    placed.map(({ x, y, width, height, shapes, group }): Item => {
      return { kind: 'hint', box: { x, y, width, height }, shapes, entry: group };
    }),
  );
}

function withHeading(title: string, hint: SetHint, type: Typography): SetHint {
  const heading = titleBlock(title, type.subheading, hint.width, { most: 3 });
  const y = heading.height + BELOW_HEADING;
  const shapes = [...heading.shapes, ...hint.shapes.map((line) => ({ ...line, y: line.y + y }))];
  return { width: hint.width, height: y + hint.height, shapes };
}
