/** Changes of the palette of a painting: colours are changed, added and removed, and the cells follow. */
import type { Painting } from '../worker/painting.js';
import { EMPTY_SIGN } from './brush.js';

type Colour = `#${string}`;

/** Most colours besides the background. */
export const MOST_INKS = 12;

/** Colours to add, in this order, as far as a palette has them not yet. */
const NEW_COLOURS: readonly Colour[] = [
  '#c8372d',
  '#2b62b4',
  '#2f8f4e',
  '#e0a11b',
  '#7d4fa8',
  '#17191c',
  '#e07fa0',
  '#5bb6c9',
  '#8a5a34',
  '#8d939b',
  '#b7c94a',
  '#ef7d31',
  '#3b4a68',
  '#f2cf9c',
];

const WHITE: Colour = '#ffffff';
const BLACK: Colour = '#000000';
const RADIX = 36;

/** The sign of the colour at an index of a palette. */
export function signOfIndex(index: number): string {
  return index === 0 ? EMPTY_SIGN : index.toString(RADIX);
}

/** The index in a palette of a sign. */
export function indexOfSign(sign: string): number {
  return sign === EMPTY_SIGN ? 0 : Number.parseInt(sign, RADIX);
}

/** With another value of a colour; undefined where the palette has that value already at another place. */
export function withColour(painting: Painting, index: number, colour: Colour): Painting | undefined {
  const { palette = [] } = painting;
  if (palette.some((known, at) => known === colour && at !== index)) return undefined;
  return { ...painting, palette: palette.with(index, colour) };
}

/**
 * With one more colour, the last one; a painting in black and white is in colours then. Undefined where it
 * has the most.
 */
export function withAnotherColour(painting: Painting): Painting | undefined {
  const { palette, ...coloured } = painting.palette === undefined ? inColours(painting) : painting;
  const known = palette ?? [];
  const fresh = NEW_COLOURS.find((colour) => !known.includes(colour));
  if (fresh === undefined || known.length > MOST_INKS) return undefined;
  return { ...coloured, palette: [...known, fresh] };
}

/**
 * Without a colour, whose cells are empty then; undefined where it is the background or the only other one.
 */
export function withoutColour(painting: Painting, index: number): Painting | undefined {
  const { rows, given, palette = [] } = painting;
  if (index === 0 || palette.length <= 2) return undefined;
  const moved = (line: string): string =>
    line.replace(/[1-9a-z]/g, (sign) => {
      const at = indexOfSign(sign);
      return at === index ? EMPTY_SIGN : signOfIndex(at > index ? at - 1 : at);
    });
  return {
    rows: rows.map(moved),
    palette: palette.toSpliced(index, 1),
    ...(given === undefined ? {} : { given: given.map(moved) }),
  };
}

function inColours({ rows, given }: Painting): Painting {
  const coloured = (line: string): string => line.replaceAll('#', signOfIndex(1));
  return {
    rows: rows.map(coloured),
    palette: [WHITE, BLACK],
    ...(given === undefined ? {} : { given: given.map(coloured) }),
  };
}
