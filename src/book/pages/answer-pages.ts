/** The answers, several on a page, under the numbers of their puzzles. */

import type { BookPart, SmallPrint } from '../puzzles/index.js';
import { type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';
import { type Answer, answerOf, drawAnswer, keySize, numberHeightOf } from './answer.js';
import { titleBlock } from './title-block.js';

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
/**
 * Scales of answers, of the puzzles at their natural size, unless their texts would fall below the least
 * size: the largest that takes no more pages than the smallest.
 */
const SCALES = [0.8, 0.7, 0.62, 0.55, 0.48, 0.42] as const;

/** Pages of answers, and the warnings of small print. */
export interface AnswerPages {
  readonly pages: readonly (readonly Item[])[];
  readonly small: readonly SmallPrint[];
}

/** Sets the answers of all parts one after the other, as large as their pages allow. */
export function answerPages(parts: readonly BookPart[], body: TypeArea, type: Typography): AnswerPages {
  const settings = SCALES.map((scale) => setAnswers(parts, scale, body, type));
  const fewest = Math.min(...settings.map(({ pages }) => pages.length));
  return settings.find(({ pages }) => pages.length === fewest)!;
}

/** Sets the answers at a scale; a heading is never alone at the foot of a page. */
function setAnswers(
  parts: readonly BookPart[],
  scale: number,
  body: TypeArea,
  type: Typography,
): AnswerPages {
  const pages: Item[][] = [];
  const small: SmallPrint[] = [];
  let page: Item[] = [];
  let y = 0;
  const turn = (): void => {
    if (page.length > 0) pages.push(page);
    page = [];
    y = 0;
  };
  for (const part of parts.filter(({ entries }) => entries.length > 0)) {
    const rows = rowsOf(part, scale, body, type);
    const heading = titleBlock(part.title, type.subheading, body.width, { most: 3 });
    const headingHeight = heading.height + BELOW_HEADING;
    if (page.length > 0) y += ABOVE_HEADING;
    if (y + headingHeight + rows[0]!.height > body.height) turn();
    page.push(itemOf('text', heading, { x: 0, y }));
    y += headingHeight;
    for (const { height, itemsAt, small: found } of rows) {
      small.push(...found);
      if (y + height > body.height + 1e-9) turn();
      page.push(...itemsAt(y));
      y += height + GAP_DOWN;
    }
    y -= GAP_DOWN;
  }
  turn();
  return { pages, small };
}

interface Row {
  readonly height: number;
  readonly small: readonly SmallPrint[];
  itemsAt(y: number): readonly Item[];
}

/** Answers side by side as long as they fit; full rows reach from edge to edge, as far as gaps may grow. */
function rowsOf(part: BookPart, scale: number, body: TypeArea, type: Typography): readonly Row[] {
  const numberHeight = numberHeightOf(type);
  const room = { width: body.width, height: body.height - numberHeight - LEFT_FOR_HEADING };
  const size = keySize(part.spec.largePrint, scale);
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
    return rowOf(row, gap);
  });
}

function rowOf(row: readonly Answer[], gap: number): Row {
  const numberHeight = Math.max(...row.map((answer) => answer.numberHeight));
  return {
    small: row.flatMap(({ small }) => small),
    height: numberHeight + Math.max(...row.map(({ scene, scale }) => scene.height * scale)),
    itemsAt: (y) => {
      let x = 0;
      return row.flatMap((answer) => {
        const items = drawAnswer(answer, { x, y, numberHeight });
        x += answer.width + gap;
        return items;
      });
    },
  };
}
