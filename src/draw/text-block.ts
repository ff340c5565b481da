/** Texts as blocks of lines, their origin at the top left. */
import type { Typeface } from './covers.js';
import { measureText } from './font.js';
import type { Colour, Text } from './scene.js';
import { breakLines } from './typeset.js';

/** The look of a text. */
export interface TypeStyle {
  /** Font size in millimetres. */
  readonly size: number;
  readonly bold: boolean;
  readonly colour: Colour;
  /** Height of a line in em. */
  readonly leading: number;
  /** Absent: the one of all pictures. */
  readonly typeface?: Typeface;
}

/** A text in lines. */
export interface SetText {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Text[];
}

/** No text on paper is longer; it only guards against a text without end. */
const MOST_LINES = 400;

/** Breaks a text into lines of a width; words beyond the most lines give way to an ellipsis. */
export function textBlock(
  text: string,
  style: TypeStyle,
  width: number,
  { anchor = 'start', most = MOST_LINES }: { readonly anchor?: Text['anchor']; readonly most?: number } = {},
): SetText {
  const { size, leading, bold, colour, typeface } = style;
  const set = { size, anchor, bold, colour, ...(typeface === undefined ? {} : { typeface }) };
  const lines = breakLines(text, style, width, most);
  const x = { start: 0, middle: width / 2, end: width }[anchor];
  const shapes = lines.map((line, index): Text => {
    return { kind: 'text', text: line, x, y: (index + 0.5) * size * leading, ...set };
  });
  return { width, height: lines.length * size * leading, shapes };
}

/** Width of a text in one line. */
export function widthOf(text: string, { size, bold, typeface }: TypeStyle): number {
  return measureText(text, size, bold, typeface);
}
