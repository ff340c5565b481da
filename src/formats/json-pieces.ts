/** JSON text that holds several values: a line each, or the elements of one array. */
import { linePieces, type Piece, wholePiece } from './pieces.js';
import { textSource } from './source.js';

/** Keys of a line that is a value by itself; parts of a larger value have none of them. */
const KEYS_OF_LINES = ['family', 'puzzle', 'solution', 'error'];

/**
 * The values of JSON text with a value a line. A text that is JSON as a whole is one value, on however many
 * lines. Else it is a list when a line is JSON by itself: the first one or, where that is broken, any that
 * has the keys of a puzzle.
 */
export function jsonLines(text: string): readonly Piece[] {
  const lines = linePieces(text);
  const [first] = lines;
  const whole = [wholePiece(textSource(text))];
  if (first === undefined || (lines.length > 1 && jsonValue(text) !== undefined)) return whole;
  const isList = jsonValue(first.source.text) !== undefined || lines.slice(1).some(isComplete);
  return isList || lines.length === 1 ? lines : whole;
}

/** The same, where an array is replaced by its elements, each with the line where it begins. */
export function jsonPieces(text: string): readonly Piece[] {
  if (!/^\s*\[/.test(text) || jsonValue(text) === undefined) return jsonLines(text);
  const elements = elementsOf(text);
  return elements.length > 0 ? elements : [wholePiece(textSource(text))];
}

function isComplete({ source }: Piece): boolean {
  const value = jsonValue(source.text);
  return (
    typeof value === 'object' && value !== null && KEYS_OF_LINES.some((key) => Object.hasOwn(value, key))
  );
}

function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The elements of the array that a text of valid JSON is. */
function elementsOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  let line = 1;
  const take = (end: number): void => {
    const element = text.slice(start, end);
    const blank = element.length - element.trimStart().length;
    const begins = line + countLines(element.slice(0, blank));
    if (element.trim() !== '') pieces.push({ source: textSource(element.trim()), line: begins });
    line += countLines(text.slice(start, end + 1));
    start = end + 1;
  };
  // Strings are matched whole, so that brackets in them count for nothing.
  for (const { 0: mark, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
    if (mark === '[' || mark === '{') {
      depth++;
      if (depth > 1) continue;
      start = index + 1;
      line = 1 + countLines(text.slice(0, index));
    } else if (mark === ']' || mark === '}') {
      if (depth === 1) take(index);
      depth--;
    } else if (mark === ',' && depth === 1) take(index);
  }
  return pieces;
}

function countLines(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}
