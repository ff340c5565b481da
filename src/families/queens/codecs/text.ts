/**
 * The plain text that people paste. Written: lines of credits, the line `queens N` (or `queens` alone: as many as fit),
 * and the board with `.` and `#`, and `Q` where a solution has queens. The first line may be left out when the board
 * shows a queen, so that it cannot be anything else.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { readWithinLimit } from '../../../formats/limits.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { Codec, Credits, PuzzleDocument } from '../../family.js';
import { splitCredits, writeCreditLines } from '../../kit/credit-lines.js';
import type { QueensPuzzle, QueensSolution } from '../puzzle.js';
import { readQueens, readQueensSolution } from '../reading.js';

type QueensDocument = PuzzleDocument<QueensPuzzle, QueensSolution>;

const HEADER = /^\s*queens\s*:?\s*(\d{1,9})?\s*$/i;
const BOARD_LINE = /^[.#Q\s]*$/i;
/** How much of a text is looked at to recognise it. */
const LOOK = 4000;

/** A text taken apart. */
interface Parts {
  readonly credits: Credits;
  readonly hasHeader: boolean;
  /** Absent: as many as fit. */
  readonly queens?: number;
  readonly board: readonly Line[];
}

export const textCodec: Codec<QueensPuzzle, QueensSolution> = {
  format: 'text',
  description: 'the line "queens N" and the board with "." and "#", queens of a solution as "Q"',
  extension: 'txt',
  needsSolution: false,
  recognises: ({ text }) => {
    const { hasHeader, board } = partsOf(text.slice(0, LOOK));
    return hasHeader || (board.every((line) => BOARD_LINE.test(line.text)) && /q/i.test(cellsOf(board)));
  },
  decode: (source) => readWithinLimit(source, readText),
  encode: ({ puzzle, solution, credits }) => {
    const checked = readQueens(puzzle);
    if (!checked.ok) return checked;
    const board = solution === undefined ? checked.value.board : readQueensSolution(solution, checked.value);
    if ('ok' in board && !board.ok) return board;
    return success(writeText(checked.value, 'ok' in board ? board.value : board, credits));
  },
};

function partsOf(text: string): Parts {
  const { credits, body } = splitCredits(splitLines(text));
  const header = HEADER.exec(body[0]?.text ?? '');
  const lines = header === null ? body : body.slice(1);
  return {
    credits,
    hasHeader: header !== null,
    ...(header?.[1] === undefined ? {} : { queens: Number(header[1]) }),
    board: lines.filter((line) => !isBlank(line)),
  };
}

function cellsOf(board: readonly Line[]): string {
  return board.map(({ text }) => text).join('');
}

function readText({ text }: Source): Result<QueensDocument> {
  const { credits, queens, board: lines } = partsOf(text);
  const stranger = lines.find((line) => !BOARD_LINE.test(line.text));
  if (stranger !== undefined) {
    const column = stranger.text.search(/[^.#Q\s]/i);
    const message = `${quote(stranger.text.slice(column, column + 1))} is no cell; ".", "#" or "Q" is expected.`;
    return failure(issue('format-syntax', message, { line: stranger.number, column: column + 1 }));
  }
  const placed = lines.map((line) => line.text.replace(/\s/g, '').toUpperCase());
  const ragged = placed.findIndex((cells) => cells.length !== placed[0]!.length);
  if (ragged >= 0) {
    const message = `The row has ${placed[ragged]!.length} cells; the first row has ${placed[0]!.length}.`;
    return failure(issue('format-syntax', message, { line: lines[ragged]!.number }));
  }
  const board = placed.map((cells) => cells.replaceAll('Q', '.'));
  const puzzle = readQueens({ family: 'queens', board, ...(queens === undefined ? {} : { queens }) });
  if (!puzzle.ok) return puzzle;
  const hasQueens = placed.some((cells) => cells.includes('Q'));
  return success({ puzzle: puzzle.value, ...(hasQueens ? { solution: placed } : {}), credits });
}

function writeText({ queens }: QueensPuzzle, board: readonly string[], credits: Credits): string {
  const credit = writeCreditLines(credits);
  const lines = [queens === undefined ? 'queens' : `queens ${queens}`, ...board];
  return [...(credit.length === 0 ? [] : [...credit, '']), ...lines, ''].join('\n');
}
