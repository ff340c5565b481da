/**
 * The plain text that people paste. Written: lines of credits, the line `stars N`, the grid with a letter per
 * region and `.` for cells of no region; below the line `given`, when cells are given, the grid of `*`, `.`
 * and `?` (open); and below the line `solution`, when there is one, the grid of `*` and `.`. The reader also
 * accepts any letters, digits or (with spaces or commas between cells) numbers for regions; without the first
 * line there is one star.
 */
import { failure, type Issue, issue, type Result, renumber, success } from '../../../core/index.js';
import { type Line, quote } from '../../../formats/index.js';
import { allButOne } from '../../kit/codecs/nearly.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { solutionSection, withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import type { Region, StarBattlePuzzle, StarBattleSolution } from '../puzzle.js';
import { LARGEST_SIDE } from '../reading.js';
import type { StarBattleDraft } from './format.js';

/** A bare grid is recognised by letters alone, as other puzzles have digits. */
const LETTERS = /^[A-Za-z.\s,]*[A-Za-z][A-Za-z.\s,]*$/;
const NO_REGION = '.';
/** The letter of each region, enough for the largest grid. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const starBattleText = textFormat<StarBattlePuzzle, StarBattleSolution>({
  description: 'the line "stars N" and the grid with a letter per region',
  example: 'stars 2',
  header: /^\s*stars\s*(?::\s*)?(\d{1,9})\s*$/i,
  recognisesBody: (grid) =>
    grid.length > 1 && grid.every(({ text }) => LETTERS.test(text) && cellsOf(text).length === grid.length),
  resemblesBody: (grid) =>
    grid.every(({ text }) => LETTERS.test(text)) &&
    allButOne(grid.map(({ text }) => cellsOf(text).length)) === grid.length,
  sections: ['given', 'solution'],
  read: readGrid,
  write: ({ puzzle: { stars, regions, given }, solution, credits }) => {
    const letter = (region: Region): string => (region === null ? NO_REGION : ALPHABET[region]!);
    return writeSections(
      credits,
      [`stars ${stars}`, ...regions.map((row) => row.map(letter).join(''))],
      given === undefined ? [] : ['given', ...given],
      solutionSection(solution),
    );
  },
});

/** Cells apart when spaces or commas part them, else one a character. */
function cellsOf(line: string): readonly string[] {
  const apart = line.split(/[\s,]+/).filter((cell) => cell !== '');
  const numbers = apart.length > 1 && apart.every((cell) => /^\d+$|^\.$/.test(cell));
  return numbers ? apart : [...apart.join('')];
}

function readGrid({ header, body: grid, sections: { given } }: TextParts): Result<StarBattleDraft> {
  const malformed = gridIssue(grid);
  if (malformed !== undefined) return failure(malformed);
  return success({
    puzzle: {
      family: 'star-battle',
      stars: Number(header?.[0] ?? 1),
      regions: regionsOf(grid),
      ...(given === undefined ? {} : { given: given.map(withoutSpaces) }),
    },
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
  const signs = grid.map(({ text }) => cellsOf(text).map((sign) => (sign === NO_REGION ? null : sign)));
  return renumber(signs, null, 0);
}
