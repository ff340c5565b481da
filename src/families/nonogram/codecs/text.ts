/**
 * The plain text that people paste. Written with the sections `rows` and `columns`, and `given` and
 * `solution` when there are any, below lines of credits. The reader also accepts clue lines in two groups
 * separated by an empty line, rows first, and pictures, whose clues are derived.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { isBlank, type Line, quote, type Source, splitLines } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import { splitCredits } from '../../kit/codecs/credit-lines.js';
import { writeSections } from '../../kit/codecs/text-sections.js';
import { LONGEST_SIDE } from '../reading.js';
import { readClueLines, writeClues } from './clue-lines.js';
import {
  draftOfClues,
  draftOfPicture,
  lengthsOf,
  type NonogramDocument,
  type NonogramDraft,
  type NonogramFormat,
  type PlacedRow,
  sizeIssue,
  unheldColours,
} from './format.js';
import { isBlankPicture, looksLikePicture, readCells, readPictureLines } from './picture-text.js';

/** A text whose kind is clear: its credits and what stands below them. */
interface Layout {
  readonly kind: 'sections' | 'groups' | 'picture';
  readonly credits: Credits;
  readonly body: readonly Line[];
}

export const nonogramText: NonogramFormat = {
  format: 'text',
  description: 'plain text: clue lines of rows and columns, or a picture of # and .',
  extension: 'txt',
  recognises: ({ text }) => {
    const layout = layoutOf(text);
    // A picture without a filled cell says nothing: it is more likely an empty grid of another puzzle.
    return layout !== undefined && !(layout.kind === 'picture' && isBlankPicture(layout.body));
  },
  lacks: (puzzle) => unheldColours('text', puzzle),
  read: readText,
  write: writeText,
};

function readText({ text }: Source): Result<NonogramDraft> {
  const layout = layoutOf(text);
  if (layout === undefined) {
    const expected = 'sections "rows" and "columns", two groups of clue lines, or a picture of # and .';
    return failure(issue('format-syntax', `The text has none of the expected forms: ${expected}.`));
  }
  const { kind, credits, body } = layout;
  if (kind === 'sections') return readSections(body, credits);
  return kind === 'groups' ? readGroups(body, credits) : readPicture(body, credits);
}

function layoutOf(text: string): Layout | undefined {
  const { credits, body } = splitCredits(splitLines(text));
  if (body.length === 0) return undefined;
  if (isHeader(body[0]!)) return { kind: 'sections', credits, body };
  if (looksLikeGroups(body)) return { kind: 'groups', credits, body };
  return looksLikePicture(body) ? { kind: 'picture', credits, body } : undefined;
}

/**
 * Lines of numbers with exactly one gap of blank lines; a number has no leading zero, as rows of 0 and 1 may.
 */
function looksLikeGroups(body: readonly Line[]): boolean {
  const gaps = body.filter((line, index) => isBlank(line) && !isBlank(body[index - 1]!)).length;
  return gaps === 1 && body.every(({ text }) => /^[\d\s,]*$/.test(text) && !/(^|[\s,])0\d/.test(text));
}

function readGroups(body: readonly Line[], credits: Credits): Result<NonogramDraft> {
  const gap = body.findIndex(isBlank);
  const rows = readClueLines(body.slice(0, gap));
  const columns = readClueLines(body.slice(gap).filter((line) => !isBlank(line)));
  if (!rows.ok) return rows;
  if (!columns.ok) return columns;
  return success(draftOfClues({ rows: rows.value, columns: columns.value, credits }));
}

function readPicture(body: readonly Line[], credits: Credits): Result<NonogramDraft> {
  const rows = readPictureLines(body, LONGEST_SIDE);
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  const size = sizeIssue(rows.length, width);
  if (size !== undefined) return failure(size);
  const ragged = rows.find(({ cells }) => cells.length !== width);
  if (ragged !== undefined) {
    const message = `The row has ${ragged.cells.length} cells; the longest one has ${width}.`;
    return failure(issue('solution-size', message, ragged.place));
  }
  return draftOfPicture(
    rows.map(({ cells }) => cells),
    credits,
  );
}

function writeText({ puzzle, solution, credits }: NonogramDocument): string {
  const section = (name: string, lines: readonly string[] | undefined): readonly string[] =>
    lines === undefined ? [] : [name, ...lines];
  const clues = (lines: readonly (readonly number[])[]): readonly string[] =>
    lines.map((line) => writeClues(line, ' '));
  const { rows, columns } = lengthsOf(puzzle);
  return writeSections(
    credits,
    section('rows', clues(rows)),
    section('columns', clues(columns)),
    section('given', puzzle.given),
    section('solution', solution),
  );
}

const HEADER = /^\s*(rows|columns|given|solution)\s*(?::\s*)?$/i;

/** True if a line begins a section. */
function isHeader({ text }: Line): boolean {
  return HEADER.test(text);
}

/** Reads sections in any order; the first line must be a header. Blank lines mean nothing. */
function readSections(lines: readonly Line[], credits: Credits): Result<NonogramDraft> {
  const sections = new Map<string, Line[]>();
  let current: Line[] = [];
  for (const line of lines) {
    const name = HEADER.exec(line.text)?.[1]?.toLowerCase();
    if (name === undefined) {
      if (!isBlank(line)) current.push(line);
    } else if (sections.has(name)) {
      const message = `A second section ${quote(name)} begins here; each may occur once.`;
      return failure(issue('format-syntax', message, { line: line.number }));
    } else {
      current = [];
      sections.set(name, current);
    }
  }
  const missing = ['rows', 'columns'].find((name) => !sections.has(name));
  if (missing !== undefined) {
    return failure(issue('format-syntax', `The section ${quote(missing)} is missing.`));
  }
  const rows = readClueLines(sections.get('rows')!);
  const columns = readClueLines(sections.get('columns')!);
  if (!rows.ok) return rows;
  if (!columns.ok) return columns;
  const given = sections.get('given');
  const solution = sections.get('solution');
  return success(
    draftOfClues({
      rows: rows.value,
      columns: columns.value,
      credits,
      ...(given === undefined ? {} : { given: given.map(placedRow) }),
      ...(solution === undefined ? {} : { solution: solution.map(placedRow) }),
    }),
  );
}

function placedRow({ text, number }: Line): PlacedRow {
  return { cells: readCells(text), place: { line: number } };
}
