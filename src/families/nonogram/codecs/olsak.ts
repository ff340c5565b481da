/**
 * The `.g` format: comments, perhaps a line `#d` with a colour a line below it (`a:a  #d03030  red`: the
 * letter behind numbers, the sign in print, the colour), a line that begins with `:`, the clues of the rows,
 * another such line and the clues of the columns. A line without numbers is a blank clue, as is `0`. The
 * letter `1` is the colour of numbers without a letter, `0` the background. Source: the solver `grid` of
 * Petr and Mirek Olsak, whose code reads files so.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Colour, WHITE } from '../../../draw/index.js';
import { type Line, quote, type Source, splitLines } from '../../../formats/index.js';
import { describeRuns, letterOf, runsOf } from '../colours.js';
import {
  draftOfClues,
  type NonogramDocument,
  type NonogramDraft,
  type NonogramFormat,
  sizeIssue,
  unheldGiven,
} from './format.js';
import {
  BLANK,
  type ColourLine,
  type NonColours,
  readNonColours,
  readRules,
  UNCOLOURED,
} from './non-colours.js';

/** The length of text that is examined to recognise it. */
const LOOK = 50_000;
/** A colour: its letter, the sign in print, the colour, and marks of triangles. */
const COLOUR = /^\s*(\S):(.)\s*(\S+)\s*([<>]?)/u;
/** Names of colours that stand in files besides codes; readers may choose others. */
const NAMES: Readonly<Record<string, Colour>> = {
  white: WHITE,
  black: '#000000',
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  brown: '#a52a2a',
  gray: '#bebebe',
  pink: '#ffc0cb',
};

export const nonogramOlsak: NonogramFormat = {
  format: 'olsak',
  description: 'Olsak .g text, in colours too: sections of rows and columns below lines with a colon',
  extension: 'g',
  recognises: ({ text }) => looksLikeOlsak(splitLines(text.slice(0, LOOK))),
  read: readOlsak,
  lacks: (puzzle) => unheldGiven('olsak', puzzle),
  write: writeOlsak,
};

/** The lines of a file by section. */
interface Sections {
  readonly colours: readonly Line[];
  readonly rows: readonly Line[];
  readonly columns: readonly Line[];
}

/** The lines of each section; undefined where there are not two lines with a colon. */
function sectionsOf(lines: readonly Line[]): Sections | undefined {
  const colons = lines.flatMap(({ text }, index) => (text.startsWith(':') ? [index] : []));
  const [first, second, end = lines.length] = colons;
  if (first === undefined || second === undefined) return undefined;
  const head = lines.slice(0, first).findIndex(({ text }) => /^#d/i.test(text));
  return {
    colours: head < 0 ? [] : lines.slice(head + 1, first),
    rows: lines.slice(first + 1, second),
    columns: lines.slice(second + 1, end),
  };
}

function looksLikeOlsak(lines: readonly Line[]): boolean {
  const rows = sectionsOf(lines)?.rows ?? [];
  return rows.length > 0 && rows.every(({ text }) => /^\s*(?:\d{1,4}[^\s\d,]?[\s,]*)*$/u.test(text));
}

function readOlsak({ text }: Source): Result<NonogramDraft> {
  const lines = splitLines(text);
  const sections = sectionsOf(lines);
  if (sections === undefined) {
    const message =
      'Two lines that begin with a colon are expected, one above the rows and one above the columns.';
    return failure(issue('format-syntax', message));
  }
  const triangles = lines.find(({ text: line }) => /^#t/i.test(line));
  if (triangles !== undefined) {
    const message = 'The file is of a puzzle on a grid of triangles, which is not supported.';
    return failure(issue('format-unsupported', message, { line: triangles.number }));
  }
  const size = sizeIssue(sections.rows.length, sections.columns.length);
  if (size !== undefined) return failure(size);
  const defined = definedColours(sections.colours);
  if (!defined.ok) return defined;
  const rows = readRules(sections.rows);
  if (!rows.ok) return rows;
  const columns = readRules(sections.columns);
  if (!columns.ok) return columns;
  const used = new Map(
    [...rows.value, ...columns.value].flatMap(({ clues, place }) =>
      clues.map(({ sign }) => [sign, place] as const),
    ),
  );
  const signs = [UNCOLOURED, ...sections.colours.flatMap(({ text: line }) => COLOUR.exec(line)?.[1] ?? [])];
  const undeclared = [...used].find(([sign]) => !signs.includes(sign));
  if (undeclared !== undefined) {
    const message = `The letter ${quote(undeclared[0])} has no colour; a line for it is expected below "#d".`;
    return failure(issue('format-syntax', message, undeclared[1]));
  }
  const colours = readNonColours(defined.value, [...used.keys()]);
  if (!colours.ok) return colours;
  const indexed = indexedBy(colours.value);
  return success(
    draftOfClues({
      ...(colours.value.palette === undefined ? {} : { palette: colours.value.palette }),
      rows: rows.value.map(indexed),
      columns: columns.value.map(indexed),
      credits: {},
    }),
  );
}

/** The colours of codes and known names, as the format `non` has them; others are chosen. */
function definedColours(lines: readonly Line[]): Result<readonly ColourLine[]> {
  const defined: ColourLine[] = [];
  for (const line of lines.filter(({ text }) => text.trim() !== '')) {
    const [, sign, , name, triangle] = COLOUR.exec(line.text) ?? [];
    const place = { line: line.number };
    if (sign === undefined) {
      const message = `${quote(line.text.trim())} is no colour; a line such as "a:a  #d03030  red" is expected.`;
      return failure(issue('format-syntax', message, place));
    }
    if (triangle !== '') {
      const message = 'Cells that are half filled (triangles) are not supported.';
      return failure(issue('format-unsupported', message, place));
    }
    const colour = /^#[0-9a-f]{6}$/i.test(name!) ? name : NAMES[name!.toLowerCase()];
    // Only the background and black need no line of their own.
    if (colour !== undefined) defined.push({ value: `${sign} ${colour}`, line });
  }
  return success(defined);
}

/** Clues with the indices of their colours. */
function indexedBy({ palette, indices }: NonColours) {
  return <Placed extends { readonly clues: readonly { readonly length: number; readonly sign: string }[] }>(
    placed: Placed,
  ) => ({
    ...placed,
    clues: placed.clues.map(({ length, sign }): number | [number, number] =>
      palette === undefined ? length : [length, indices.get(sign)!],
    ),
  });
}

function writeOlsak({ puzzle }: NonogramDocument): string {
  const { rows, columns } = runsOf(puzzle);
  const rule = (runs: (typeof rows)[number]): string => describeRuns(puzzle, runs, '0');
  const { palette = [] } = puzzle;
  const colours = palette.map((colour, index) =>
    index === 0 ? `   ${BLANK}:   ${colour}` : `   ${letterOf(index)}:${letterOf(index)}  ${colour}`,
  );
  return [
    ...(palette.length === 0 ? [] : ['#d', ...colours]),
    ': rows',
    ...rows.map(rule),
    ': columns',
    ...columns.map(rule),
    '',
  ].join('\n');
}
