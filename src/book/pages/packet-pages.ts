/** A packet of worksheets: parts follow each other on shared pages, each under a compact heading. */
import { HAIRLINE, type Shape, textBlock, widthOf } from '../../draw/index.js';
import { languageOf, textsOf } from '../languages/index.js';
import { type BookPart, ruledFamilies, type SmallPrint } from '../puzzles/index.js';
import type { BookSpec } from '../spec/index.js';
import { type Item, itemOf, moveItem, type TypeArea, type Typography } from '../style/index.js';
import type { Block } from './block.js';
import { packetRows } from './packet-rows.js';
import { rulesInShort } from './rules-in-short.js';

/** Between rows, above and below the heading of a part, in millimetres. */
const GAP_DOWN = 6;
const ABOVE_HEADING = 9;
const BELOW_HEADING = 2.5;
/** The most space between rows that is added to fill a page. */
const MOST_SPREAD = 8;
/** Scales of puzzles, the largest first: the first that takes no more pages than the smallest is used. */
const LARGEST = [1.25, 1.15, 1.05, 1] as const;

/** A page, and the positions of the parts that begin on it. */
interface PacketPage {
  readonly items: readonly Item[];
  readonly begins: readonly number[];
}

/** The pages of a packet, and the warnings of small print. */
export interface PacketPages {
  readonly pages: readonly PacketPage[];
  readonly small: readonly SmallPrint[];
}

/** Something that is as wide as the page and not divided, and the room above it. */
interface Piece {
  readonly above: number;
  readonly height: number;
  readonly begins?: number;
  itemsAt(y: number): readonly Item[];
}

/**
 * Sets the parts of a packet on as few pages as possible.
 * @param first the first page, which has no running head
 * @param body the others
 */
export function packetPages(
  spec: BookSpec,
  parts: readonly BookPart[],
  first: TypeArea,
  body: TypeArea,
  type: Typography,
): PacketPages {
  const settings = LARGEST.map((largest) => setPacket(spec, parts, { first, body, largest }, type));
  const fewest = Math.min(...settings.map(({ pages }) => pages.length));
  return settings.find(({ pages }) => pages.length === fewest)!;
}

/** The room on the pages, and the largest scale of puzzles. */
interface Room {
  readonly first: TypeArea;
  readonly body: TypeArea;
  readonly largest: number;
}

function setPacket(
  spec: BookSpec,
  parts: readonly BookPart[],
  { first, body, largest }: Room,
  type: Typography,
): PacketPages {
  const head = packetHead(spec, body.width, type);
  const small: SmallPrint[] = [];
  const pieces = parts.flatMap((part, index): readonly Piece[] => {
    const heading = partHeading(spec, part, body.width, type);
    const height = Math.min(first.height - head.height, body.height) - heading.height - BELOW_HEADING;
    const set = packetRows(spec, part, { width: body.width, height }, type, largest);
    small.push(...set.small);
    return set.rows.map((row, position): Piece => {
      if (position > 0) return { above: GAP_DOWN, ...row };
      const top = heading.height + BELOW_HEADING;
      return {
        above: ABOVE_HEADING,
        begins: index,
        height: top + row.height,
        itemsAt: (y) => [...heading.items.map((item) => moveItem(item, 0, y)), ...row.itemsAt(y + top)],
      };
    });
  });
  return { pages: pagesOf(pieces, head, first.height, body.height), small };
}

/** Fills pages with pieces in order. */
function pagesOf(pieces: readonly Piece[], head: Block, first: number, others: number): PacketPage[] {
  const pages: PacketPage[] = [];
  let page: Piece[] = [];
  const top = (): number => (pages.length === 0 ? head.height : 0);
  const room = (): number => (pages.length === 0 ? first : others);
  const turn = (isFull: boolean): void => {
    const spare = room() - top() - heightOf(page);
    const spread = isFull && page.length > 1 ? Math.min(MOST_SPREAD, spare / (page.length - 1)) : 0;
    const items = [...(pages.length === 0 ? head.items : []), ...stacked(page, top(), spread)];
    pages.push({ items, begins: page.flatMap(({ begins }) => begins ?? []) });
    page = [];
  };
  for (const piece of pieces) {
    if (page.length > 0 && top() + heightOf([...page, piece]) > room() + 1e-9) turn(true);
    page.push(piece);
  }
  turn(false);
  return pages;
}

/** The height of pieces below each other; there is no room above the first. */
function heightOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { above, height }, index) => sum + (index === 0 ? 0 : above) + height, 0);
}

function stacked(pieces: readonly Piece[], top: number, spread: number): readonly Item[] {
  let y = top;
  return pieces.flatMap(({ above, height, itemsAt }, index) => {
    if (index > 0) y += above + spread;
    const items = itemsAt(y);
    y += height;
    return items;
  });
}

/** The title of a part and, unless openings are not wanted, the rules of its families in a sentence each. */
function partHeading(spec: BookSpec, part: BookPart, width: number, type: Typography): Block {
  const title = textBlock(part.title, type.subheading, width);
  const items = [itemOf('text', title, { x: 0, y: 0 })];
  let height = title.height;
  if (!spec.openings) return { height, items };
  const language = languageOf(spec.language);
  for (const ruled of ruledFamilies([part])) {
    const rules = rulesInShort(ruled, language);
    const { name } = textsOf(language, ruled.family);
    const words = textBlock(part.mixed ? `${name}: ${rules}` : rules, type.body, width);
    items.push(itemOf('text', words, { x: 0, y: height }));
    height += words.height;
  }
  return { height, items };
}

/** Height of the lines to write on, and the share of the width that the date takes. */
const WRITING_HEIGHT = 9;
const DATE_SHARE = 0.34;
/** Between a word and its line, between the two lines, and below each text. */
const BESIDE = 2;
const BETWEEN = 6;
const BELOW = 3;

/**
 * Sets the head.
 * @param width in millimetres
 */
function packetHead(spec: BookSpec, width: number, type: Typography): Block {
  const items: Item[] = [];
  let y = 0;
  if (spec.nameLine) {
    items.push(writingLines(spec, width, type));
    y += WRITING_HEIGHT + BELOW;
  }
  const title = textBlock(spec.title, type.heading, width);
  items.push(itemOf('text', title, { x: 0, y }));
  y += title.height;
  if (spec.subtitle !== undefined) {
    const subtitle = textBlock(spec.subtitle, { ...type.body, colour: type.subtitle.colour }, width);
    items.push(itemOf('text', subtitle, { x: 0, y }));
    y += subtitle.height;
  }
  return { height: y + BELOW, items };
}

function writingLines({ language }: BookSpec, width: number, type: Typography): Item {
  const { texts } = languageOf(language);
  const date = width * DATE_SHARE;
  const shapes = [
    ...writingLine(texts.name, 0, width - date - BETWEEN, type),
    ...writingLine(texts.date, width - date, date, type),
  ];
  return itemOf('text', { width, height: WRITING_HEIGHT, shapes }, { x: 0, y: 0 });
}

function writingLine(word: string, x: number, width: number, { body }: Typography): readonly Shape[] {
  const bottom = WRITING_HEIGHT - HAIRLINE;
  const text = textBlock(word, body, width, { most: 1 });
  const begin = x + widthOf(word, body) + BESIDE;
  const line = { x1: Math.min(begin, x + width), y1: bottom, x2: x + width, y2: bottom } as const;
  return [
    ...text.shapes.map((shape) => ({ ...shape, x: shape.x + x, y: bottom - body.size / 2 })),
    { kind: 'line', ...line, width: HAIRLINE, colour: body.colour },
  ];
}
