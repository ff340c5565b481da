/** The answers, small, several on a page, under the numbers of their puzzles. */
import type { Scene } from '../draw/scene.js';
import { type TypeStyle, textBlock, widthOf } from '../draw/text-block.js';
import type { BookPart, Entry } from './entries.js';
import { type Item, itemOf, type TypeArea } from './item.js';
import { MILLIMETRES_PER_POINT as POINT } from './lengths.js';
import { fitOf, type Grid, slotCorner } from './part-grid.js';
import { answerPicture, scaleForText } from './pictures.js';
import type { Typography } from './typography.js';

/** How much smaller than the puzzle an answer is, unless its texts would fall below the least size. */
const SCALE = 0.42;
/** Beside its puzzle, or in large print. */
const LARGE_SCALE = 0.7;
const LEAST_TEXT = 5 * POINT;
const LARGE_LEAST_TEXT = 10 * POINT;
/** Between answers in a row: at least, at most, and in a part of a single row. */
const GAP_ACROSS = 6;
const WIDEST_GAP = 14;
const USUAL_GAP = 9;
/** Between rows, below the heading of a part, and above the next one. */
const GAP_DOWN = 5;
const BELOW_HEADING = 1.5;
const ABOVE_HEADING = 7;
/** No answer is so high that the heading of its part has no room above it. */
const LEFT_FOR_HEADING = 20;
/** The share of the height left over in a slot that goes above an answer beside its puzzle. */
const SHARE_ABOVE = 0.3;

interface Answer {
  readonly entry: Entry;
  readonly scene: Scene;
  readonly scale: number;
  /** Of the picture or the number above it, whichever is wider. */
  readonly width: number;
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

/** Answers side by side as long as they fit; full rows reach from edge to edge, as far as gaps may grow. */
function rowsOf(part: BookPart, body: TypeArea, type: Typography): readonly Row[] {
  const numberHeight = numberHeightOf(type);
  const room = { width: body.width, height: body.height - numberHeight - LEFT_FOR_HEADING };
  const size = part.spec.largePrint ? LARGE_KEY : KEY;
  const rows: Answer[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const answer of part.entries.map((entry) => answerOf(entry, size, room, type))) {
    if (end + GAP_ACROSS + answer.width > body.width + 1e-9) {
      rows.push([]);
      end = -GAP_ACROSS;
    }
    rows.at(-1)!.push(answer);
    end += GAP_ACROSS + answer.width;
  }
  let gap = USUAL_GAP;
  return rows.map((row, index): Row => {
    const used = row.reduce((sum, answer) => sum + answer.width, 0);
    const widest = row.length > 1 ? (body.width - used) / (row.length - 1) : Number.POSITIVE_INFINITY;
    const isFull = index + 1 < rows.length;
    gap = Math.min(isFull ? WIDEST_GAP : gap, widest);
    return rowOf(row, gap, numberHeight, type);
  });
}

function rowOf(row: readonly Answer[], gap: number, numberHeight: number, type: Typography): Row {
  return {
    height: numberHeight + Math.max(...row.map(({ scene, scale }) => scene.height * scale)),
    itemsAt: (y) => {
      let x = 0;
      return row.flatMap((answer) => {
        const items = drawAnswer(answer, { x, y, numberHeight }, type);
        x += answer.width + gap;
        return items;
      });
    },
  };
}

/** The number of an answer, and what the picture shows that it is, where it has a title. */
function labelOf({ label, puzzle }: Entry): string {
  const title = puzzle.credits?.title;
  return title === undefined ? label : `${label}   ${title}`;
}

function numberStyle({ label }: Typography): TypeStyle {
  return { ...label, bold: true };
}

/** Height of the number above an answer. */
function numberHeightOf({ label }: Typography): number {
  return label.size * label.leading + 0.6;
}

interface AnswerSize {
  readonly scale: number;
  readonly leastText: number;
}

const KEY: AnswerSize = { scale: SCALE, leastText: LEAST_TEXT };
const LARGE_KEY: AnswerSize = { scale: LARGE_SCALE, leastText: LARGE_LEAST_TEXT };
const FACING: AnswerSize = { scale: LARGE_SCALE, leastText: LEAST_TEXT };

function answerOf(entry: Entry, size: AnswerSize, room: TypeArea, type: Typography): Answer {
  const wanted = (scene: Scene): number => Math.max(size.scale, scaleForText(scene, size.leastText));
  const textWidth = room.width / wanted(answerPicture(entry, room.width));
  const scene = answerPicture(entry, textWidth);
  const scale = Math.min(wanted(scene), fitOf(scene, room));
  const numberWidth = widthOf(labelOf(entry), numberStyle(type));
  return { entry, scene, scale, width: Math.max(scene.width * scale, Math.min(numberWidth, room.width)) };
}

function drawAnswer(
  { entry, scene, scale, width }: Answer,
  { x, y, numberHeight }: { readonly x: number; readonly y: number; readonly numberHeight: number },
  type: Typography,
): readonly Item[] {
  const number = textBlock(labelOf(entry), numberStyle(type), width, { most: 1 });
  return [
    itemOf('text', number, { x, y }),
    itemOf('answer', scene, { x, y: y + numberHeight, scale, entry: entry.index }),
  ];
}

/** The answers of one page of puzzles in the slots of their puzzles, for the page beside it. */
export function facingAnswers(entries: readonly Entry[], grid: Grid, type: Typography): readonly Item[] {
  const numberHeight = numberHeightOf(type);
  const room = { width: grid.slotWidth, height: grid.slotHeight - numberHeight };
  return entries.flatMap((entry, slot) => {
    const answer = answerOf(entry, FACING, room, type);
    const { x, y: top } = slotCorner(grid, slot);
    const y = top + (room.height - answer.scene.height * answer.scale) * SHARE_ABOVE;
    const left = x + (grid.slotWidth - answer.width) / 2;
    return drawAnswer(answer, { x: left, y, numberHeight }, type);
  });
}
