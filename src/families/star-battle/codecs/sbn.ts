/**
 * Star Battles as SBN lines: the size as one character twice (`5` to `9`, `A` for 10 to `P` for 25), a digit
 * for the stars, a flag, then the borders of the regions, six bits a character: between horizontal neighbours
 * row by row, then between vertical neighbours column by column. The flag is not read, but `e` allows the
 * marks of a person who was solving to follow, which are no part of the puzzle; `W` (no marks) is written.
 * Source: the notation of the program StarBattleLab.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import {
  decodeSixBits,
  encodeSixBits,
  quote,
  regionsOfWalls,
  type Source,
  sixBitLength,
  wallsOf,
} from '../../../formats/index.js';
import type { StarBattlePuzzle } from '../puzzle.js';
import { type StarBattleDraft, type StarBattleFormat, unheldByBorders } from './format.js';

const HEAD = /^([5-9A-P])\1(\d)(.)(.*)$/u;
const NO_MARKS = 'W';
const WITH_MARKS = 'e';
const SMALLEST_SIZE = 5;
const LARGEST_SIZE = 25;
const MOST_STARS = 9;
/** The size is a digit of base 36. */
const BASE = 36;

/** A line taken apart. */
interface SbnLine {
  readonly size: number;
  readonly stars: number;
  readonly borders: string;
  /** True if what follows the size, the stars and the flag has the length that the size asks for. */
  readonly fits: boolean;
}

export const sbn: StarBattleFormat = {
  format: 'sbn',
  description: 'SBN line of StarBattleLab: size, stars and the borders of the regions',
  extension: 'sbn',
  lines: {},
  recognises: ({ text }) => {
    const line = splitLine(text.slice(0, 10_000));
    return line?.fits === true && decodeSixBits(line.borders, 0) !== undefined;
  },
  read: readLine,
  lacks,
  write: ({ puzzle }) => writeLine(puzzle),
};

function splitLine(text: string): SbnLine | undefined {
  const found = HEAD.exec(text.trim());
  if (found === null) return undefined;
  const [, side, stars, flag, rest] = found as unknown as string[];
  const size = Number.parseInt(side!, BASE);
  const length = sixBitLength(2 * size * (size - 1));
  return {
    size,
    stars: Number(stars),
    borders: rest!.slice(0, length),
    fits: rest!.length === length || (flag === WITH_MARKS && rest!.length > length),
  };
}

function readLine({ text }: Source): Result<StarBattleDraft> {
  const line = splitLine(text);
  if (line === undefined) {
    const message = `${quote(text.trim())} is no SBN line; the size as one character twice (55 to 99, AA to PP), a digit for the stars and a flag are expected first.`;
    return failure(issue('format-syntax', message));
  }
  const { size, stars, borders, fits } = line;
  const half = size * (size - 1);
  if (!fits) {
    const message = `The borders of ${size} rows and columns take ${sixBitLength(2 * half)} characters, then the line ends; another number is there.`;
    return failure(issue('format-syntax', message));
  }
  const bits = decodeSixBits(borders, 2 * half);
  if (bits === undefined) {
    const message = `${quote(borders)} are no borders; the characters 0-9, A-Z, a-z, "-" and "_" are expected.`;
    return failure(issue('format-syntax', message));
  }
  const below = transpose(bits.slice(half), size);
  const regions = regionsOfWalls({ rows: size, columns: size }, { right: bits.slice(0, half), below });
  return success({ puzzle: { family: 'star-battle', stars, regions } });
}

function lacks(puzzle: StarBattlePuzzle): string | undefined {
  const { regions, stars } = puzzle;
  const size = regions.length;
  if (size < SMALLEST_SIZE || size > LARGEST_SIZE || stars > MOST_STARS) {
    return `The format sbn holds grids from ${SMALLEST_SIZE} to ${LARGEST_SIZE} rows with at most ${MOST_STARS} stars in each; this one has ${size} rows and ${stars} stars. The formats json and text can hold it.`;
  }
  return unheldByBorders('sbn', puzzle);
}

function writeLine({ regions, stars }: StarBattlePuzzle): string {
  const size = regions.length;
  const { right, below } = wallsOf(regions);
  const side = size.toString(BASE).toUpperCase();
  const byColumn = transpose(below, size - 1);
  return `${side}${side}${stars}${NO_MARKS}${encodeSixBits([...right, ...byColumn])}\n`;
}

/**
 * The cells of a list of `count` columns (each as long as the list allows) in the order of rows, or the other
 * way round.
 */
function transpose(bits: readonly boolean[], count: number): readonly boolean[] {
  const length = bits.length / count;
  return bits.map((_, index) => bits[(index % count) * length + Math.floor(index / count)]!);
}
