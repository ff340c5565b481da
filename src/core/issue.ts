/**
 * The place of an issue. A text place counts lines and columns from 1, as editors do; a puzzle place names a
 * part of the puzzle in words ("row 3", "cage 2"), counted from 1 for people.
 */
export interface Place {
  readonly line?: number;
  readonly column?: number;
  readonly part?: string;
  /** The name of the setting that cannot be. */
  readonly setting?: string;
}

/** A fault of an input, with a stable code, a place and the expected value. */
export interface Issue {
  /** Stable, kebab-case, e.g. `clue-too-long`. */
  readonly code: string;
  /** A whole sentence with the found and the expected value. */
  readonly message: string;
  readonly place?: Place;
}

/** Builds an issue; the place may be left out when the whole input is meant. */
export function issue(code: string, message: string, place?: Place): Issue {
  return place === undefined ? { code, message } : { code, message, place };
}

/** The place of a part of some data: `rows, item 3`, keys as written, positions in lists counted from 1. */
export function placeOfPath(path: readonly PropertyKey[]): Place {
  return {
    part: path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : String(step))).join(', '),
  };
}

/**
 * Renders an issue as one line: `line 3, column 7: message [code]`. A part of the puzzle behind a line of the
 * text is in brackets, as it may be a column too: `line 3 (column 7 of the puzzle)`.
 */
export function describeIssue({ code, message, place }: Issue): string {
  return `${placeBefore(place)}${message} [${code}]`;
}

/** A place in words before a message, with its colon; a setting by its flag; empty without a place. */
export function placeBefore({ line, column, part, setting }: Place = {}): string {
  const isBesideLine = line !== undefined && column === undefined && part !== undefined;
  const where = isBesideLine
    ? [`line ${line} (${part} of the puzzle)`]
    : [
        line === undefined ? undefined : `line ${line}`,
        column === undefined ? undefined : `column ${column}`,
        part,
        setting === undefined ? undefined : `--${setting}`,
      ].filter((piece) => piece !== undefined);
  return where.length > 0 ? `${where.join(', ')}: ` : '';
}
