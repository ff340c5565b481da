/**
 * Star Battles as one line with a letter per cell, row by row: `10x2.AAAB…` (size, stars, letters), or
 * `10,10,2,"AAAB…","0100…"` (rows, columns, stars, letters, solution with 1 for a star). A comment may follow `#`; it
 * is the description. Written: the second form when there is a solution, else the first.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { oneLine, quote } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import { LARGEST_SIDE, readStarBattle, readStarBattleSolution } from '../reading.js';
import { documentOfPuzzle, type StarBattleDocument, starBattleCodec } from './document.js';

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

export const regionLettersCodec = starBattleCodec({
  format: 'region-letters',
  description: 'one line with a letter per cell: 10x2.AAAB… or 10,10,2,"AAAB…","0100…" with the solution',
  extension: 'txt',
  recognises: ({ text }) => splitLine(text.slice(0, 10_000)) !== undefined,
  read: readLine,
  write: writeLine,
});

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

function readLine({ text }: Source): Result<StarBattleDocument> {
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
  const regions = gridOf(letters, rows).map((row) => [...row].map((letter) => letter.charCodeAt(0)));
  const document = documentOfPuzzle(readStarBattle({ family: 'star-battle', stars, regions }));
  if (!document.ok) return document;
  const { puzzle } = document.value;
  const description = COMMENT.exec(text)?.[1]?.trim() ?? '';
  const credits = description === '' ? {} : { description };
  if (solution === '') return success({ puzzle, credits });
  const cells = solution.replaceAll('1', '*').replaceAll('0', '.');
  const solved = readStarBattleSolution(gridOf(cells, rows), puzzle);
  return solved.ok ? success({ puzzle, solution: solved.value, credits }) : solved;
}

function gridOf(cells: string, side: number): readonly string[] {
  return Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side));
}

function writeLine({ puzzle, solution, credits }: StarBattleDocument): Result<string> {
  const { regions, stars, given } = puzzle;
  const unheld =
    given !== undefined ? 'given cells' : regions.flat().includes(null) ? 'cells of no region' : undefined;
  if (unheld !== undefined) {
    const message = `The format region-letters has no place for ${unheld}. The formats json and text can hold them.`;
    return failure(issue('format-cannot-hold', message));
  }
  const side = regions.length;
  const letters = regions.flat().map((region) => ALPHABET[region!]!);
  const description = oneLine(credits.description ?? '');
  const comment = description === '' ? '' : ` # ${description}`;
  if (solution === undefined) return success(`${side}x${stars}.${letters.join('')}${comment}\n`);
  const stars01 = solution.join('').replaceAll('*', '1').replaceAll('.', '0');
  return success(`${side},${side},${stars},"${letters.join('')}","${stars01}"${comment}\n`);
}
