/**
 * The puzzle as people write it down: below lines of credits a line `fleet` with the length of every ship, a
 * line `columns` with the clues of the columns (`-` where none is given), then a line a row with its cells
 * and its clue; and, when it is known, the line `solution` and the solved grid. Read also with spaces between
 * cells and with `?` for missing clues.
 */
import { failure, issue, type Result, readAll, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { writeCreditLines } from '../../kit/codecs/credit-lines.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, writeSections } from '../../kit/codecs/text-sections.js';
import type { BattleshipPuzzle, BattleshipSolution } from '../puzzle.js';

const COLUMNS = /^\s*columns\b(.*)$/i;
const NUMBER = /^\d{1,6}$/;
const MISSING = /^[-?]$/;

export const battleshipText = textFormat<BattleshipPuzzle, BattleshipSolution>({
  description: 'lines "fleet" and "columns", then the rows with their clues',
  header: /^\s*fleet\b(.*)$/i,
  expected: 'A line "fleet" with the lengths of the ships is expected first.',
  sections: ['solution'],
  read: readPuzzle,
  write: ({ puzzle: { rows, columns, fleet, grid }, solution, credits }) => {
    const shown = (clue: number | null): string => (clue === null ? '-' : String(clue));
    return writeSections(
      {},
      [
        ...writeCreditLines(credits),
        ['fleet', ...fleet].join(' '),
        ['columns', ...columns.map(shown)].join(' '),
        ...grid.map((text, row) => `${text} ${shown(rows[row]!)}`),
      ],
      solutionSection(solution),
    );
  },
});

function readPuzzle({ header, first, body }: TextParts): Result<Draft<BattleshipPuzzle>> {
  const [columnLine, ...lines] = body;
  const columnClues = COLUMNS.exec(columnLine?.text ?? '')?.[1];
  if (columnLine === undefined || columnClues === undefined) {
    return syntaxFailure('A line "columns" with the clues of the columns is expected second.', columnLine);
  }
  const fleet = readClues({ text: header?.[0] ?? '', number: first!.number }, false);
  if (!fleet.ok) return fleet;
  const columns = readClues({ text: columnClues, number: columnLine.number }, true);
  if (!columns.ok) return columns;
  const rows = readAll(lines, readRow);
  if (!rows.ok) return rows;
  return success({
    puzzle: {
      family: 'battleship',
      rows: rows.value.map(({ clue }) => clue),
      columns: columns.value,
      fleet: fleet.value,
      grid: rows.value.map(({ cells }) => cells),
    },
  });
}

/** The numbers of a line, null for those that are missing. */
function readClues(line: Line, mayMiss: boolean): Result<readonly (number | null)[]> {
  return readAll(line.text.match(/[^\s,]+/g) ?? [], (token): Result<number | null> => {
    if (NUMBER.test(token)) return success(Number(token));
    if (mayMiss && MISSING.test(token)) return success(null);
    return syntaxFailure(`${quote(token)} is no number that can be read here.`, line);
  });
}

/** The cells of a row and its clue. */
function readRow(line: Line): Result<{ readonly cells: string; readonly clue: number | null }> {
  const [, cells, clue] = /^(.*\S)\s+(\d{1,6}|[-?])\s*$/.exec(line.text) ?? [];
  if (cells !== undefined && clue !== undefined) {
    return success({ cells: cells.replace(/\s/g, ''), clue: NUMBER.test(clue) ? Number(clue) : null });
  }
  const message = 'The cells of a row and, behind a space, its clue are expected ("-" where none is given).';
  return syntaxFailure(message, line);
}

function syntaxFailure(message: string, line: Line | undefined): Result<never> {
  return failure(issue('format-syntax', message, line && { line: line.number }));
}
