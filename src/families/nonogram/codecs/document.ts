/**
 * What every nonogram format shares: clues and pictures with their places become a well-formed document, and what
 * a format cannot hold becomes an issue before anything is written.
 */
import { type Issue, issue, type Place } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import type { Codec, Credits, PuzzleDocument } from '../../family.js';
import {
  cellsOfSolution,
  cluesOf,
  type NonogramPuzzle,
  type NonogramSolution,
  puzzleOfPicture,
} from '../puzzle.js';
import { LONGEST_SIDE, readNonogram, readNonogramSolution } from '../reading.js';

export type NonogramCodec = Codec<NonogramPuzzle, NonogramSolution>;
export type NonogramDocument = PuzzleDocument<NonogramPuzzle, NonogramSolution>;

/** The clues of one row or column, and where they stand. */
export interface PlacedClues {
  readonly clues: readonly number[];
  readonly place: Place;
}

/** One row of a picture, and where it stands. */
export interface PlacedRow {
  readonly cells: string;
  readonly place: Place;
}

/** What a text says about a puzzle, before anything is checked. */
export interface DocumentParts {
  readonly rows: readonly PlacedClues[];
  readonly columns: readonly PlacedClues[];
  readonly given?: readonly PlacedRow[];
  /** Rows of `#` and `.`. */
  readonly solution?: readonly PlacedRow[];
  readonly credits: Credits;
}

/** A document from clues: well-formed, and its solution, when there is one, has these clues; or issues with places. */
export function documentOfClues(parts: DocumentParts): Result<NonogramDocument> {
  const puzzle = readNonogram({
    family: 'nonogram',
    rows: parts.rows.map(({ clues }) => clues),
    columns: parts.columns.map(({ clues }) => clues),
    ...(parts.given === undefined ? {} : { given: parts.given.map(({ cells }) => cells) }),
  });
  if (!puzzle.ok) return failure(...puzzle.issues.map((found) => located(found, parts)));
  const document = { puzzle: puzzle.value, credits: parts.credits };
  if (parts.solution === undefined) return success(document);
  const cells = parts.solution.map((row) => row.cells);
  const solution = readNonogramSolution(cells, puzzle.value);
  const issues = solution.ok ? contradictions(puzzle.value, solution.value) : solution.issues;
  if (!solution.ok || issues.length > 0) return failure(...issues.map((found) => located(found, parts)));
  return success({ ...document, solution: solution.value });
}

/** A document from a picture of `#` and `.`: the clues are derived from it. */
export function documentOfPicture(picture: readonly string[], credits: Credits): Result<NonogramDocument> {
  const rows = picture.length;
  const columns = picture[0]?.length ?? 0;
  const size = sizeIssue(rows, columns);
  if (size !== undefined) return failure(size);
  const puzzle = readNonogram(puzzleOfPicture(cellsOfSolution(picture), rows, columns));
  if (!puzzle.ok) return puzzle;
  const solution = readNonogramSolution(picture, puzzle.value);
  return solution.ok ? success({ puzzle: puzzle.value, solution: solution.value, credits }) : solution;
}

/** The issue of a size that cannot be handled; asked before anything of that size is made. */
export function sizeIssue(rows: number, columns: number): Issue | undefined {
  const fits = (side: number): boolean => side >= 1 && side <= LONGEST_SIDE;
  if (fits(rows) && fits(columns)) return undefined;
  const code = rows < 1 || columns < 1 ? 'grid-empty' : 'grid-too-large';
  return issue(
    code,
    `The size is ${rows} rows and ${columns} columns; 1 to ${LONGEST_SIDE} of each can be handled.`,
  );
}

/** Where a solution does not fit the puzzle: lines with other blocks, given cells with another content. */
export function contradictions(puzzle: NonogramPuzzle, solution: NonogramSolution): readonly Issue[] {
  const found = cluesOf(cellsOfSolution(solution), puzzle.rows.length, puzzle.columns.length);
  const lineIssue = (kind: 'row' | 'column', index: number): Issue[] => {
    const clues = puzzle[`${kind}s`][index]!;
    const blocks = found[`${kind}s`][index]!;
    if (clues.join() === blocks.join()) return [];
    const message = `The solution has the blocks ${words(blocks)} here, but the clues are ${words(clues)}.`;
    return [issue('solution-contradicts-clues', message, { part: `${kind} ${index + 1}` })];
  };
  return [
    ...puzzle.rows.flatMap((_, row) => lineIssue('row', row)),
    ...puzzle.columns.flatMap((_, column) => lineIssue('column', column)),
    ...(puzzle.given ?? []).flatMap((cells, row) => givenIssue(cells, solution[row]!, row)),
  ];
}

function givenIssue(given: string, solved: string, row: number): Issue[] {
  const column = [...given].findIndex((cell, index) => cell !== '?' && cell !== solved[index]);
  if (column < 0) return [];
  const message = `The given cell in column ${column + 1} is ${given[column]}, but the solution has ${solved[column]}.`;
  return [issue('solution-contradicts-given', message, { part: `given, row ${row + 1}` })];
}

function words(clues: readonly number[]): string {
  return clues.length === 0 ? '0' : clues.join(' ');
}

/** Adds the text place of the puzzle part that an issue names. */
function located(found: Issue, parts: DocumentParts): Issue {
  const part = found.place?.part ?? '';
  const [, kind, number] = /^(row|column|given, row|solution, row) (\d+)$/.exec(part) ?? [];
  const index = Number(number) - 1;
  const place = {
    row: parts.rows[index],
    column: parts.columns[index],
    'given, row': parts.given?.[index],
    'solution, row': parts.solution?.[index],
  }[kind as 'row']?.place;
  return place === undefined ? found : { ...found, place: { ...place, part } };
}
