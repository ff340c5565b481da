/** What the nonogram formats share: drafts from clues and pictures with their places, and what a format cannot hold. */
import { type Issue, issue, type Place } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import type { Credits, PuzzleDocument } from '../../family.js';
import type { Draft, Format } from '../../kit/codec.js';
import {
  cellsOfSolution,
  cluesOf,
  type NonogramPuzzle,
  type NonogramSolution,
  puzzleOfPicture,
} from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

export type NonogramFormat = Format<NonogramPuzzle, NonogramSolution>;
export type NonogramDraft = Draft<NonogramPuzzle>;
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
export interface DraftParts {
  readonly rows: readonly PlacedClues[];
  readonly columns: readonly PlacedClues[];
  readonly given?: readonly PlacedRow[];
  /** Rows of `#` and `.`. */
  readonly solution?: readonly PlacedRow[];
  readonly credits: Credits;
}

/** A draft from clues, whose issues get the places of the clues and rows that they name. */
export function draftOfClues(parts: DraftParts): NonogramDraft {
  const { rows, columns, given, solution, credits } = parts;
  const cellsOf = (picture: readonly PlacedRow[]): readonly string[] => picture.map(({ cells }) => cells);
  return {
    puzzle: {
      family: 'nonogram',
      rows: rows.map(({ clues }) => clues),
      columns: columns.map(({ clues }) => clues),
      ...(given === undefined ? {} : { given: cellsOf(given) }),
    },
    credits,
    solution: solution && (() => success(cellsOf(solution))),
    locate: (found) => located(found, parts),
  };
}

/** A draft from a picture of `#` and `.`: the clues are derived from it. */
export function draftOfPicture(picture: readonly string[], credits: Credits): Result<NonogramDraft> {
  const rows = picture.length;
  const columns = picture[0]?.length ?? 0;
  const size = sizeIssue(rows, columns);
  if (size !== undefined) return failure(size);
  const puzzle = puzzleOfPicture(cellsOfSolution(picture), rows, columns);
  return success({ puzzle, credits, solution: () => success(picture) });
}

/** What a format cannot hold that has no place for given cells. */
export function unheldGiven(format: string, { given }: NonogramPuzzle): string | undefined {
  return given && `The format ${format} cannot hold given cells; text, tatham and json can.`;
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
function located(found: Issue, parts: DraftParts): Issue {
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
