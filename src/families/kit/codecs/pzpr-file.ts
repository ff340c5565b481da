/**
 * Files of the pzpr puzzle editor (puzz.link, pzv.jp) of any family: a line `pzprv3`, the puzzle type, rows
 * and columns, then blocks of words, a line a row, in which what the puzzle says stands beside what a player
 * entered; at the end perhaps `info:` with credits as JSON. Slashes may stand for line ends, also behind the
 * address of a site. Entries that solve the puzzle are its solution, others a partial one. Source: the files
 * that the editor writes, and its published code.
 */
import { failure, type Issue, issue, type Result, type Size, success } from '../../../core/index.js';
import { isBlank, type Line, parseJson, quote, splitLines } from '../../../formats/index.js';
import type { Credits, Puzzle, PuzzleDocument } from '../../contract/family.js';
import type { Draft, Format, SizeIssue } from './codec.js';

/** The words of a block, by row. */
export type Words = readonly (readonly string[])[];

/** A block of words. */
interface Block {
  readonly rows: number;
  /** The words in a row. Absent: any number. */
  readonly columns?: number;
  /** The words that can stand in it. */
  readonly word: RegExp;
  /** The same for messages: `"#", "+" or "."`. */
  readonly expected: string;
  /** True of a last block that editors leave out when it says nothing. */
  readonly optional?: true;
}

/** The content of a file. */
interface Content {
  readonly size: Size;
  readonly heads: readonly string[];
  /** One for each block; those that were left out are empty. */
  readonly blocks: readonly Words[];
}

/** The entries of a player as JSON: with open places filled as a solution leaves them, and as they are. */
export interface Entries {
  readonly solution?: unknown;
  readonly state?: unknown;
}

/** The files of one family, described by their own parts. */
interface PzprFormat<P, S> {
  /** The puzzle types that are read; the first one is written. */
  readonly types: readonly [string, ...string[]];
  /** The version behind `pzprv3`, with its point. Absent: none. */
  readonly version?: string;
  /** True if the side of a square is one line. */
  readonly square?: true;
  /** For sizes of files; absent: that of the family. */
  readonly sizeIssue?: SizeIssue;
  /** The number of lines before the blocks, by the first of them. Absent: none. */
  readonly heads?: (first: string) => number;
  /** The blocks of a size; a file of no version may have others than one of {@link version}. */
  readonly blocks: (size: Size, version: string) => readonly Block[];
  readonly read: (content: Content) => Result<Entries & { readonly puzzle: unknown }>;
  readonly lacks?: (puzzle: P) => string | Issue | undefined;
  /** The content of a puzzle that was checked, with its solution as entries. */
  readonly write: (
    puzzle: P,
    solution: S | undefined,
  ) => Omit<Content, 'heads'> & Partial<Pick<Content, 'heads'>>;
}

type SizedFormat<P, S> = PzprFormat<P, S> & { readonly sizeIssue: SizeIssue };

/** The head of a file, perhaps behind the address of a site: version and puzzle type. */
const HEAD = /^\s*(?:\S*\?(?:\w+=\w+&)?)?pzprv3(\.\d+)?(\s*[\r\n]\s*|\/)(\w+)(?:[\r\n/]|$)/;
/** Longest part of a text that is searched for the head. */
const HEAD_LENGTH = 300;
/** A line behind the last block. */
const AFTER = /^(?:info:|history:|__HISTORY__|TrialData|http:)/;

/** The format `pzpr`. */
export function pzprFile<P extends Puzzle, S>(own: PzprFormat<P, S>): Format<P, S> {
  const { types, version = '', square, lacks, write } = own;
  return {
    format: 'pzpr',
    description: 'file of the pzpr editor (pzprv3), with the entries of a player or the solution',
    extension: 'pzpr.txt',
    recognises: ({ text }) => types.includes(HEAD.exec(text.slice(0, HEAD_LENGTH))?.[3] ?? ''),
    read: ({ text }, sizeIssue) => readFile(text, { sizeIssue, ...own }),
    ...(lacks === undefined ? {} : { lacks }),
    write: ({ puzzle, solution, credits }) => {
      const { size, heads = [], blocks } = write(puzzle, solution);
      const sides = square ? [size.rows] : [size.rows, size.columns];
      const words = blocks.flatMap((block) => block.map((row) => row.join(' ')));
      return [`pzprv3${version}`, types[0], ...sides, ...heads, ...words, ...writeCredits(credits), ''].join(
        '\n',
      );
    },
  };
}

/** A block of one word for every cell. */
export function cellBlock(size: Size, word: RegExp, expected: string): Block & Size {
  return { ...size, word, expected };
}

/** The blocks of the borders between cells: those in a row, then those between two rows. */
export function borderBlocks(
  { rows, columns }: Size,
  word: RegExp,
  expected: string,
): readonly (Block & Size)[] {
  return [
    { rows, columns: columns - 1, word, expected },
    { rows: rows - 1, columns, word, expected },
  ];
}

/** Entries as rows of signs; nothing where no word is an entry. */
export function signEntries(
  words: Words,
  marks: Readonly<Record<string, string>>,
  blank: string,
  given: (word: string) => string | undefined = () => undefined,
): Entries {
  if (!words.flat().some((word) => Object.hasOwn(marks, word))) return {};
  const rows = (open: string): readonly string[] =>
    words.map((row) => row.map((word) => marks[word] ?? given(word) ?? open).join(''));
  return { solution: rows(blank), state: rows('?') };
}

/** Entries as rows of numbers, those of the puzzle among them; nothing where none was entered. */
export function numberEntries(words: Words, given: readonly (readonly (number | null)[])[]): Entries {
  const numbers = words.map((row) => row.map((word) => Number(/^\d+/.exec(word)?.[0] ?? 0)));
  if (numbers.flat().every((number) => number === 0)) return {};
  const merged = given.map((row, r) => row.map((number, c) => number || numbers[r]![c]!));
  return { solution: merged, state: merged };
}

function readFile<P extends Puzzle, S>(text: string, own: SizedFormat<P, S>): Result<Draft<P>> {
  const head = HEAD.exec(text.slice(0, HEAD_LENGTH));
  if (head === null || !own.types.includes(head[3]!)) {
    const message = `The text is no file of the pzpr editor; "pzprv3" and below it "${own.types[0]}" are expected.`;
    return failure(issue('format-syntax', message));
  }
  const isOneLine = head[2] === '/';
  const start = isOneLine ? head[0].length : 0;
  const lines = isOneLine
    ? text
        .slice(start)
        .split('/')
        .map((line) => ({ number: 1, text: line }))
    : splitLines(text).slice(splitLines(head[0].trimEnd()).length);
  const read = readContent(lines, own, head[1] ?? '');
  if (!read.ok) return read;
  const entries = own.read(read.value.content);
  if (!entries.ok) return entries;
  const { puzzle, solution, state } = entries.value;
  return success({
    puzzle,
    credits: readCredits(read.value.rest),
    ...(state === undefined ? {} : { state }),
    ...(solution === undefined ? {} : { entered: solution }),
  });
}

function readContent<P, S>(
  lines: readonly Line[],
  { square, sizeIssue, heads, blocks }: SizedFormat<P, S>,
  version: string,
): Result<{ readonly content: Content; readonly rest: readonly Line[] }> {
  let next = 0;
  const sides = lines.slice(0, square ? 1 : 2);
  const wrong = sides.find((line) => !/^\s*\d{1,4}\s*$/.test(line.text));
  if (wrong !== undefined || sides.length === 0) {
    return syntax(`${quote(wrong?.text ?? '')} is no number of rows or columns.`, wrong);
  }
  next += sides.length;
  const [rows, columns = rows] = sides.map((line) => Number(line.text)) as [number, number?];
  const size = { rows, columns };
  const tooLarge = sizeIssue(size);
  if (tooLarge !== undefined) return failure(tooLarge);
  const headLines = lines.slice(next, next + (heads?.(lines[next]?.text.trim() ?? '') ?? 0));
  next += headLines.length;
  const found: Words[] = [];
  for (const block of blocks(size, version)) {
    const first = lines[next];
    // Rows of no words are empty lines.
    const isOver = first === undefined || (isBlank(first) && block.columns !== 0) || AFTER.test(first.text);
    if (block.optional && isOver) {
      found.push([]);
      continue;
    }
    const read = readBlock(lines.slice(next, next + block.rows), block, lines.at(-1));
    if (!read.ok) return read;
    found.push(read.value);
    next += block.rows;
  }
  const surplus = lines.slice(next).find((line) => !isBlank(line));
  if (surplus !== undefined && !AFTER.test(surplus.text)) {
    return syntax('The puzzle is complete here; nothing more is expected.', surplus);
  }
  const content = { size, heads: headLines.map((line) => line.text.trim()), blocks: found };
  return success({ content, rest: lines.slice(next) });
}

function readBlock(lines: readonly Line[], block: Block, last: Line | undefined): Result<Words> {
  if (lines.length < block.rows) {
    return syntax(`The file ends early; ${block.rows - lines.length} more rows are expected.`, last);
  }
  const words: (readonly string[])[] = [];
  for (const line of lines) {
    const row = line.text.split(/\s+/).filter((word) => word !== '');
    const wrong = row.find((word) => !block.word.test(word));
    if (wrong !== undefined)
      return syntax(`${quote(wrong)} cannot stand here; ${block.expected} is expected.`, line);
    if (block.columns !== undefined && row.length !== block.columns) {
      return syntax(`The row has ${row.length} words; ${block.columns} are expected.`, line);
    }
    words.push(row);
  }
  return success(words);
}

function syntax(message: string, line: Line | undefined): Result<never> {
  return failure(issue('format-syntax', message, line && { line: line.number }));
}

/** The editor's names of the credits that it knows. */
const CREDITS = { author: 'author', source: 'catalogue', comment: 'description' } as const;

function readCredits(rest: readonly Line[]): Credits {
  const text = rest.map((line) => line.text).join('\n');
  const json = parseJson(/^\s*info:([\s\S]*)$/.exec(text)?.[1] ?? '{}');
  const info = (json.ok ? json.value : {}) as {
    readonly metadata?: Readonly<Record<string, unknown>>;
  } | null;
  const said = Object.entries(CREDITS).flatMap(([key, credit]) => {
    const value = info?.metadata?.[key];
    return typeof value === 'string' && value.trim() !== '' ? [[credit, value] as const] : [];
  });
  return Object.fromEntries(said);
}

function writeCredits(credits: PuzzleDocument<unknown, unknown>['credits']): readonly string[] {
  const metadata = Object.fromEntries(
    Object.entries(CREDITS).flatMap(([key, credit]) => (credits[credit] ? [[key, credits[credit]]] : [])),
  );
  return Object.keys(metadata).length === 0 ? [] : [`info:${JSON.stringify({ metadata }, null, 1)}`];
}
