/**
 * SadMan Sudoku files (`.sdk`): lines `#A author`, `#D description` and other headers, then the rows, perhaps
 * below `[Puzzle]`; rows below `[State]` are how far a person got and are passed over. A file may hold
 * several, each with headers or `[Puzzle]` of its own. Read only.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, type Piece, piecesFrom, type Source, splitLines } from '../../../formats/index.js';
import type { Credits } from '../../contract/family.js';
import { draftOfGrid, type SudokuDraft, type SudokuFormat } from './format.js';
import { isRule, readGridLines } from './grid-lines.js';

const HEADER = /^\s*#\s*([A-Z])?(.*)$/;
const SECTION = /^\s*\[(\w+)\]\s*$/;
const PUZZLE = 'puzzle';
/** The headers that are credits. */
const CREDITS: Readonly<Record<string, keyof Credits>> = {
  A: 'author',
  D: 'description',
  S: 'catalogue',
};
const ROW = /^[\s|]*(?:[1-9A-P0._*-][\s|]*){4,25}$/;
const LOOK = 4000;

export const sdk: SudokuFormat = {
  format: 'sdk',
  description: 'SadMan Sudoku file: headers that begin with #, [Puzzle], a line a row',
  extension: 'sdk',
  recognises: ({ text }) => {
    const lines = splitLines(text.slice(0, LOOK));
    const marked = lines.some((line) => isHead(line.text));
    const rows = lines.filter((line) => !isHead(line.text) && !isRule(line.text) && !SECTION.test(line.text));
    return marked && rows.length >= 4 && ROW.test(rows[0]!.text) && ROW.test(rows[1]!.text);
  },
  pieces,
  read: readFile,
};

/** True if a line stands above the rows of a puzzle. */
function isHead(line: string): boolean {
  return /^\s*#\s*[A-Z]/.test(line) || SECTION.exec(line)?.[1]?.toLowerCase() === PUZZLE;
}

/** Another puzzle begins with the first head that stands between rows above and rows below. */
function pieces({ text }: Source): readonly Piece[] {
  const lines = splitLines(text);
  const starts = [0];
  let head: number | undefined;
  let hasRows = false;
  for (const [index, { text: line }] of lines.entries()) {
    if (isHead(line)) head ??= index;
    else if (!isRule(line) && !HEADER.test(line) && !SECTION.test(line)) {
      if (hasRows && head !== undefined) starts.push(head);
      head = undefined;
      hasRows = true;
    }
  }
  return piecesFrom(lines, starts);
}

function readFile({ text }: Source): Result<SudokuDraft> {
  let credits: Credits = {};
  let section = PUZZLE;
  const rows: Line[] = [];
  for (const line of splitLines(text)) {
    const header = HEADER.exec(line.text);
    const named = SECTION.exec(line.text);
    if (header !== null) {
      const credit = CREDITS[header[1] ?? ''];
      const said = header[2]!.trim();
      if (credit !== undefined && said !== '') credits = { ...credits, [credit]: said };
    } else if (named !== null) section = named[1]!.toLowerCase();
    else if (section === PUZZLE && !isRule(line.text)) rows.push(line);
  }
  if (rows.length === 0) {
    return failure(issue('format-syntax', 'The text has headers but no rows of cells; 9 are usual.'));
  }
  const grid = readGridLines(rows);
  return grid.ok ? success({ ...draftOfGrid(grid.value), credits }) : grid;
}
