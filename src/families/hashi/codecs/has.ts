/**
 * Hashi as `.has` files: a line with height, width and the number of islands, then a line a row of numbers, 0
 * for water. A file may hold several, one after the other. Read only. Source: the instances of Coelho,
 * Laporte, Lindbeck and Vidal (2019).
 */
import { failure, issue, type Result, readAll, success } from '../../../core/index.js';
import {
  blockPieces,
  isBlank,
  type Line,
  readNumbers,
  type Source,
  splitLines,
} from '../../../formats/index.js';
import { LONGEST_SIDE } from '../reading.js';
import { draftOf, type HashiDraft, type HashiFormat } from './format.js';

/** Height, width and number of islands. */
const HEAD_NUMBERS = 3;
const LOOK = 20_000;

export const hashiHas: HashiFormat = {
  format: 'has',
  description: 'instance file: height, width and number of islands, then the grid with 0 for water',
  extension: 'has',
  recognises: ({ text }) => {
    const lines = splitLines(text.slice(0, LOOK)).filter((line) => !isBlank(line));
    const [first, second] = lines;
    if (first === undefined || second === undefined) return false;
    const head = readNumbers(first);
    const row = readNumbers(second);
    return head.ok && row.ok && head.value.length === HEAD_NUMBERS && row.value.length === head.value[1];
  },
  pieces: ({ text }) => blockPieces(text, HEAD_NUMBERS, ([height]) => height!),
  read: readFile,
};

function readFile({ text }: Source): Result<HashiDraft> {
  const lines = splitLines(text).filter((line) => !isBlank(line));
  const [head, ...rows] = lines;
  if (head === undefined) {
    const message = 'The text is empty; height, width and number of islands are expected.';
    return failure(issue('format-syntax', message));
  }
  const sizes = readNumbers(head);
  if (!sizes.ok) return sizes;
  const [height, width, count] = sizes.value;
  const fits = (side: number | undefined): boolean => side !== undefined && side >= 1 && side <= LONGEST_SIDE;
  if (sizes.value.length !== HEAD_NUMBERS || !fits(height) || !fits(width)) {
    const message = `The first line is ${head.text.trim().slice(0, 40)}; height, width (1 to ${LONGEST_SIDE} each) and the number of islands are expected.`;
    return failure(issue('format-syntax', message, { line: head.number }));
  }
  if (rows.length !== height) {
    const message = `There are ${rows.length} rows; the first line asks for ${height}.`;
    return failure(issue('line-count', message, { line: head.number }));
  }
  const islands = readAll(rows, (row) => readRow(row, width!));
  if (!islands.ok) return islands;
  const found = islands.value.flat().filter((number) => number !== 0).length;
  if (found !== count) {
    const message = `The grid has ${found} islands; the first line asks for ${count}.`;
    return failure(issue('island-count', message, { line: head.number }));
  }
  return success(draftOf(islands.value));
}

function readRow(row: Line, width: number): Result<readonly number[]> {
  const numbers = readNumbers(row);
  if (!numbers.ok || numbers.value.length === width) return numbers;
  const message = `The row has ${numbers.value.length} cells; ${width} are expected.`;
  return failure(issue('format-syntax', message, { line: row.number }));
}
