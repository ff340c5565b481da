/** Trim sizes: the page as it leaves the cutter. */
import { MILLIMETRES_PER_INCH as INCH, millimetresOf } from './lengths.js';

/** Width and height of a page in millimetres. */
export interface Trim {
  readonly width: number;
  readonly height: number;
  /** True if the unit had to be guessed, since none was written. */
  readonly guessed?: true;
}

const inches = (width: number, height: number): Trim => ({ width: width * INCH, height: height * INCH });

/** The sizes that print shops and offices use, by name; numbers without a unit are inches. */
export const TRIMS: Readonly<Record<string, Trim>> = {
  letter: inches(8.5, 11),
  a4: { width: 210, height: 297 },
  '8x10': inches(8, 10),
  '7x10': inches(7, 10),
  '6x9': inches(6, 9),
  '5.5x8.5': inches(5.5, 8.5),
  a5: { width: 148, height: 210 },
  '8x8': inches(8, 8),
  '8.5x8.5': inches(8.5, 8.5),
  '8.25x6': inches(8.25, 6),
  '8.5x11': inches(8.5, 11),
  '8.25x11': inches(8.25, 11),
  '8.25x8.25': inches(8.25, 8.25),
  '7.5x9.25': inches(7.5, 9.25),
  '7.44x9.69': inches(7.44, 9.69),
  '6.69x9.61': inches(6.69, 9.61),
  '6.14x9.21': inches(6.14, 9.21),
  '5.25x8': inches(5.25, 8),
  '5x8': inches(5, 8),
  b5: { width: 176, height: 250 },
  // Screens: of 3 to 4, of 10 to 16, and of a reader with electronic ink.
  tablet: { width: 157.5, height: 210 },
  'tablet-wide': { width: 135, height: 216 },
  'e-reader': { width: 105, height: 140 },
};

/** The names that help and messages show; every size may also be written out. */
const SHOWN = [
  'letter',
  'a4',
  '8x10',
  '7x10',
  '6x9',
  '5.5x8.5',
  'a5',
  '8x8',
  '8.25x6',
  'tablet',
  'tablet-wide',
  'e-reader',
] as const;

/** No smaller page holds a puzzle and its margins, and no larger one is printed as a book. */
const SHORTEST_SIDE = 90;
const LONGEST_SIDE = 600;

/** The trims, in words that follow "one of". */
export const TRIM_WORDS = `${SHOWN.join(', ')}, or a size such as 170x240 mm or 7x9 in with sides from ${SHORTEST_SIDE} to ${LONGEST_SIDE} mm; without a unit up to 14 is inches`;

/** Units to guess, the likeliest first, and the longest side in that unit that a book has. */
const GUESSES = [
  ['in', 14],
  ['cm', LONGEST_SIDE / 10],
  ['mm', LONGEST_SIDE],
] as const;

/**
 * A trim by name, or from a text such as `170x240 mm`, `7x10 in` or `7x10`; undefined when it is no possible
 * page. Without a unit, sides of up to 14 are inches, larger ones centimetres or millimetres, whatever gives
 * a page.
 */
export function trimOf(text: string): Trim | undefined {
  const written = text.trim().toLowerCase().replace('×', 'x').replace(/\s+/g, ' ');
  const named = TRIMS[written.replace(/ /g, '')];
  if (named !== undefined) return named;
  const found = /^([\d.]+) ?x ?([\d.]+) ?(mm|cm|in)?$/.exec(written);
  if (found === null) return undefined;
  const [, first, second, unit] = found as unknown as readonly [string, string, string, string?];
  if (unit !== undefined) return pageOf(first, second, unit);
  for (const [guess, longest] of GUESSES) {
    const page =
      Math.max(Number(first), Number(second)) <= longest ? pageOf(first, second, guess) : undefined;
    if (page !== undefined) return { ...page, guessed: true };
  }
  return undefined;
}

function pageOf(first: string, second: string, unit: string): Trim | undefined {
  const width = millimetresOf(`${first} ${unit}`);
  const height = millimetresOf(`${second} ${unit}`);
  if (width === undefined || height === undefined) return undefined;
  const isPage = [width, height].every((side) => side >= SHORTEST_SIDE && side <= LONGEST_SIDE);
  return isPage ? { width, height } : undefined;
}

/** The size in words: `7 x 10 in (177.8 x 254 mm)`. */
export function describeTrim({ width, height }: Trim): string {
  const in2 = (length: number): string => String(Math.round((length / INCH) * 100) / 100);
  const mm1 = (length: number): string => String(Math.round(length * 10) / 10);
  return `${in2(width)} x ${in2(height)} in (${mm1(width)} x ${mm1(height)} mm)`;
}
