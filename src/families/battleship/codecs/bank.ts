/**
 * The fleet at the end of a puzz.link address of Battleship: `//c`, `//d`, `//e` for the usual fleets, else
 * `/` with the number of pieces and every piece behind a `/` of its own. A piece is its width and height in
 * base 36 and its cells row by row, five bits a character, digits of base 32, high bit first, without the
 * noughts at the end.
 */
import { failure, issue, type Place, type Result, success } from '../../../core/index.js';
import { decodeFiveBits, encodeFiveBits, quote } from '../../../formats/index.js';

/**
 * Fleets with a letter: `c` has three ships of length 1, two of 2 and one of 3; `d` and `e` go on likewise.
 */
const LONGEST_OF_LETTER: Readonly<Record<string, number>> = { c: 3, d: 4, e: 5 };
/** Width and height have one digit of base 36 each. */
export const LONGEST_PIECE = 35;
const MOST_PIECES = 1000;

/** Reads the fleet that begins at an offset of the body: the length of every ship. */
export function decodeBank(
  body: string,
  start: number,
  at: (offset: number) => Place,
): Result<readonly number[]> {
  const text = body.slice(start);
  const letter = /^\/\/([a-z])$/.exec(text)?.[1];
  if (letter !== undefined && LONGEST_OF_LETTER[letter] !== undefined) {
    return success(usualFleet(LONGEST_OF_LETTER[letter]));
  }
  const counted = /^\/(\d{1,4})(?=\/|$)/.exec(text);
  const pieces = counted === null ? [] : text.slice(counted[0].length).split('/').slice(1);
  if (counted === null || Number(counted[1]) > MOST_PIECES || pieces.length !== Number(counted[1])) {
    const message = `${quote(text)} is no fleet; "//c", "//d", "//e" or "/COUNT/PIECE/PIECE…" with as many pieces as counted is expected.`;
    return failure(issue('format-syntax', message, at(start)));
  }
  const fleet: number[] = [];
  let offset = start + counted[0].length;
  for (const piece of pieces) {
    const length = pieceLength(piece);
    if (length === undefined) {
      const message = `The piece ${quote(piece)} is no straight ship; other shapes cannot be held.`;
      return failure(issue('format-unsupported', message, at(offset + 1)));
    }
    fleet.push(length);
    offset += 1 + piece.length;
  }
  return success(fleet);
}

/** Writes a fleet, longest ship first, of ships no longer than {@link LONGEST_PIECE}. */
export function encodeBank(fleet: readonly number[]): string {
  for (const [letter, longest] of Object.entries(LONGEST_OF_LETTER)) {
    if (usualFleet(longest).join() === fleet.join()) return `//${letter}`;
  }
  return [`/${fleet.length}`, ...fleet.map(shipPiece)].join('/');
}

/** One ship of the greatest length, two of the next smaller, and so on. */
function usualFleet(longest: number): readonly number[] {
  return Array.from({ length: longest }, (_, index) =>
    new Array<number>(index + 1).fill(longest - index),
  ).flat();
}

function shipPiece(length: number): string {
  return `${length.toString(36)}1${encodeFiveBits(new Array<boolean>(length).fill(true))}`;
}

/** The length of a piece that is a straight ship across or down; undefined for anything else. */
function pieceLength(piece: string): number | undefined {
  if (!/^[1-9a-z]{2}[0-9a-v]+$/.test(piece)) return undefined;
  const [width, height] = [Number.parseInt(piece[0]!, 36), Number.parseInt(piece[1]!, 36)];
  const length = Math.max(width, height);
  const cells = decodeFiveBits(piece.slice(2));
  const isFull = cells.length >= length && cells.every((isShip, index) => isShip === index < length);
  return Math.min(width, height) === 1 && isFull ? length : undefined;
}
