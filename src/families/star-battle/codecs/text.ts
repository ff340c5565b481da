/**
 * The plain text that people paste. Written: lines of credits, the line `stars N`, the grid with a letter per region and
 * `.` for cells of no region; below the line `given`, when cells are given, the grid of `*`, `.` and `?` (open); and
 * below the line `solution`, when there is one, the grid of `*` and `.`. Read besides: any letters, digits or (with spaces or commas between cells) numbers for regions; without the first line
 * there is one star.
 */
import { type Issue, issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { Credits } from '../../family.js';
import { splitCredits, writeCreditLines } from '../../kit/credit-lines.js';
import type { Region } from '../puzzle.js';
import { LARGEST_SIDE, readStarBattle, readStarBattleSolution } from '../reading.js';
import { type StarBattleDocument, starBattleCodec } from './document.js';

const STARS = /^\s*stars\s*:?\s*(\d{1,9})\s*$/i;
const GIVEN = /^\s*given\s*:?\s*$/i;
const SOLUTION = /^\s*solution\s*:?\s*$/i;
/** A bare grid is recognised by letters alone, as other puzzles have digits. */
const LETTERS = /^[A-Za-z.\s,]*[A-Za-z][A-Za-z.\s,]*$/;
const NO_REGION = '.';
/** The letter of each region, enough for the largest grid. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** How much of a text is looked at to recognise it. */
const LOOK = 4000;

/** A text taken apart. */
interface Parts {
  readonly credits: Credits;
  /** Absent: not told. */
  readonly stars?: number;
  readonly grid: readonly Line[];
  /** Absent: no such section. */
  readonly given?: readonly Line[];
  readonly solution?: readonly Line[];
}

export const textCodec = starBattleCodec({
  format: 'text',
  description: 'the line "stars N" and the grid with a letter per region',
  extension: 'txt',
  recognises: ({ text }) => {
    const { stars, grid } = partsOf(text.slice(0, LOOK));
    if (stars !== undefined) return true;
    const isGrid = grid.length > 1 && grid.every((line) => LETTERS.test(line.text));
    return isGrid && grid.every((line) => cellsOf(line.text).length === grid.length);
  },
  read: readText,
  write: ({ puzzle, solution, credits }) => {
    const letter = (region: Region): string => (region === null ? NO_REGION : ALPHABET[region]!);
    const credit = writeCreditLines(credits);
    const grid = puzzle.regions.map((row) => row.map(letter).join(''));
    const sections = [
      ...(credit.length === 0 ? [] : [credit]),
      [`stars ${puzzle.stars}`, ...grid],
      ...(puzzle.given === undefined ? [] : [['given', ...puzzle.given]]),
      ...(solution === undefined ? [] : [['solution', ...solution]]),
    ];
    return success(`${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`);
  },
});

function partsOf(text: string): Parts {
  const { credits, body } = splitCredits(splitLines(text));
  const told = STARS.exec(body[0]?.text ?? '');
  const lines = (told === null ? body : body.slice(1)).filter((line) => !isBlank(line));
  const solution = sectionBelow(lines, SOLUTION);
  const given = sectionBelow(solution.above, GIVEN);
  return {
    credits,
    ...(told === null ? {} : { stars: Number(told[1]) }),
    grid: given.above,
    ...(given.below === undefined ? {} : { given: given.below }),
    ...(solution.below === undefined ? {} : { solution: solution.below }),
  };
}

/** Lines above and below the first line that is a section's header; all are above when there is none. */
function sectionBelow(
  lines: readonly Line[],
  header: RegExp,
): { readonly above: readonly Line[]; readonly below?: readonly Line[] } {
  const at = lines.findIndex((line) => header.test(line.text));
  return at < 0 ? { above: lines } : { above: lines.slice(0, at), below: lines.slice(at + 1) };
}

/** Cells apart when spaces or commas part them, else one a character. */
function cellsOf(line: string): readonly string[] {
  const apart = line.split(/[\s,]+/).filter((cell) => cell !== '');
  const numbers = apart.length > 1 && apart.every((cell) => /^\d+$|^\.$/.test(cell));
  return numbers ? apart : [...apart.join('')];
}

function readText({ text }: Source): Result<StarBattleDocument> {
  const { credits, stars = 1, grid, given, solution } = partsOf(text);
  const malformed = gridIssue(grid);
  if (malformed !== undefined) return failure(malformed);
  const puzzle = readStarBattle({
    family: 'star-battle',
    stars,
    regions: regionsOf(grid),
    ...(given === undefined ? {} : { given: given.map(withoutSpaces) }),
  });
  if (!puzzle.ok) return puzzle;
  if (solution === undefined) return success({ puzzle: puzzle.value, credits });
  const rows = solution.map(withoutSpaces);
  const solved = readStarBattleSolution(rows, puzzle.value);
  return solved.ok ? success({ puzzle: puzzle.value, solution: solved.value, credits }) : solved;
}

function withoutSpaces({ text }: Line): string {
  return text.replace(/\s/g, '');
}

function gridIssue(grid: readonly Line[]): Issue | undefined {
  if (grid.length < 1 || grid.length > LARGEST_SIDE) {
    const message = `The text has ${grid.length} rows of cells; 1 to ${LARGEST_SIDE} are expected.`;
    return issue('format-syntax', message);
  }
  for (const { text, number: line } of grid) {
    const cells = cellsOf(text);
    const stranger = cells.find((cell) => !/^[A-Za-z0-9.]+$/.test(cell));
    if (stranger !== undefined) {
      const message = `${quote(stranger)} is no cell; a letter or number is expected, or "." for a cell of no region.`;
      return issue('format-syntax', message, { line });
    }
    if (cells.length !== grid.length) {
      const message = `The row has ${cells.length} cells, but there are ${grid.length} rows; Star Battle grids are square.`;
      return issue('format-syntax', message, { line });
    }
  }
  return undefined;
}

/** Regions by number; equal signs are one region. */
function regionsOf(grid: readonly Line[]): readonly (readonly Region[])[] {
  const numbers = new Map<string, number>();
  return grid.map(({ text }) =>
    cellsOf(text).map((sign) => {
      if (sign === NO_REGION) return null;
      const number = numbers.get(sign) ?? numbers.size;
      numbers.set(sign, number);
      return number;
    }),
  );
}
