/**
 * The plain text that people paste. Written: lines of credits, the line `queens N` (or `queens` alone: as many as fit),
 * and the board with `.` and `#`, and `Q` where a solution has queens. The first line may be left out when the board
 * shows a queen, so that it cannot be anything else.
 */
import { issue } from '../../../core/issue.js';
import { failure, type Result, success } from '../../../core/result.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/lines.js';
import type { Source } from '../../../formats/source.js';
import type { Credits } from '../../family.js';
import type { Draft, Format } from '../../kit/codec.js';
import { splitCredits } from '../../kit/credit-lines.js';
import { withoutSpaces, writeSections } from '../../kit/text-sections.js';
import type { QueensPuzzle, QueensSolution } from '../puzzle.js';

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

export const queensText: Format<QueensPuzzle, QueensSolution> = {
  format: 'text',
  description: 'the line "queens N" and the board with "." and "#", queens of a solution as "Q"',
  extension: 'txt',
  recognises: ({ text }) => {
    const { hasHeader, board } = partsOf(text.slice(0, LOOK));
    return hasHeader || (board.every((line) => BOARD_LINE.test(line.text)) && /q/i.test(cellsOf(board)));
  },
  read: readText,
  write: ({ puzzle: { queens, board }, solution, credits }) =>
    writeSections(credits, [queens === undefined ? 'queens' : `queens ${queens}`, ...(solution ?? board)]),
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

function readText({ text }: Source): Result<Draft<QueensPuzzle>> {
  const { credits, queens, board: lines } = partsOf(text);
  const wrong = lines.find((line) => !BOARD_LINE.test(line.text));
  if (wrong !== undefined) {
    const column = wrong.text.search(/[^.#Q\s]/i);
    const message = `${quote(wrong.text.slice(column, column + 1))} is no cell; ".", "#" or "Q" is expected.`;
    return failure(issue('format-syntax', message, { line: wrong.number, column: column + 1 }));
  }
  const placed = lines.map((line) => withoutSpaces(line).toUpperCase());
  const ragged = placed.findIndex((cells) => cells.length !== placed[0]!.length);
  if (ragged >= 0) {
    const message = `The row has ${placed[ragged]!.length} cells; the first row has ${placed[0]!.length}.`;
    return failure(issue('format-syntax', message, { line: lines[ragged]!.number }));
  }
  const board = placed.map((cells) => cells.replaceAll('Q', '.'));
  const hasQueens = placed.some((cells) => cells.includes('Q'));
  return success({
    puzzle: { family: 'queens', board, ...(queens === undefined ? {} : { queens }) },
    credits,
    solution: hasQueens ? () => success(placed) : undefined,
  });
}
