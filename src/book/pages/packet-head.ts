/** The head of a packet of worksheets: lines for name and date, and the title. */
import { HAIRLINE, type Shape, textBlock, widthOf } from '../../draw/index.js';
import { languageOf } from '../languages/index.js';
import type { BookSpec } from '../spec/index.js';
import { type Item, itemOf, type Typography } from '../style/index.js';
import type { Block } from './block.js';

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
export function packetHead(spec: BookSpec, width: number, type: Typography): Block {
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
