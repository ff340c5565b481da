/** Objections of a printer: reasons to refuse a file, and wishes. */

/** The subject of an objection. */
export type ObjectionCode =
  | 'encrypted'
  | 'pages'
  | 'page-size'
  | 'rotated'
  | 'trim'
  | 'bleed'
  | 'margin'
  | 'gutter'
  | 'font'
  | 'type'
  | 'line'
  | 'resolution'
  | 'colour'
  | 'transparency'
  | 'extras';

export interface Objection {
  readonly code: ObjectionCode;
  /** A sentence: the found and the expected value. */
  readonly message: string;
  /** Counted from 1; absent: it concerns the whole file. */
  readonly page?: number;
  /** Millimetres from the left and the top of the trimmed page. */
  readonly x?: number;
  readonly y?: number;
  /** The number of places of the page it concerns; the first of them is named. */
  readonly places?: number;
}

/** Pages that are named one by one for the same kind of objection; the others are counted. */
const MOST_PAGES = 5;

/**
 * A line for each objection; where many pages have the same kind, the first ones and how many more there are.
 */
export function objectionLines(objections: readonly Objection[]): readonly string[] {
  const counts = new Map<string, number>();
  const lines: string[] = [];
  for (const objection of objections) {
    const count = (counts.get(objection.code) ?? 0) + 1;
    counts.set(objection.code, count);
    if (count <= MOST_PAGES) lines.push(lineOf(objection));
  }
  for (const [code, count] of counts)
    if (count > MOST_PAGES)
      lines.push(`${count - MOST_PAGES} more pages with an objection of the kind "${code}"`);
  return lines;
}

function lineOf({ message, page, x, y, places = 1 }: Objection): string {
  const place = x === undefined || y === undefined ? '' : `, ${x} mm from the left and ${y} mm from the top`;
  const more = places === 1 ? '' : ` (${places} places on this page)`;
  return `${page === undefined ? '' : `page ${page}${place}: `}${message}${more}`;
}
