/** Hashi as puzz.link addresses (types hashi, hashikake, bridges): the islands row by row, at most two bridges a place. */
import { issue } from '../../../core/issue.js';
import { failure, type Result } from '../../../core/result.js';
import { decodeNum16, encodeNum16, type Num16Item } from '../../../formats/num16.js';
import { puzzlinkType, readPuzzlink, writePuzzlink } from '../../../formats/puzzlink.js';
import type { Source } from '../../../formats/source.js';
import { bridgeLimit, type HashiPuzzle, USUAL_LIMIT } from '../puzzle.js';
import { LONGEST_SIDE } from '../reading.js';
import { hashiCodec, puzzleOfList } from './codec.js';

const TYPE = 'hashi';
const TYPES: readonly string[] = [TYPE, 'hashikake', 'bridges'];
const LARGEST_NUMBER = 8;

export const puzzlinkCodec = hashiCodec({
  format: 'puzzlink',
  description: 'puzz.link address (also of pzv.jp and other sites with the same addresses)',
  extension: 'url',
  recognises: ({ text }) => TYPES.includes(puzzlinkType(text) ?? ''),
  read: readAddress,
  lacks: (puzzle) =>
    bridgeLimit(puzzle) === USUAL_LIMIT
      ? undefined
      : `The format puzzlink holds puzzles with at most ${USUAL_LIMIT} bridges between two islands; this one has ${bridgeLimit(puzzle)}. The formats json, text and tatham can hold it.`,
  write: ({ islands }) => {
    const items = islands.flat().map((island): Num16Item => (island === null ? '?' : island || null));
    return writePuzzlink(TYPE, islands[0]!.length, islands.length, encodeNum16(items));
  },
});

function readAddress({ text }: Source): Result<HashiPuzzle> {
  const address = readPuzzlink(text);
  if (!address.ok) return address;
  const { type, columns, rows, body, at } = address.value;
  if (!TYPES.includes(type)) {
    const message = `The address is of the puzzle type ${type}; ${TYPE} is expected.`;
    return failure(issue('format-unsupported', message));
  }
  if (columns < 1 || rows < 1 || columns > LONGEST_SIDE || rows > LONGEST_SIDE) {
    const message = `The address has ${columns} columns and ${rows} rows; 1 to ${LONGEST_SIDE} of each are expected.`;
    return failure(issue('grid-size', message));
  }
  const list = decodeNum16(body, 0, rows * columns, at);
  if (!list.ok) return list;
  const { items, end } = list.value;
  if (end < body.length) {
    return failure(issue('format-syntax', 'All cells are told; nothing more is expected.', at(end)));
  }
  const strange = items.find((item) => typeof item === 'number' && (item < 1 || item > LARGEST_NUMBER));
  if (strange !== undefined) {
    const message = `The address has an island of ${strange}; numbers from 1 to ${LARGEST_NUMBER} are expected.`;
    return failure(issue('island-number', message));
  }
  return puzzleOfList(
    items.map((item) => (item === '?' ? null : (item ?? 0))),
    columns,
  );
}
