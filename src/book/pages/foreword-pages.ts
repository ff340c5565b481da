/** The foreword in paragraphs, over as many pages as it takes. */
import { textBlock } from '../../draw/index.js';
import { type Item, itemOf, type TypeArea, type Typography } from '../style/index.js';

const BELOW_HEADING = 6;
/** Between paragraphs, in heights of the type. */
const PARAGRAPH = 0.55;

/** Sets the paragraphs of a text, one a line, under a heading. */
export function forewordPages(
  heading: string,
  text: string,
  body: TypeArea,
  type: Typography,
): readonly (readonly Item[])[] {
  const title = textBlock(heading, type.heading, body.width);
  const pages: Item[][] = [[itemOf('text', title, { x: 0, y: 0 })]];
  const style = type.body;
  const line = style.size * style.leading;
  let y = title.height + BELOW_HEADING;
  for (const paragraph of text.split(/\n+/)) {
    for (const shape of textBlock(paragraph, style, body.width).shapes) {
      if (y + line > body.height) {
        pages.push([]);
        y = 0;
      }
      const single = { width: body.width, height: line, shapes: [{ ...shape, y: line / 2 }] };
      pages.at(-1)!.push(itemOf('text', single, { x: 0, y }));
      y += line;
    }
    y += style.size * PARAGRAPH;
  }
  return pages;
}
