/** The headed sections of the text format: `rows`, `columns`, and perhaps `given` and `solution`. */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { isBlank, type Line, quote } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import { readClueLines } from './clue-lines.js';
import { draftOfClues, type NonogramDraft, type PlacedRow } from './format.js';
import { readCells } from './picture-text.js';

const HEADER = /^\s*(rows|columns|given|solution)\s*:?\s*$/i;

/** True if a line begins a section. */
export function isHeader({ text }: Line): boolean {
  return HEADER.test(text);
}

/** Reads sections in any order; the first line must be a header. Blank lines mean nothing. */
export function readSections(lines: readonly Line[], credits: Credits): Result<NonogramDraft> {
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
