/**
 * The plain text that people paste: lines of credits, the line `skyscrapers`, the clues above the columns, a
 * line a row with the clue on the left, the heights and the clue on the right, and the clues below; `.` where
 * nothing is given. Below the line `solution`, when there is one, stand its rows. Read also with `0`, `_` or
 * `-` for nothing, and without blanks up to nine rows.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import type { SkyscrapersPuzzle, SkyscrapersSolution } from '../puzzle.js';

const ENTRY = /^(?:\d{1,9}|[._-])$/;

export const skyscrapersText = textFormat<SkyscrapersPuzzle, SkyscrapersSolution>({
  description:
    'the line "skyscrapers", the clues above, the rows between their clues, the clues below; "." for none',
  header: /^\s*skyscrapers\s*$/i,
  expected: 'The line "skyscrapers" is expected first.',
  sections: ['solution'],
  read: readPuzzle,
  write: ({ puzzle, solution, credits }) =>
    writeSections(
      credits,
      ['skyscrapers', ...writeGrid(puzzle)],
      solutionSection(solution && writeRows(solution)),
    ),
});

function readPuzzle({ body, sections: { solution } }: TextParts): Result<Draft<SkyscrapersPuzzle>> {
  const side = body.length - 2;
  if (side < 1) {
    const message = `The puzzle has ${body.length} lines; the clues above, the rows and the clues below are expected.`;
    return failure(issue('format-syntax', message, body[0] && { line: body[0].number }));
  }
  const lines: (readonly number[])[] = [];
  for (const [index, line] of body.entries()) {
    const isClues = index === 0 || index === side + 1;
    const read = readEntries(line, isClues ? side : side + 2);
    if (!read.ok) return read;
    lines.push(read.value);
  }
  const rows = lines.slice(1, -1);
  return success({
    puzzle: {
      family: 'skyscrapers',
      grid: rows.map((entries) => entries.slice(1, -1)),
      top: lines[0],
      bottom: lines.at(-1),
      left: rows.map((entries) => entries[0]),
      right: rows.map((entries) => entries.at(-1)),
    },
    solution: solution && (() => readSolution(solution, side)),
  });
}

function readSolution(lines: readonly Line[], side: number): Result<unknown> {
  const rows: (readonly number[])[] = [];
  for (const line of lines) {
    const read = readEntries(line, side);
    if (!read.ok) return read;
    rows.push(read.value);
  }
  return success(rows);
}

/** The numbers of a line, 0 where it has none. */
function readEntries({ text, number }: Line, count: number): Result<readonly number[]> {
  const words = text.trim().split(/[\s|]+/);
  const entries = words.length === 1 && count > 1 ? [...words[0]!] : words.filter((word) => word !== '');
  const wrong = entries.find((entry) => !ENTRY.test(entry));
  if (wrong !== undefined) {
    const message = `${quote(wrong)} is no number; a number, or "." for none, is expected.`;
    return failure(issue('format-syntax', message, { line: number }));
  }
  if (entries.length === count)
    return success(entries.map((entry) => (/\d/.test(entry) ? Number(entry) : 0)));
  const message = `The line has ${entries.length} numbers; ${count} are expected, "." where there is none.`;
  return failure(issue('format-syntax', message, { line: number }));
}

function writeGrid({ grid, top, bottom, left, right }: SkyscrapersPuzzle): readonly string[] {
  const rows = grid.map((row, index) => [left[index]!, ...row, right[index]!]);
  const [above, ...others] = writeRows([[0, ...top, 0], ...rows, [0, ...bottom, 0]]);
  const blanked = (line: string): string => line.replace(/^( *)\./, '$1 ').replace(/\s*\.$/, '');
  return [blanked(above!), ...others.slice(0, -1), blanked(others.at(-1)!)];
}

function writeRows(rows: readonly (readonly number[])[]): readonly string[] {
  const width = String(Math.max(...rows.flat())).length;
  return rows.map((row) =>
    row.map((number) => (number === 0 ? '.' : String(number)).padStart(width)).join(' '),
  );
}
