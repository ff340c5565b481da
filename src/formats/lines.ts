/** Text as lines that know their number, numbers in a line, and places in a text by character offset. */
import { failure, issue, type Place, type Result, success } from '../core/index.js';

/** A line of a text without its line end; numbered from 1, as editors do. */
export interface Line {
  readonly number: number;
  readonly text: string;
}

/** Largest number of digits read as a number; more cannot be meant. */
const MOST_DIGITS = 9;

/** Longest piece of an input that a message quotes. */
const LONGEST_QUOTE = 40;

/**
 * Splits a text at line ends of any kind (LF, CR LF, CR); what ends with a line end has no further, empty
 * line.
 */
export function splitLines(text: string): readonly Line[] {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((line, index) => ({ number: index + 1, text: line }));
}

/** True if a line has nothing but white space. */
export function isBlank({ text }: Line): boolean {
  return text.trim() === '';
}

/** The lines without blank ones at the beginning and the end. */
export function trimBlankLines(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex((line) => !isBlank(line));
  if (first < 0) return [];
  return lines.slice(first, lines.findLastIndex((line) => !isBlank(line)) + 1);
}

/** The whole numbers of a line, separated by spaces or commas; an issue names the first word that is none. */
export function readNumbers({ number: line, text }: Line): Result<readonly number[]> {
  const numbers: number[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,]+/g)) {
    if (!/^\d+$/.test(word) || word.length > MOST_DIGITS) {
      const message = `${quote(word)} is no number that can be read here; whole numbers separated by spaces or commas are expected.`;
      return failure(issue('format-syntax', message, { line, column: index + 1 }));
    }
    numbers.push(Number(word));
  }
  return success(numbers);
}

/** Quotes a piece of the input for a message, shortened when it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
}

/**
 * The text on one line: line ends, with the white space around them, become single spaces; the ends are
 * trimmed.
 */
export function oneLine(text: string): string {
  const pieces = text.split(/[\r\n\u2028\u2029]/).map((piece) => piece.trim());
  return pieces.filter((piece) => piece !== '').join(' ');
}

/** Turns character offsets of a text into lines and columns, each in logarithmic time. */
export function placesOf(text: string): (offset: number) => Place {
  const starts = [0];
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) starts.push(index + end.length);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}
