/**
 * The report of `image` to people: the solved picture beside the facts of the run, then the files to open and
 * the steps to try next.
 */

import { type BlockPicture, blockPicture, wrap } from '../../draw/index.js';
import type { MadePicture } from '../../jobs/index.js';
import { solvedCells } from '../../picture/index.js';
import type { Host } from '../host/index.js';
import { safeLine } from '../output/index.js';

/** Blanks between the picture and the words. */
const BETWEEN = 3;

/**
 * The least width of the words beside the picture, in characters; where there is less room they stand below
 * it.
 */
const NARROWEST = 40;

/** The greatest width of the words, in characters: longer lines are hard to read. */
const WIDEST = 90;

/** Characters of a label, and of the space behind it. */
const LABEL = 12;

/** The beginning of a command line, and the sign at the end of a line that goes on. */
const PROGRAM = 'npx ';
const GOES_ON = ' \\';

/** A screen of which nothing is known. */
const USUAL_COLUMNS = 80;

/** The content of the panel. */
export interface PanelContent {
  readonly made: Pick<MadePicture, 'puzzle' | 'solution'>;
  /** Facts: a label and a sentence each. */
  readonly facts: readonly string[];
  /** The same for the next steps, below everything else; empty: none are named. */
  readonly next: readonly string[];
  /** Plain ASCII. */
  readonly ascii: boolean;
}

/**
 * The panel in lines that fit the terminal, as bytes, since it may hold the sequences that colour it; its
 * words are made safe here.
 */
export function panelOf(content: PanelContent, { terminal }: Pick<Host, 'terminal'>): Uint8Array {
  const columns = terminal.columns ?? USUAL_COLUMNS;
  const { made, facts, next, ascii } = content;
  const picture = blockPicture(solvedCells(made), {
    unicode: !ascii,
    colour: terminal.colours === true,
    columns,
  });
  const lines = [
    ...besideOrBelow(picture, facts, columns),
    ...(next.length === 0 ? [] : ['', ...fitted(next, columns)]),
  ];
  return new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
}

function besideOrBelow(
  picture: BlockPicture | undefined,
  facts: readonly string[],
  columns: number,
): string[] {
  if (picture === undefined) return fitted(facts, columns);
  const room = columns - picture.width - BETWEEN;
  if (room < NARROWEST) return [...picture.lines, '', ...fitted(facts, columns)];
  const words = fitted(facts, room);
  const blank = ' '.repeat(picture.width);
  return Array.from({ length: Math.max(picture.lines.length, words.length) }, (_, line) =>
    `${picture.lines[line] ?? blank}${' '.repeat(BETWEEN)}${words[line] ?? ''}`.trimEnd(),
  );
}

/**
 * Labelled sentences in lines that are no longer than the room; continued lines begin under the first word.
 */
function fitted(facts: readonly string[], room: number): string[] {
  return facts.map(safeLine).flatMap((fact) => {
    const words = fact.slice(LABEL);
    const goesOn = words.startsWith(PROGRAM) ? GOES_ON : '';
    const lines = wrap(words, Math.min(room, WIDEST) - LABEL - goesOn.length);
    return lines.map((line, index) => {
      const end = index < lines.length - 1 ? goesOn : '';
      return `${index === 0 ? fact.slice(0, LABEL) : ' '.repeat(LABEL)}${line}${end}`;
    });
  });
}
