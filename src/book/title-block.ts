/** Titles that people wrote, of any length, in the room that there is for them. */

import { plainText } from '../draw/font.js';
import { pieces } from '../draw/line-breaks.js';
import type { Text } from '../draw/scene.js';
import { type SetText, type TypeStyle, textBlock, widthOf } from '../draw/text-block.js';

/** How much smaller a long title may become before its end gives way to an ellipsis. */
const SCALES = [1, 0.85, 0.7, 0.58, 0.48] as const;

/** What there is for a title: its lines, and where they stand. */
export interface TitleRoom {
  /** The most lines. */
  readonly most: number;
  readonly anchor?: Text['anchor'];
}

/** A title in lines of a width; a long one becomes smaller until it fits the most lines and no word is broken. */
export function titleBlock(text: string, style: TypeStyle, width: number, room: TitleRoom): SetText {
  const { most, anchor = 'start' } = room;
  const words = pieces(plainText(text));
  let block = textBlock(text, style, width, { anchor, most });
  for (const scale of SCALES) {
    const smaller = { ...style, size: style.size * scale };
    const whole = textBlock(text, smaller, width, { anchor, most: most + 1 });
    const isWhole = words.every((word) => widthOf(word.trimEnd(), smaller) <= width);
    if (isWhole && whole.shapes.length <= most) return whole;
    block = textBlock(text, smaller, width, { anchor, most });
  }
  return block;
}
