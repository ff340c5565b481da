/**
 * The plain text that people paste; no puzzle site or collection has a type for Queens. Written: lines of
 * credits, the line `queens N` (or `queens` alone: the greatest possible number), and the board with `.` and
 * `#`, and `Q` where a solution has queens. The first line may be left out when the board shows a queen, so
 * that it cannot be anything else.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { quote } from '../../../formats/index.js';
import type { Draft } from '../../kit/codecs/codec.js';
import { type TextParts, textFormat } from '../../kit/codecs/text-format.js';
import { withoutSpaces, writeSections } from '../../kit/codecs/text-sections.js';
import type { QueensPuzzle, QueensSolution } from '../puzzle.js';

const BOARD_LINE = /^[.#Q\s]*$/i;

export const queensText = textFormat<QueensPuzzle, QueensSolution>({
  description: 'the line "queens N" and the board with "." and "#", queens of a solution as "Q"',
  example: 'queens 8',
  header: /^\s*queens\s*(?::\s*)?(?:(\d{1,9})\s*)?$/i,
  recognisesBody: (board) =>
    board.every(({ text }) => BOARD_LINE.test(text)) && board.some(({ text }) => /q/i.test(text)),
  sections: [],
  read: readBoard,
  write: ({ puzzle: { queens, board }, solution, credits }) =>
    writeSections(credits, [queens === undefined ? 'queens' : `queens ${queens}`, ...(solution ?? board)]),
});

function readBoard({ header, body: lines }: TextParts): Result<Draft<QueensPuzzle>> {
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
  const queens = header?.[0];
  return success({
    puzzle: { family: 'queens', board, ...(queens === undefined ? {} : { queens: Number(queens) }) },
    solution: hasQueens ? () => success(placed) : undefined,
  });
}
