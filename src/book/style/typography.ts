/** The type of a book: a few sizes, used the same way on every page. */

import { BLACK, type Colour, type TypeStyle } from '../../draw/index.js';
import type { Design } from './designs.js';

/** Dark enough for print in black alone, lighter than the puzzles. */
const GREY: Colour = '#4a4a4a';

export interface Typography {
  readonly design: Design;
  /** Of ornaments and marks. */
  readonly accent: Colour;
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

/** The scale of running text in a large-print book: 14 points and more. */
const LARGE_TEXT = 1.4;

/** The look of a book: its design, in colours or not, in large print or not. */
export interface Look {
  readonly design: Design;
  readonly colour: boolean;
  readonly large: boolean;
}

/** Type by the width of the type area: titles follow the page, running text does not. */
export function typographyFor(width: number, { design, colour, large }: Look): Typography {
  const { typeface, textScale, headingScale, boldHeadings } = design;
  const accent = colour ? design.accent : BLACK;
  const face = typeface === undefined ? {} : { typeface };
  const text = textScale * (large ? LARGE_TEXT : 1);
  const plain = (size: number, leading: number, ink: Colour = BLACK): TypeStyle => {
    return { size, leading, colour: ink, bold: false, ...face };
  };
  const heading = (size: number, leading: number): TypeStyle => {
    return { size: size * headingScale, leading, colour: accent, bold: boldHeadings, ...face };
  };
  const page = Math.min(1, Math.max(0.7, width / 180));
  return {
    design,
    accent,
    title: { ...heading(15 * page, 1.15), size: 15 * page * Math.sqrt(headingScale) },
    subtitle: plain(6.2 * page, 1.3, GREY),
    heading: heading(6.4, 1.25),
    subheading: heading(4.6, 1.3),
    body: plain(3.6 * text, 1.42),
    small: plain(2.9 * text, 1.4, GREY),
    number: { ...plain(5 * textScale, 1.2, accent), bold: true },
    label: plain(3.3 * text, 1.2, GREY),
    head: plain(3.2 * text, 1.2, GREY),
    folio: plain(3.6 * text, 1.2),
  };
}

/** The same styles with the words around a large-print puzzle in 16 points and more, in millimetres. */
export function enlarged(type: Typography): Typography {
  return { ...type, number: { ...type.number, size: 7.6 }, label: { ...type.label, size: 5.7 } };
}

/** Scales of text, tried in turn on a very small page. */
const TEXT_SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** The usual type first, then the same with smaller and smaller running texts and headings. */
export function smallerTypes(type: Typography): readonly Typography[] {
  const { heading, body, small } = type;
  return TEXT_SCALES.map((scale) => {
    const scaled = (style: TypeStyle): TypeStyle => ({ ...style, size: style.size * scale });
    return { ...type, heading: scaled(heading), body: scaled(body), small: scaled(small) };
  });
}
