/**
 * Files of several puzzles, each a head line of numbers and below it as many lines as the head determines,
 * one puzzle after the other. A block that has another number of lines ends where, below an empty line,
 * another head begins.
 */
import { isBlank, type Line, readNumbers, splitLines } from './lines.js';
import type { Piece } from './pieces.js';
import { textSource } from './source.js';

/** Number of lines below a head. */
type LinesBelow = (head: readonly number[]) => number;

/** The division of a file: the count of numbers in a head, and the count of lines below each head. */
interface Cut {
  readonly headNumbers: number;
  readonly below: LinesBelow;
}

const COMMENT = /^\s*#/;

/**
 * The blocks of a text, comments (lines that begin with `#`) left out. Empty lines between clues may mean
 * nothing or be empty clues: the first of the two readings is taken that uses up the text.
 */
export function blockPieces(text: string, headNumbers: number, below: LinesBelow): readonly Piece[] {
  const cut = { headNumbers, below };
  const lines = splitLines(text).filter((line) => !COMMENT.test(line.text));
  const blocks =
    regularBlocks(
      lines.filter((line) => !isBlank(line)),
      cut,
    ) ??
    regularBlocks(lines, cut) ??
    paragraphBlocks(lines, cut);
  return blocks.map((block) => ({
    source: textSource(textOf(block)),
    line: block[0]!.number,
  }));
}

/** The text of a block with its lines as far apart as they were. */
function textOf(block: readonly Line[]): string {
  let next = block[0]!.number;
  return block
    .map(({ number, text }) => {
      const skipped = '\n'.repeat(number - next);
      next = number + 1;
      return `${skipped}${text}\n`;
    })
    .join('');
}

function linesBelow(line: Line | undefined, { headNumbers, below }: Cut): number | undefined {
  if (line === undefined) return undefined;
  const numbers = readNumbers(line);
  return numbers.ok && numbers.value.length === headNumbers ? below(numbers.value) : undefined;
}

/**
 * Blocks with exactly as many lines as their heads determine; undefined when the text is not made of such.
 */
function regularBlocks(lines: readonly Line[], cut: Cut): (readonly Line[])[] | undefined {
  const blocks: (readonly Line[])[] = [];
  let start = 0;
  for (;;) {
    while (start < lines.length && isBlank(lines[start]!)) start++;
    if (start === lines.length) return blocks;
    const count = linesBelow(lines[start], cut);
    if (count === undefined || start + 1 + count > lines.length) return undefined;
    blocks.push(lines.slice(start, start + 1 + count));
    start += 1 + count;
  }
}

/**
 * Blocks that begin where a head is at the start or below an empty line. A paragraph belongs to the block
 * above as long as that one lacks lines, whatever it begins with, unless it is a whole block by itself.
 */
function paragraphBlocks(lines: readonly Line[], cut: Cut): (readonly Line[])[] {
  const blocks: Line[][] = [];
  let lacking = 0;
  for (const paragraph of paragraphsOf(lines)) {
    const count = linesBelow(paragraph[0], cut);
    const isWhole = count !== undefined && count === paragraph.length - 1;
    const begins = blocks.length === 0 || isWhole || (count !== undefined && lacking <= 0);
    if (begins) blocks.push([]);
    for (const line of paragraph) blocks.at(-1)!.push(line);
    lacking = begins ? (count ?? 0) - (paragraph.length - 1) : lacking - paragraph.length;
  }
  return blocks;
}

/** Runs of lines that are not blank. */
function paragraphsOf(lines: readonly Line[]): (readonly Line[])[] {
  const paragraphs: Line[][] = [];
  let open = false;
  for (const line of lines) {
    if (isBlank(line)) open = false;
    else if (open) paragraphs.at(-1)!.push(line);
    else {
      paragraphs.push([line]);
      open = true;
    }
  }
  return paragraphs;
}
