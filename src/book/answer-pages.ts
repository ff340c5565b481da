/** The answers, small, several on a page, under the numbers of their puzzles. */
import type { Scene } from '../draw/scene.js';
import type { BookPart, Entry } from './entries.js';
import { type Item, itemOf, type TypeArea } from './item.js';
import { MILLIMETRES_PER_POINT as POINT } from './lengths.js';
import { fitOf, type Grid, slotCorner } from './part-grid.js';
import { answerPicture, scaleForText } from './pictures.js';
import { textBlock } from './text.js';
import type { Typography } from './typography.js';

/** How much smaller than the puzzle an answer is, unless its texts would fall below the least size. */
const SCALE = 0.42;
const LARGE_SCALE = 0.7;
const LEAST_TEXT = 5 * POINT;
const LARGE_LEAST_TEXT = 10 * POINT;
/** Between answers across and down, and below the heading of a part and above the next one. */
const GAP_ACROSS = 6;
const GAP_DOWN = 5;
const BELOW_HEADING = 1.5;
const ABOVE_HEADING = 7;

interface Answer {
  readonly entry: Entry;
  readonly scene: Scene;
  readonly scale: number;
}

/** Sets the answers of all parts one after the other; a heading is never alone at the foot of a page. */
export function answerPages(
  parts: readonly BookPart[],
  body: TypeArea,
  type: Typography,
): readonly (readonly Item[])[] {
  const pages: Item[][] = [];
  let page: Item[] = [];
  let y = 0;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    y = 0;
  };
  for (const part of parts.filter(({ entries }) => entries.length > 0)) {
    const rows = rowsOf(part, body, type);
    const heading = textBlock(part.title, type.subheading, body.width, { most: 1 });
    const headingHeight = heading.height + BELOW_HEADING;
    if (page.length > 0) y += ABOVE_HEADING;
    if (y + headingHeight + rows[0]!.height > body.height) turn();
    page.push(itemOf('text', heading, { x: 0, y }));
    y += headingHeight;
    for (const { height, itemsAt } of rows) {
      if (y + height > body.height + 1e-9) turn();
      page.push(...itemsAt(y));
      y += height + GAP_DOWN;
    }
    y -= GAP_DOWN;
  }
  turn();
  return pages;
}

interface Row {
  readonly height: number;
  itemsAt(y: number): readonly Item[];
}

/** Equal columns for a part, as many as its widest answer allows. */
function rowsOf(part: BookPart, body: TypeArea, type: Typography): readonly Row[] {
  const numberHeight = type.label.size * type.label.leading + 0.6;
  const room = { width: body.width, height: body.height - numberHeight - 20 };
  const answers = part.entries.map((entry) => answerOf(entry, part.spec.largePrint, room));
  const widest = Math.max(...answers.map(({ scene, scale }) => scene.width * scale));
  const columns = Math.max(
    1,
    Math.min(answers.length, Math.floor((body.width + GAP_ACROSS) / (widest + GAP_ACROSS))),
  );
  const step = columns > 1 ? (body.width - widest) / (columns - 1) : 0;
  const across = Math.min(step, widest + 2.5 * GAP_ACROSS);
  const rows = Array.from({ length: Math.ceil(answers.length / columns) }, (_, row) =>
    answers.slice(row * columns, (row + 1) * columns),
  );
  return rows.map(
    (row): Row => ({
      height: numberHeight + Math.max(...row.map(({ scene, scale }) => scene.height * scale)),
      itemsAt: (y) =>
        row.flatMap((answer, column) => drawAnswer(answer, { x: column * across, y, numberHeight }, type)),
    }),
  );
}

function answerOf(entry: Entry, large: boolean, room: TypeArea): Answer {
  const wanted = (scene: Scene): number =>
    Math.max(large ? LARGE_SCALE : SCALE, scaleForText(scene, large ? LARGE_LEAST_TEXT : LEAST_TEXT));
  const textWidth = room.width / wanted(answerPicture(entry, room.width));
  const scene = answerPicture(entry, textWidth);
  return { entry, scene, scale: Math.min(wanted(scene), fitOf(scene, room)) };
}

function drawAnswer(
  { entry, scene, scale }: Answer,
  { x, y, numberHeight }: { readonly x: number; readonly y: number; readonly numberHeight: number },
  type: Typography,
): readonly Item[] {
  const style = { ...type.label, bold: true };
  const number = textBlock(String(entry.number), style, scene.width * scale);
  return [
    itemOf('text', number, { x, y }),
    itemOf('answer', scene, { x, y: y + numberHeight, scale, entry: entry.index }),
  ];
}

/** The answers of one page of puzzles in the slots of their puzzles, for the page beside it. */
export function facingAnswers(entries: readonly Entry[], grid: Grid, type: Typography): readonly Item[] {
  const numberHeight = type.label.size * type.label.leading + 0.6;
  const room = { width: grid.slotWidth, height: grid.slotHeight - numberHeight };
  return entries.flatMap((entry, slot) => {
    const answer = answerOf(entry, false, room);
    const { x, y } = slotCorner(grid, slot);
    const left = x + (grid.slotWidth - answer.scene.width * answer.scale) / 2;
    return drawAnswer(answer, { x: left, y, numberHeight }, type);
  });
}
