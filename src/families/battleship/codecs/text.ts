/**
 * The puzzle as people write it down: below lines of credits a line `fleet` with the length of every ship, a line
 * `columns` with the clues of the columns (`-` where none is given), then a line a row with its cells and its clue; and,
 * when it is known, the line `solution` and the solved grid. Read also with spaces between cells and with `?` for
 * missing clues.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { PuzzleDocument } from '../../family.js';
import type { Draft, Format } from '../../kit/codec.js';
import { splitCredits, writeCreditLines } from '../../kit/credit-lines.js';
import { splitAtHeader, withoutSpaces } from '../../kit/text-sections.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../puzzle.js';

const FLEET = /^\s*fleet\b/i;
const COLUMNS = /^\s*columns\b/i;
const SOLUTION = /^\s*solution\s*$/i;
const NUMBER = /^\d{1,6}$/;
const MISSING = /^[-?]$/;

export const battleshipText: Format<BattleshipPuzzle, BattleshipSolution> = {
  format: 'text',
  description: 'lines "fleet" and "columns", then the rows with their clues',
  extension: 'txt',
  recognises: ({ text }) => FLEET.test(partsOf(text).body[0]?.text ?? ''),
  read: readText,
  write: writeText,
};

/** Credits at the beginning, and the lines after them that are not blank. */
function partsOf(text: string): ReturnType<typeof splitCredits> {
  const { credits, body } = splitCredits(splitLines(text));
  return { credits, body: body.filter((line) => !isBlank(line)) };
}

function readText({ text }: Source): Result<Draft<BattleshipPuzzle>> {
  const { credits, body } = partsOf(text);
  const [fleetLine, columnLine, ...rest] = body;
  if (fleetLine === undefined || !FLEET.test(fleetLine.text)) {
    return syntaxFailure('A line "fleet" with the lengths of the ships is expected first.', fleetLine);
  }
  if (columnLine === undefined || !COLUMNS.test(columnLine.text)) {
    return syntaxFailure('A line "columns" with the clues of the columns is expected second.', columnLine);
  }
  const fleet = readClues(fleetLine, FLEET, false);
  const columns = readClues(columnLine, COLUMNS, true);
  if (!fleet.ok) return fleet;
  if (!columns.ok) return columns;
  const { above, below } = splitAtHeader(rest, SOLUTION);
  const rows = readRows(above);
  if (!rows.ok) return rows;
  return success({
    puzzle: {
      family: 'battleship',
      rows: rows.value.map(({ clue }) => clue),
      columns: columns.value,
      fleet: fleet.value,
      grid: rows.value.map(({ cells }) => cells),
    },
    credits,
    solution: below && (() => success(below.map(withoutSpaces))),
  });
}

/** The numbers behind the word that a line begins with. */
function readClues(
  { text, number }: Line,
  word: RegExp,
  mayMiss: boolean,
): Result<readonly (number | null)[]> {
  const clues: (number | null)[] = [];
  for (const token of text
    .replace(word, '')
    .split(/[\s,]+/)
    .filter((piece) => piece !== '')) {
    if (NUMBER.test(token)) clues.push(Number(token));
    else if (mayMiss && MISSING.test(token)) clues.push(null);
    else return syntaxFailure(`${quote(token)} is no number that can be read here.`, { number });
  }
  return success(clues);
}

function readRows(
  lines: readonly Line[],
): Result<readonly { readonly cells: string; readonly clue: number | null }[]> {
  const rows: { cells: string; clue: number | null }[] = [];
  for (const line of lines) {
    const [, cells, clue] = /^(.*\S)\s+(\d{1,6}|[-?])\s*$/.exec(line.text) ?? [];
    if (cells === undefined || clue === undefined) {
      return syntaxFailure(
        'The cells of a row and, behind a space, its clue are expected ("-" where none is given).',
        line,
      );
    }
    rows.push({ cells: cells.replace(/\s/g, ''), clue: NUMBER.test(clue) ? Number(clue) : null });
  }
  return success(rows);
}

function syntaxFailure(message: string, line: Pick<Line, 'number'> | undefined): Result<never> {
  return failure(issue('format-syntax', message, line === undefined ? undefined : { line: line.number }));
}

function writeText({
  puzzle: { rows, columns, fleet, grid },
  solution,
  credits,
}: PuzzleDocument<BattleshipPuzzle, BattleshipSolution>): string {
  const shown = (clue: number | null): string => (clue === null ? '-' : String(clue));
  return `${[
    ...writeCreditLines(credits),
    ['fleet', ...fleet].join(' '),
    ['columns', ...columns.map(shown)].join(' '),
    ...grid.map((text, row) => `${text} ${shown(rows[row]!)}`),
    ...(solution === undefined ? [] : ['', 'solution', ...solution]),
  ].join('\n')}\n`;
}
