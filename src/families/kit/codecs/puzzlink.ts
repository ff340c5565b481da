/**
 * puzz.link addresses of any family: the address taken apart, its type and its size checked, then the body.
 */
import { failure, type Issue, issue, type Result, type Size } from '../../../core/index.js';
import { type PuzzlinkAddress, puzzlinkType, readPuzzlink, writePuzzlink } from '../../../formats/index.js';
import type { Puzzle } from '../../contract/family.js';
import type { Draft, Format, SizeIssue } from './codec.js';

/** The addresses of one family, described by their own parts. */
interface PuzzlinkFormat<P> {
  /** The puzzle types that are read; the first one is written. */
  readonly types: readonly [string, ...string[]];
  /** For sizes of addresses; absent: that of the family. */
  readonly sizeIssue?: SizeIssue;
  readonly read: (address: PuzzlinkAddress) => Result<Draft<P>>;
  readonly lacks?: (puzzle: P) => string | Issue | undefined;
  readonly sizeOf: (puzzle: P) => Size;
  /** The body of the address of a puzzle that was checked. */
  readonly write: (puzzle: P) => string;
}

/** The format `puzzlink`; a file may hold many addresses, a line each. */
export function puzzlinkFormat<P extends Puzzle, S>(own: PuzzlinkFormat<P>): Format<P, S> {
  const { types, read, sizeOf, write } = own;
  return {
    format: 'puzzlink',
    description: 'puzz.link address (also of pzv.jp and other sites with the same addresses)',
    extension: 'url',
    lines: {},
    addressTypes: types,
    recognises: ({ text }) => types.includes(puzzlinkType(text) ?? ''),
    read: ({ text }, sizeIssue) => {
      const address = readPuzzlink(text);
      if (!address.ok) return address;
      const { type } = address.value;
      if (!types.includes(type)) {
        const message = `The address is of the puzzle type ${type}; ${types[0]} is expected.`;
        return failure(issue('format-unsupported', message));
      }
      const size = (own.sizeIssue ?? sizeIssue)(address.value);
      return size === undefined ? read(address.value) : failure(size);
    },
    ...(own.lacks === undefined ? {} : { lacks: own.lacks }),
    write: ({ puzzle }) => {
      const { rows, columns } = sizeOf(puzzle);
      return writePuzzlink(types[0], columns, rows, write(puzzle));
    },
  };
}

/** The size issue of a family whose grids are square. */
export function squareIssue({ rows, columns }: Size, least: number, most: number): Issue | undefined {
  if (columns === rows && rows >= least && rows <= most) return undefined;
  const message = `The address has ${columns} columns and ${rows} rows; a square from ${least} to ${most} is expected.`;
  return issue('format-syntax', message);
}
