/**
 * The plain text that people paste. Written: lines of credits, the line `stars N`, the grid with a letter per region and
 * `.` for cells of no region; below the line `given`, when cells are given, the grid of `*`, `.` and `?` (open); and
 * below the line `solution`, when there is one, the grid of `*` and `.`. The reader also accepts any letters, digits
 * or (with spaces or commas between cells) numbers for regions; without the first line there is one star.
 */
import { type Issue, issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { Credits } from '../../family.js';
import { splitCredits } from '../../kit/credit-lines.js';
import { splitAtHeader, withoutSpaces, writeSections } from '../../kit/text-sections.js';
import type { Region } from '../puzzle.js';
import { LARGEST_SIDE } from '../reading.js';
import type { StarBattleDraft, StarBattleFormat } from './format.js';

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
  /** Absent: not given. */
  readonly stars?: number;
  readonly grid: readonly Line[];
  /** Absent: no such section. */
  readonly given?: readonly Line[];
  readonly solution?: readonly Line[];
}

export const starBattleText: StarBattleFormat = {
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
    return writeSections(
      credits,
      [`stars ${puzzle.stars}`, ...puzzle.regions.map((row) => row.map(letter).join(''))],
      puzzle.given === undefined ? [] : ['given', ...puzzle.given],
      solution === undefined ? [] : ['solution', ...solution],
    );
  },
};

function partsOf(text: string): Parts {
  const { credits, body } = splitCredits(splitLines(text));
  const header = STARS.exec(body[0]?.text ?? '');
  const lines = (header === null ? body : body.slice(1)).filter((line) => !isBlank(line));
  const solution = splitAtHeader(lines, SOLUTION);
  const given = splitAtHeader(solution.above, GIVEN);
  return {
    credits,
    ...(header === null ? {} : { stars: Number(header[1]) }),
    grid: given.above,
    ...(given.below === undefined ? {} : { given: given.below }),
    ...(solution.below === undefined ? {} : { solution: solution.below }),
  };
}

/** Cells apart when spaces or commas part them, else one a character. */
function cellsOf(line: string): readonly string[] {
  const apart = line.split(/[\s,]+/).filter((cell) => cell !== '');
  const numbers = apart.length > 1 && apart.every((cell) => /^\d+$|^\.$/.test(cell));
  return numbers ? apart : [...apart.join('')];
}

function readText({ text }: Source): Result<StarBattleDraft> {
  const { credits, stars = 1, grid, given, solution } = partsOf(text);
  const malformed = gridIssue(grid);
  if (malformed !== undefined) return failure(malformed);
  return success({
    puzzle: {
      family: 'star-battle',
      stars,
      regions: regionsOf(grid),
      ...(given === undefined ? {} : { given: given.map(withoutSpaces) }),
    },
    credits,
    solution: solution && (() => success(solution.map(withoutSpaces))),
  });
}

function gridIssue(grid: readonly Line[]): Issue | undefined {
  if (grid.length < 1 || grid.length > LARGEST_SIDE) {
    const message = `The text has ${grid.length} rows of cells; 1 to ${LARGEST_SIDE} are expected.`;
    return issue('format-syntax', message);
  }
  for (const { text, number: line } of grid) {
    const cells = cellsOf(text);
    const unexpected = cells.find((cell) => !/^[A-Za-z0-9.]+$/.test(cell));
    if (unexpected !== undefined) {
      const message = `${quote(unexpected)} is no cell; a letter or number is expected, or "." for a cell of no region.`;
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
