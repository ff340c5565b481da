/**
 * Star Battles as one line with a letter per cell, row by row: `10x2.AAAB…` (size, stars, letters), or
 * `10,10,2,"AAAB…","0100…"` (rows, columns, stars, letters, solution with 1 for a star). A comment may follow
 * `#`; it is the description. Written: the second form when there is a solution, else the first.
 */
import { failure, issue, type Result, success, textRowsOf } from '../../../core/index.js';
import { oneLine, quote, type Source } from '../../../formats/index.js';
import type { PuzzleDocument } from '../../contract/family.js';
import type { StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { LARGEST_SIDE } from '../reading.js';
import type { StarBattleDraft, StarBattleFormat } from './format.js';

const DOTTED = /^(\d{1,3})x(\d{1,3})\.([A-Za-z]+)$/;
const LISTED = /^(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*"?([A-Za-z]+)"?(?:\s*,\s*"?([01]*)"?)?$/;
const COMMENT = /#(.*)$/su;
/** The letter of each region, enough for the largest grid. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A line taken apart; letters and solution have a character per cell. */
interface LetterLine {
  readonly rows: number;
  readonly columns: number;
  readonly stars: number;
  readonly letters: string;
  /** Empty: none. */
  readonly solution: string;
}

export const regionLetters: StarBattleFormat = {
  format: 'region-letters',
  description: 'one line with a letter per cell: 10x2.AAAB… or 10,10,2,"AAAB…","0100…" with the solution',
  extension: 'txt',
  lines: {},
  recognises: ({ text }) => splitLine(text.slice(0, 10_000)) !== undefined,
  read: readLine,
  lacks: ({ regions, given }) => {
    const unheld =
      given !== undefined ? 'given cells' : regions.flat().includes(null) ? 'cells of no region' : undefined;
    if (unheld === undefined) return undefined;
    return `The format region-letters has no place for ${unheld}. The formats json and text can hold them.`;
  },
  write: writeLine,
};

function splitLine(text: string): LetterLine | undefined {
  const line = text.replace(COMMENT, '').trim();
  const dotted = DOTTED.exec(line);
  if (dotted !== null) {
    const [, size, stars, letters] = dotted as unknown as string[];
    return {
      rows: Number(size),
      columns: Number(size),
      stars: Number(stars),
      letters: letters!,
      solution: '',
    };
  }
  const listed = LISTED.exec(line);
  if (listed === null) return undefined;
  const [, rows, columns, stars, letters, solution = ''] = listed as unknown as string[];
  return {
    rows: Number(rows),
    columns: Number(columns),
    stars: Number(stars),
    letters: letters!,
    solution,
  };
}

function readLine({ text }: Source): Result<StarBattleDraft> {
  const line = splitLine(text);
  if (line === undefined) {
    const message = `${quote(text.trim())} is no line of region letters; SIZExSTARS.LETTERS or ROWS,COLUMNS,STARS,"LETTERS","SOLUTION" is expected.`;
    return failure(issue('format-syntax', message));
  }
  const { rows, columns, stars, letters, solution } = line;
  if (rows !== columns || rows < 1 || rows > LARGEST_SIDE) {
    const message = `The line has ${rows} rows and ${columns} columns; a square from 1 to ${LARGEST_SIDE} is expected.`;
    return failure(issue('grid-size', message));
  }
  for (const [what, found] of [
    ['letters', letters],
    ['cells of the solution', solution],
  ] as const) {
    if (found.length === rows * rows || (found === '' && what !== 'letters')) continue;
    const message = `The line has ${found.length} ${what}; ${rows * rows} are expected, one per cell.`;
    return failure(issue('format-syntax', message));
  }
  const regions = textRowsOf(letters, rows).map((row) => [...row].map((letter) => letter.charCodeAt(0)));
  const description = COMMENT.exec(text)?.[1]?.trim() ?? '';
  const cells = solution.replaceAll('1', '*').replaceAll('0', '.');
  return success({
    puzzle: { family: 'star-battle', stars, regions },
    credits: description === '' ? {} : { description },
    solution: solution === '' ? undefined : () => success(textRowsOf(cells, rows)),
  });
}

function writeLine({
  puzzle: { regions, stars },
  solution,
  credits,
}: PuzzleDocument<StarBattlePuzzle, StarBattleSolution>): string {
  const side = regions.length;
  const letters = regions.flat().map((region) => ALPHABET[region!]!);
  const description = oneLine(credits.description ?? '');
  const comment = description === '' ? '' : ` # ${description}`;
  if (solution === undefined) return `${side}x${stars}.${letters.join('')}${comment}\n`;
  const stars01 = solution.join('').replaceAll('*', '1').replaceAll('.', '0');
  return `${side},${side},${stars},"${letters.join('')}","${stars01}"${comment}\n`;
}
