/** Trim sizes: the page as it leaves the cutter. */
import { MILLIMETRES_PER_INCH as INCH, millimetresOf } from './lengths.js';

/** Width and height of a page in millimetres. */
export interface Trim {
  readonly width: number;
  readonly height: number;
}

/** The sizes that print shops and offices use, by name. */
export const TRIMS: Readonly<Record<string, Trim>> = {
  letter: { width: 8.5 * INCH, height: 11 * INCH },
  a4: { width: 210, height: 297 },
  '8x10': { width: 8 * INCH, height: 10 * INCH },
  '6x9': { width: 6 * INCH, height: 9 * INCH },
  '5.5x8.5': { width: 5.5 * INCH, height: 8.5 * INCH },
  a5: { width: 148, height: 210 },
};

/** What a trim may be, in words that follow "one of". */
export const TRIM_WORDS = `${Object.keys(TRIMS).join(', ')}, or a size such as 170x240 mm or 7x10 in`;

/** No smaller page holds a puzzle and its margins, and no larger one is printed as a book. */
const SHORTEST_SIDE = 90;
const LONGEST_SIDE = 600;

/** A trim by name, or from a text such as `170x240 mm` or `7x10 in`; undefined when it is no possible page. */
export function trimOf(text: string): Trim | undefined {
  const named = TRIMS[text.trim().toLowerCase()];
  if (named !== undefined) return named;
  const found = /^([\d.]+)\s*x\s*([\d.]+)\s*(mm|cm|in)$/i.exec(text.trim());
  if (found === null) return undefined;
  const [, first, second, unit] = found as unknown as readonly string[];
  const width = millimetresOf(`${first} ${unit!.toLowerCase()}`);
  const height = millimetresOf(`${second} ${unit!.toLowerCase()}`);
  if (width === undefined || height === undefined) return undefined;
  const isPage = [width, height].every((side) => side >= SHORTEST_SIDE && side <= LONGEST_SIDE);
  return isPage ? { width, height } : undefined;
}
