/**
 * Scenes of words in a character terminal: labelled texts in lines of a fixed width, tables with ruled
 * columns, trees.
 */
import type { TextBlock, TextBranch } from './scene.js';

/** Longest line of running text, in characters. */
const LINE_LENGTH = 78;
const LABEL_GAP = 2;
/** Least width of a table's columns, so that an empty one can be written in. */
const NARROWEST_COLUMN = 5;
/** Places of the line characters: the sum of up 1, right 2, down 4, left 8. */
const CORNERS = { top: [6, 14, 12], middle: [7, 15, 13], bottom: [3, 11, 9] } as const;
const LEVEL = 10;
const PLUMB = 5;
const FORK = 7;
const CORNER = 3;

/** ASCII for characters that are no letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = {
  '×': 'x',
  '÷': '/',
  '−': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
};

/** The text in plain ASCII: accents go, and `?` replaces characters without a counterpart. */
export function asciiText(text: string): string {
  return text
    .replaceAll(/[^\0-\x7f]/gu, (character) => PLAIN[character] ?? character)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\0-\x7f]/gu, '?');
}

/** The words below a grid. */
export function captionLines(caption: string): readonly string[] {
  return ['', ...wrap(caption, LINE_LENGTH)];
}

/** All blocks, one below the other with an empty line between them. */
export function textLines(blocks: readonly TextBlock[], lineCharacters: string): readonly string[] {
  return blocks.flatMap((block, index) => {
    const lines = blockLines(block, lineCharacters);
    return index === 0 ? lines : ['', ...lines];
  });
}

function blockLines(block: TextBlock, lineCharacters: string): readonly string[] {
  switch (block.kind) {
    case 'entries':
      return entryLines(block);
    case 'table':
      return tableLines(block.rows, lineCharacters);
    case 'tree':
      return [block.title, ...branchLines(block.branches, '', lineCharacters)];
  }
}

/** A line for every branch, behind lines that lead down to it. */
function branchLines(
  branches: readonly TextBranch[],
  lead: string,
  lineCharacters: string,
): readonly string[] {
  const [level, plumb, fork, corner] = [LEVEL, PLUMB, FORK, CORNER].map((place) => lineCharacters[place]!);
  return branches.flatMap(({ text, branches: below }, index) => {
    const isLast = index === branches.length - 1;
    const further = branchLines(below, `${lead}${isLast ? ' ' : plumb}  `, lineCharacters);
    return [`${lead}${isLast ? corner : fork}${level} ${text}`, ...further];
  });
}

function entryLines({ entries, anchor }: Extract<TextBlock, { kind: 'entries' }>): readonly string[] {
  const width = Math.max(0, ...entries.map(({ label }) => lengthOf(label)));
  return entries.flatMap(({ label, text }) =>
    wrap(text, LINE_LENGTH - width - LABEL_GAP).map((line, index) => {
      const shown = index === 0 ? label : '';
      const blank = ' '.repeat(width - lengthOf(shown));
      const labelled = anchor === 'start' ? shown + blank : blank + shown;
      return `${labelled}${' '.repeat(LABEL_GAP)}${line}`.trimEnd();
    }),
  );
}

function tableLines(rows: readonly (readonly string[])[], lineCharacters: string): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(NARROWEST_COLUMN, ...rows.map((row) => lengthOf(row[column] ?? ''))),
  );
  const rule = ([left, inner, right]: readonly [number, number, number]): string => {
    const pieces = widths.map((width) => lineCharacters[LEVEL]!.repeat(width + 2));
    return lineCharacters[left]! + pieces.join(lineCharacters[inner]) + lineCharacters[right]!;
  };
  const plumb = lineCharacters[PLUMB]!;
  const line = (row: readonly string[]): string => {
    const cells = widths.map((width, column) => {
      const text = row[column] ?? '';
      return ` ${text}${' '.repeat(width - lengthOf(text))} `;
    });
    return plumb + cells.join(plumb) + plumb;
  };
  const [head, ...body] = rows.map(line);
  return [rule(CORNERS.top), head ?? '', rule(CORNERS.middle), ...body, rule(CORNERS.bottom)];
}

/** Breaks a text at its spaces; a word longer than a line gets a line of its own. */
export function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter((piece) => piece !== '')) {
    if (line !== '' && lengthOf(line) + 1 + lengthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function lengthOf(text: string): number {
  return [...text].length;
}
