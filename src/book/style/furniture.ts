/** The recurring items of every page: the running head with its line, and the page number. */
import { HAIRLINE, textBlock } from '../../draw/index.js';
import { type Box, type Item, itemOf, type TypeArea } from './item.js';
import type { Typography } from './typography.js';

/** Heights of head and foot, with the room between them and the body, in millimetres. */
const HEAD = 11;
const FOOT = 9;
const HEAD_LINE = 5.4;
const HEAD_LINE_STEP = 0.9;

/** Left pages have even numbers. */
export type Side = 'left' | 'right';

/** The side of a page counted from 1. */
export function sideOf(page: number): Side {
  return page % 2 === 0 ? 'left' : 'right';
}

/** The room between head and foot. */
export function bodyOf(area: TypeArea): Box {
  return { x: 0, y: HEAD, width: area.width, height: area.height - HEAD - FOOT };
}

/** The room of a page that has no running head. */
export function headlessBodyOf(area: TypeArea): Box {
  return { x: 0, y: 0, width: area.width, height: area.height - FOOT };
}

export interface Furniture {
  /** The subject of the page, at the outer side, in bold. */
  readonly head: string;
  /** At the inner side: the book. */
  readonly book: string;
  /** Absent: page numbers are not wanted. */
  readonly folio?: string;
}

/** Head and foot of a page; the page number is at the outer side, where it is seen first. */
export function furniture(
  { head, book, folio }: Furniture,
  side: Side,
  area: TypeArea,
  type: Typography,
): readonly Item[] {
  const outer = side === 'left' ? 'start' : 'end';
  const inner = side === 'left' ? 'end' : 'start';
  const half = area.width / 2 - 2;
  const [outerX, innerX] = side === 'left' ? [0, area.width - half] : [area.width - half, 0];
  const about = textBlock(head, { ...type.head, bold: true, colour: type.accent }, half, {
    anchor: outer,
    most: 1,
  });
  const title = textBlock(head === book ? '' : book, type.head, half, { anchor: inner, most: 1 });
  const line = { x1: 0, y1: 0, x2: area.width, y2: 0, width: HAIRLINE, colour: type.head.colour } as const;
  const items = [
    itemOf('furniture', about, { x: outerX, y: 0 }),
    itemOf('furniture', title, { x: innerX, y: 0 }),
    ...Array.from({ length: type.design.headLines }, (_, index) =>
      itemOf(
        'furniture',
        {
          width: area.width,
          height: HAIRLINE,
          shapes: [{ kind: 'line', ...line, y1: HAIRLINE / 2, y2: HAIRLINE / 2 }],
        },
        { x: 0, y: HEAD_LINE + index * HEAD_LINE_STEP },
      ),
    ),
  ];
  return folio === undefined ? items : [...items, pageNumber(folio, side, area, type)];
}

/** The page number, at the outer edge of the foot. */
export function pageNumber(folio: string, side: Side, area: TypeArea, type: Typography): Item {
  const anchor = side === 'left' ? 'start' : 'end';
  const number = textBlock(folio, type.folio, area.width / 2, { anchor });
  const x = side === 'left' ? 0 : area.width / 2;
  return itemOf('furniture', number, { x, y: area.height - number.height });
}
