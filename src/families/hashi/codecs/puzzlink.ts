/**
 * Hashi as puzz.link addresses (types hashi, hashikake, bridges): the islands row by row, at most two bridges
 * a place.
 */
import {
  failure,
  type Issue,
  issue,
  type Result,
  rowsOf,
  type Size,
  sizeOfRows,
  success,
} from '../../../core/index.js';
import { encodeNum16, type Num16Item, type PuzzlinkAddress, readNumberBody } from '../../../formats/index.js';
import { puzzlinkFormat } from '../../kit/codecs/puzzlink.js';
import { bridgeLimit, type HashiPuzzle, USUAL_LIMIT } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';
import { draftOf, type HashiDraft, type HashiFormat } from './format.js';

const LARGEST_NUMBER = 8;

export const hashiPuzzlink: HashiFormat = puzzlinkFormat({
  types: ['hashi', 'hashikake', 'bridges'],
  read: readAddress,
  lacks: (puzzle) => unheldLimit('puzzlink', puzzle),
  sizeOf: ({ islands }) => sizeOfRows(islands),
  write: ({ islands }) =>
    encodeNum16(islands.flat().map((island): Num16Item => (island === null ? '?' : island || null))),
});

/** The issue of a size that cannot be handled. */
export function addressSizeIssue({ rows, columns }: Size): Issue | undefined {
  if (columns >= 1 && rows >= 1 && columns <= LONGEST_SIDE && rows <= LONGEST_SIDE) return undefined;
  const message = `The address has ${columns} columns and ${rows} rows; 1 to ${LONGEST_SIDE} of each are expected.`;
  return issue('grid-size', message);
}

/** The message of a format that knows the usual limit of bridges alone. */
export function unheldLimit(format: string, puzzle: HashiPuzzle): string | undefined {
  return bridgeLimit(puzzle) === USUAL_LIMIT
    ? undefined
    : `The format ${format} holds puzzles with at most ${USUAL_LIMIT} bridges between two islands; this one has ${bridgeLimit(puzzle)}. The formats json, text and tatham can hold it.`;
}

function readAddress(address: PuzzlinkAddress): Result<HashiDraft> {
  const { columns, rows } = address;
  const body = readNumberBody(address, rows * columns);
  if (!body.ok) return body;
  const { items, ...warned } = body.value;
  const wrong = items.find((item) => typeof item === 'number' && (item < 1 || item > LARGEST_NUMBER));
  if (wrong !== undefined) {
    const message = `The address has an island of ${wrong}; numbers from 1 to ${LARGEST_NUMBER} are expected.`;
    return failure(issue('island-number', message));
  }
  const islands = items.map((item) => (item === '?' ? null : (item ?? 0)));
  return success({ ...draftOf(rowsOf(islands, columns)), ...warned });
}
