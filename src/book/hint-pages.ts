/** Hints at the back, under the numbers of their puzzles: where to look and which rules, without what follows. */
import { placeShapes } from '../draw/place.js';
import { textBlock } from '../draw/text-block.js';
import { saysRules, saysWhere } from '../worked/hint-words.js';
import { keySteps } from '../worked/key-steps.js';
import type { BookPart, Entry } from './entries.js';
import { type Item, itemOf, type TypeArea } from './item.js';
import type { Typography } from './typography.js';

/** Between hints, below the heading of a part, and above the next one. */
const GAP = 2;
const BELOW_HEADING = 1.5;
const ABOVE_HEADING = 6;
/** The share of a page's height that a hint may take with its rules; a longer one only says where to look. */
const MOST_SHARE = 0.5;
/** Room of the numbers, in font sizes of the text. */
const NUMBER_ROOM = 3.2;

/** Sets the hints of all parts that want some; a heading is never alone at the foot of a page. */
export function hintPages(
  parts: readonly BookPart[],
  body: TypeArea,
  type: Typography,
): readonly (readonly Item[])[] {
  const pages: Item[][] = [];
  let y = Number.POSITIVE_INFINITY;
  const place = (item: Item): void => {
    pages.at(-1)!.push(item);
    y += item.box.height;
  };
  const turnBefore = (height: number): void => {
    if (y + height <= body.height + 1e-9) return;
    pages.push([]);
    y = 0;
  };
  for (const part of parts) {
    const hints = part.entries.flatMap((entry) => hintsOf(entry, part.spec.hints, body, type));
    hints.forEach(({ height, itemAt }, index) => {
      const heading = index > 0 ? undefined : textBlock(part.title, type.subheading, body.width, { most: 1 });
      const above = heading === undefined ? GAP : ABOVE_HEADING;
      turnBefore(above + (heading === undefined ? 0 : heading.height + BELOW_HEADING) + height);
      if (y > 0) y += above;
      if (heading !== undefined) {
        place(itemOf('text', heading, { x: 0, y }));
        y += BELOW_HEADING;
      }
      place(itemAt(y));
    });
  }
  return pages;
}

/** A hint before it has a place. */
interface SetHint {
  readonly height: number;
  itemAt(y: number): Item;
}

function hintsOf(
  { number, index, explanation }: Entry,
  count: number,
  body: TypeArea,
  type: Typography,
): readonly SetHint[] {
  if (explanation === undefined) return [];
  const left = NUMBER_ROOM * type.body.size;
  const { marks } = explanation;
  return keySteps(explanation, count).map((step, place): SetHint => {
    const called = step.name === undefined ? '' : ` (${step.name.name})`;
    const where = `Look at ${saysWhere(marks, step)}${called}.`;
    const whole = textBlock([where, ...saysRules(step)].join(' '), type.body, body.width - left);
    const isShort = whole.height <= MOST_SHARE * body.height;
    const text = isShort ? whole : textBlock(where, type.body, body.width - left);
    const label = textBlock(place === 0 ? String(number) : '', { ...type.body, bold: true }, left);
    const shapes = [...label.shapes, ...placeShapes(text.shapes, { x: left, y: 0, scale: 1 })];
    const drawn = { width: body.width, height: text.height, shapes };
    return { height: text.height, itemAt: (y) => itemOf('hint', drawn, { x: 0, y, entry: index }) };
  });
}
