/** Title page, imprint and contents. */
import { BLACK, HAIRLINE } from '../draw/scene.js';
import type { AnyFamily, Difficulty } from '../families/family.js';
import { levelDots } from './heading.js';
import { type Item, itemOf, moveItem, type TypeArea } from './item.js';
import { fitOf } from './part-grid.js';
import { examplePictures } from './pictures.js';
import type { BookSpec } from './spec.js';
import { type TextBlock, textBlock, widthOf } from './text.js';
import type { TypeStyle, Typography } from './typography.js';

/** Where the title begins, and how much of the page the pictures below it may take. */
const TITLE_TOP = 0.1;
const MOSAIC_SHARE = 0.5;
const MOSAIC_GAP = 0.14;
const RULE_WIDTH = 24;

/** What the difficulties claim, in plain words. */
const MEANING: readonly (readonly [Difficulty, string])[] = [
  ['easy', 'plain logic is enough: step by step, without guessing.'],
  ['medium', 'now and then you have to think one step ahead; still no guessing.'],
  ['hard', 'one step of thinking ahead is not enough; expect to try things out.'],
];

/** The title page: title, subtitle, a solved example of every kind of puzzle inside, the author. */
export function titlePage(
  { title, subtitle, author }: BookSpec,
  families: readonly AnyFamily[],
  area: TypeArea,
  type: Typography,
): readonly Item[] {
  const items: Item[] = [];
  let y = area.height * TITLE_TOP;
  const centred = (text: string, style: TypeStyle, most: number): TextBlock =>
    textBlock(text, style, area.width, { anchor: 'middle', most });
  const name = centred(title, type.title, 4);
  items.push(itemOf('text', name, { x: 0, y }));
  y += name.height + 4;
  items.push(shortRule((area.width - RULE_WIDTH) / 2, y));
  y += 5;
  if (subtitle !== undefined) {
    const words = centred(subtitle, type.subtitle, 4);
    items.push(itemOf('text', words, { x: 0, y }));
    y += words.height;
  }
  const foot = author === undefined ? undefined : centred(author, type.subtitle, 2);
  const bottom = area.height - (foot?.height ?? 0) - 10;
  if (foot !== undefined) items.push(itemOf('text', foot, { x: 0, y: area.height - foot.height }));
  const side = Math.min(area.width * 0.86, area.height * MOSAIC_SHARE, bottom - y - 10);
  const top = y + (bottom - y - side) / 2;
  return [...items, ...mosaic(families, { x: (area.width - side) / 2, y: top, side })];
}

function shortRule(x: number, y: number): Item {
  const width = 3 * HAIRLINE;
  const line = {
    kind: 'line',
    x1: 0,
    y1: width / 2,
    x2: RULE_WIDTH,
    y2: width / 2,
    width,
    colour: BLACK,
  } as const;
  return itemOf('furniture', { width: RULE_WIDTH, height: width, shapes: [line] }, { x, y });
}

/** Solved examples in a square of squares; a last row that is not full is centred. */
function mosaic(
  families: readonly AnyFamily[],
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): readonly Item[] {
  const columns = Math.ceil(Math.sqrt(families.length));
  const rows = Math.ceil(families.length / columns);
  const tile = side / (columns + (columns - 1) * MOSAIC_GAP);
  const step = tile * (1 + MOSAIC_GAP);
  const top = y + (side - rows * tile - (rows - 1) * (step - tile)) / 2;
  return families.map((family, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, families.length - row * columns);
    const { solution } = examplePictures(family, { textWidth: 60, answerOnly: true });
    const scale = fitOf(solution, { width: tile, height: tile });
    const indent = ((columns - inRow) * step) / 2;
    return itemOf('example', solution, {
      x: x + indent + (index % columns) * step + (tile - solution.width * scale) / 2,
      y: top + row * step + (tile - solution.height * scale) / 2,
      scale,
    });
  });
}

/** The back of the title page: what is promised, what the difficulties mean, whose book it is. */
export function imprint(spec: BookSpec, area: TypeArea, type: Typography): readonly Item[] {
  const width = Math.min(area.width, 120);
  const items: Item[] = [];
  const add = (text: string, style: TypeStyle, gap: number): void => {
    const block = textBlock(text, style, width);
    items.push(itemOf('text', block, { x: 0, y }));
    y += block.height + gap;
  };
  let y = 0;
  add(
    'Every puzzle in this book has exactly one solution. That was proved by computer, for each of them.',
    type.body,
    3,
  );
  if (spec.difficultyLabels) {
    for (const [difficulty, meaning] of MEANING) {
      const dots = levelDots(difficulty, type.body.size);
      const line = type.body.size * type.body.leading;
      const left = dots.width + 2;
      items.push(
        itemOf(
          'text',
          { width: dots.width, height: line, shapes: dots.shapesAt(-dots.width * 0.1, line / 2) },
          { x: 0, y },
        ),
      );
      const words = textBlock(`${difficulty}: ${meaning}`, type.body, width - left);
      items.push(itemOf('text', words, { x: left, y }));
      y += words.height + 1;
    }
    y += 3;
  }
  const owner = spec.copyright ?? spec.author;
  if (owner !== undefined) add(`© ${owner.replace(/^(©|\(c\))\s*/i, '')}`, type.small, 1);
  add('Made with Puzzlewright. Set in Atkinson Hyperlegible.', type.small, 0);
  const shift = area.height - y;
  return items.map((item) => moveItem(item, 0, shift));
}

/** A line of the contents; pages count from 1. */
export interface ContentsLine {
  readonly title: string;
  readonly detail: string;
  readonly page: number;
}

/** Height of a line of the contents. */
const LINE = 8;
/** Room of the heading above the lines. */
const CONTENTS_HEADING = 16;

/** How many pages so many lines take. */
export function contentsPageCount(lines: number, body: TypeArea): number {
  return Math.ceil(lines / linesPerPage(body));
}

function linesPerPage(body: TypeArea): number {
  return Math.max(1, Math.floor((body.height - CONTENTS_HEADING) / LINE));
}

/** Titles at the left, page numbers at the right, a dotted line between. */
export function contentsPages(
  lines: readonly ContentsLine[],
  body: TypeArea,
  type: Typography,
): readonly (readonly Item[])[] {
  const most = linesPerPage(body);
  const heading = textBlock('Contents', type.heading, body.width);
  return Array.from({ length: contentsPageCount(lines.length, body) }, (_, page) => [
    itemOf('text', heading, { x: 0, y: 0 }),
    ...lines
      .slice(page * most, (page + 1) * most)
      .map((line, row) => contentsLine(line, CONTENTS_HEADING + row * LINE, body.width, type)),
  ]);
}

function contentsLine(
  { title, detail, page }: ContentsLine,
  y: number,
  width: number,
  type: Typography,
): Item {
  const style = { ...type.body, size: type.body.size * 1.12 };
  const folio = String(page);
  const detailWidth = detail === '' ? 0 : widthOf(detail, type.label) + 3;
  const room = width - widthOf(folio, style) - detailWidth - 12;
  const name = textBlock(title, style, room, { most: 1 });
  const written = Math.min(room, widthOf(name.shapes[0]?.text ?? '', style));
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
    { x: 0, y },
  );
}
