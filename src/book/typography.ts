/** The type of a book: a few sizes, used the same way on every page. */
import { BLACK, type Colour } from '../draw/scene.js';
import type { TypeStyle } from '../draw/text-block.js';

/** Dark enough for print in black alone, lighter than the puzzles. */
const GREY: Colour = '#4a4a4a';

export interface Typography {
  readonly title: TypeStyle;
  readonly subtitle: TypeStyle;
  readonly heading: TypeStyle;
  readonly subheading: TypeStyle;
  readonly body: TypeStyle;
  readonly small: TypeStyle;
  readonly number: TypeStyle;
  readonly label: TypeStyle;
  readonly head: TypeStyle;
  readonly folio: TypeStyle;
}

const plain = (size: number, leading: number, colour: Colour = BLACK): TypeStyle => {
  return { size, leading, colour, bold: false };
};
const strong = (size: number, leading: number): TypeStyle => ({ size, leading, colour: BLACK, bold: true });

/** How much larger the running text of a large-print book is: 14 points and more. */
const LARGE_TEXT = 1.4;

/**
 * Type by the width of the type area: titles follow the page, running text does not.
 * @param large for a book of large print alone
 */
export function typographyFor(width: number, large: boolean): Typography {
  const text = large ? LARGE_TEXT : 1;
  const page = Math.min(1, Math.max(0.7, width / 180));
  return {
    title: strong(15 * page, 1.15),
    subtitle: plain(6.2 * page, 1.3, GREY),
    heading: strong(6.4, 1.25),
    subheading: strong(4.6, 1.3),
    body: plain(3.6 * text, 1.42),
    small: plain(2.9 * text, 1.4, GREY),
    number: strong(5, 1.2),
    label: plain(3.3 * text, 1.2, GREY),
    head: plain(3.2 * text, 1.2, GREY),
    folio: plain(3.6 * text, 1.2),
  };
}

/** The same styles with the words around a large-print puzzle in 16 points and more, in millimetres. */
export function enlarged(type: Typography): Typography {
  return { ...type, number: { ...type.number, size: 7.6 }, label: { ...type.label, size: 5.7 } };
}

/** How much smaller texts may become on a very small page, step by step. */
const TEXT_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** The usual type first, then the same with smaller and smaller running texts and headings. */
export function smallerTypes(type: Typography): readonly Typography[] {
  const { heading, body, small } = type;
  return TEXT_SCALES.map((scale) => {
    const scaled = (style: TypeStyle): TypeStyle => ({ ...style, size: style.size * scale });
    return { ...type, heading: scaled(heading), body: scaled(body), small: scaled(small) };
  });
}
