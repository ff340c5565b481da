/** The table of contents. */
import { HAIRLINE, type SetText, type TypeStyle, textBlock, widthOf } from '../../draw/index.js';
import { type Language, numberIn } from '../languages/index.js';
import { type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';
import { titleBlock } from './title-block.js';

/** A line of the contents; pages count from 1. */
export interface ContentsLine {
  readonly title: string;
  readonly detail: string;
  readonly page: number;
}

/** From line to line, in heights of the type. */
const LEADING = 1.45;
/** Room of the heading above the lines. */
const CONTENTS_HEADING = 16;
/** The lines are a little larger than running text. */
const LARGER = 1.12;
/** Size and leading of a title in two lines. */
const SMALL = 0.66;
const TIGHT = 1.08;

function lineHeight({ body }: Typography): number {
  return body.size * LARGER * body.leading * LEADING;
}

/** The number of pages the lines take. */
export function contentsPageCount(lines: number, body: TypeArea, type: Typography): number {
  return Math.ceil(lines / linesPerPage(body, type));
}

function linesPerPage(body: TypeArea, type: Typography): number {
  return Math.max(1, Math.floor((body.height - CONTENTS_HEADING) / lineHeight(type)));
}

/** Titles at the left, page numbers at the right, a dotted line between. */
export function contentsPages(
  lines: readonly ContentsLine[],
  body: TypeArea,
  type: Typography,
  language: Language,
): readonly (readonly Item[])[] {
  const most = linesPerPage(body, type);
  const heading = textBlock(language.texts.contents, type.heading, body.width);
  return Array.from({ length: contentsPageCount(lines.length, body, type) }, (_, page) => [
    itemOf('text', heading, { x: 0, y: 0 }),
    ...lines
      .slice(page * most, (page + 1) * most)
      .map((line, row) =>
        contentsLine(
          { ...line, folio: numberIn(language, line.page) },
          CONTENTS_HEADING + row * lineHeight(type),
          body.width,
          type,
        ),
      ),
  ]);
}

/** A title in one line, or in two small ones, which are no higher. */
function nameOf(title: string, style: TypeStyle, room: number): SetText {
  const whole = textBlock(title, style, room, { most: 2 });
  if (whole.shapes.length < 2) return whole;
  const small = titleBlock(title, { ...style, size: SMALL * style.size, leading: TIGHT }, room, { most: 2 });
  const up = (style.size * style.leading - small.height) / 2;
  return { ...small, shapes: small.shapes.map((line) => ({ ...line, y: line.y + up })) };
}

function contentsLine(
  { title, detail, folio, page }: ContentsLine & { readonly folio: string },
  y: number,
  width: number,
  type: Typography,
): Item {
  const style = { ...type.body, size: type.body.size * LARGER };
  const detailWidth = detail === '' ? 0 : widthOf(detail, type.label) + 3;
  const room = width - widthOf(folio, style) - detailWidth - 12;
  const name = nameOf(title, style, room);
  const widths = name.shapes.map(({ text, size }) => widthOf(text, { ...style, size }));
  const written = Math.min(room, Math.max(0, ...widths));
  const middle = (style.size * style.leading) / 2;
  const [from, to] = [written + detailWidth + 3, width - widthOf(folio, style) - 2.5];
  const dots = {
    kind: 'line',
    x1: from,
    y1: middle + 1,
    x2: to,
    y2: middle + 1,
    width: HAIRLINE,
    colour: type.label.colour,
    dash: [HAIRLINE, 1.4],
  } as const;
  return itemOf(
    'text',
    {
      width,
      height: style.size * style.leading,
      shapes: [
        ...name.shapes,
        ...textBlock(detail, type.label, width).shapes.map((shape) => ({
          ...shape,
          x: written + 3,
          y: middle,
        })),
        ...(to > from ? [dots] : []),
        ...textBlock(folio, style, width, { anchor: 'end' }).shapes,
      ],
    },
    { x: 0, y, link: { to: 'page', page } },
  );
}
