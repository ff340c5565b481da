/** Sets a text in lines of a given width. */
import type { Typeface } from './covers.js';
import { measureText, plainText } from './font.js';
import { pieces } from './line-breaks.js';

export interface LineStyle {
  /** Font size in millimetres. */
  readonly size: number;
  readonly bold: boolean;
  /** Absent: the one of all pictures. */
  readonly typeface?: Typeface;
}

const ELLIPSIS = '…';

/**
 * Breaks a text at its spaces, and between the characters of Chinese and Japanese, into lines no wider than
 * `width`, at most `most` of them; a word that is too long for a line is broken inside, and what does not fit
 * the last line gives way to an ellipsis.
 */
export function breakLines(text: string, style: LineStyle, width: number, most: number): readonly string[] {
  const fits = (line: string): boolean => measureText(line, style.size, style.bold, style.typeface) <= width;
  const lines: string[] = [];
  let rest = pieces(plainText(text));
  while (rest.length > 0 && lines.length < most) {
    let count = largest(rest.length, (some) => fits(lineOf(rest.slice(0, some))));
    if (count === 0) {
      rest = [...splitWord(rest[0]!, fits).filter((part) => part !== ''), ...rest.slice(1)];
      count = 1;
    }
    lines.push(lineOf(rest.slice(0, count)));
    rest = rest.slice(count);
  }
  if (rest.length > 0) lines.push(shorten(lines.pop()!, fits));
  return lines;
}

function lineOf(some: readonly string[]): string {
  return some.join('').trimEnd();
}

function splitWord(word: string, fits: (line: string) => boolean): readonly [string, string] {
  const letters = [...word];
  const count = Math.max(
    1,
    largest(letters.length, (some) => fits(letters.slice(0, some).join(''))),
  );
  return [letters.slice(0, count).join(''), letters.slice(count).join('')];
}

function shorten(line: string, fits: (line: string) => boolean): string {
  const letters = [...line];
  const count = largest(letters.length, (some) => fits(letters.slice(0, some).join('') + ELLIPSIS));
  return letters.slice(0, count).join('').trimEnd() + ELLIPSIS;
}

/**
 * The largest count from 0 to `most` that holds, where whatever holds for a count holds for all smaller ones.
 */
function largest(most: number, holds: (count: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
