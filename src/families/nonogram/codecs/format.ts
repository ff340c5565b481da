/**
 * Common parts of the nonogram formats: drafts from clues and pictures with their places, and messages about
 * what a format cannot hold.
 */
import { failure, type Issue, issue, type Place, type Result, success } from '../../../core/index.js';
import type { Credits, PuzzleDocument } from '../../contract/family.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { runsOfCells } from '../../kit/rules/kinds/runs.js';
import { coloursOfSolution, describeRuns, type Runs, runsOf } from '../colours.js';
import {
  type ColourClue,
  cellsOfSolution,
  type NonogramClues,
  type NonogramPuzzle,
  type NonogramSolution,
  puzzleOfPicture,
} from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';

export type NonogramFormat = Format<NonogramPuzzle, NonogramSolution>;
export type NonogramDraft = Draft<NonogramPuzzle>;
export type NonogramDocument = PuzzleDocument<NonogramPuzzle, NonogramSolution>;

/** The clues of one row or column, and where they stand. */
export interface PlacedClues<Clue = number> {
  readonly clues: readonly Clue[];
  readonly place: Place;
}

/** One row of a picture, and where it stands. */
export interface PlacedRow {
  readonly cells: string;
  readonly place: Place;
}

/** The content of a text before anything is checked. */
export interface DraftParts {
  /** Present when the clues have colours. */
  readonly palette?: readonly string[];
  readonly rows: readonly PlacedClues<number | ColourClue>[];
  readonly columns: readonly PlacedClues<number | ColourClue>[];
  readonly given?: readonly PlacedRow[];
  /** Rows of `#` and `.`, or of the signs of colours. */
  readonly solution?: readonly PlacedRow[];
  readonly credits: Credits;
}

/** A draft from clues, whose issues get the places of the clues and rows that they name. */
export function draftOfClues(parts: DraftParts): NonogramDraft {
  const { palette, rows, columns, given, solution, credits } = parts;
  const cellsOf = (picture: readonly PlacedRow[]): readonly string[] => picture.map(({ cells }) => cells);
  return {
    puzzle: {
      family: 'nonogram',
      ...(palette === undefined ? {} : { palette }),
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

/** The message of a format that cannot hold given cells. */
export function unheldGiven(format: string, { given, palette }: NonogramPuzzle): string | undefined {
  const others = palette === undefined ? 'text, tatham and json' : 'json';
  return given && `The format ${format} cannot hold given cells; ${others} can.`;
}

/** The message of a format that cannot hold colours. */
export function unheldColours(format: string, { palette }: NonogramPuzzle): string | undefined {
  return palette && `The format ${format} cannot hold colours; json, non and webpbn can.`;
}

/**
 * The message about a palette that another would be read for, by a format that knows colours by where they
 * are used: one colour is black and white there.
 */
export function unheldPalette(format: string, puzzle: NonogramPuzzle): string | undefined {
  if (puzzle.palette === undefined) return undefined;
  const used = new Set([...puzzle.rows, ...puzzle.columns].flat().map(([, colour]) => colour));
  if (used.size < 2)
    return `The format ${format} is read as black and white when all clues are in one colour; json and non can hold it.`;
  const unused = puzzle.palette.findIndex((_, colour) => colour > 0 && !used.has(colour));
  if (unused < 0) return undefined;
  return `The format ${format} cannot hold the colour ${puzzle.palette[unused]}, which no clue has; json and non can.`;
}

/** The message of a format that can hold neither. */
export function unheldExtras(format: string, puzzle: NonogramPuzzle): string | undefined {
  return unheldColours(format, puzzle) ?? unheldGiven(format, puzzle);
}

/** The clues of a puzzle as numbers, which is all that a puzzle without colours says. */
export function lengthsOf(puzzle: NonogramPuzzle): NonogramClues {
  const { rows, columns } = runsOf(puzzle);
  const lengths = (lines: Runs['rows']) => lines.map((runs) => runs.map(({ length }) => length));
  return { rows: lengths(rows), columns: lengths(columns) };
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

/**
 * Contradictions between a solution and the puzzle: lines with other blocks, given cells with another
 * content.
 */
export function contradictions(puzzle: NonogramPuzzle, solution: NonogramSolution): readonly Issue[] {
  const [height, width] = [puzzle.rows.length, puzzle.columns.length];
  const cells = coloursOfSolution(solution);
  const said = runsOf(puzzle);
  const lineIssue = (kind: 'row' | 'column', index: number): Issue[] => {
    const runs =
      kind === 'row' ? runsOfCells(cells, index * width, 1, width) : runsOfCells(cells, index, width, height);
    const [clues, blocks] = [said[`${kind}s`][index]!, runs].map((line) => describeRuns(puzzle, line, '0'));
    if (clues === blocks) return [];
    const message = `The solution has the blocks ${blocks} here, but the clues are ${clues}.`;
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
