/**
 * Calcudoku as plain text: the grid with the letter of every cell's cage, an empty line, and a line for each
 * cage with its letter and clue (`A 11+`, `B 5=`, `C 12` where the operation is not given, `D ?` for a cage
 * without a clue). With more than 52 cages, letters carry a number (`A1`) and cells are separated by spaces.
 * The reader also accepts a colon behind the letter, and the operation signs of print.
 */
import { failure, issue, type Result, success } from '../../../core/index.js';
import { isBlank, type Line, quote, splitLines } from '../../../formats/index.js';
import type { Draft, Format } from '../../kit/codecs/codec.js';
import { allButOne } from '../../kit/codecs/nearly.js';
import { type CageOperation, cageOfCells, type KenkenPuzzle, type KenkenSolution } from '../puzzle.js';
import { LARGEST_SIDE } from '../reading.js';

const CLUE = /^\s*([A-Za-z]\d{0,2})\s*:?\s+(?:(\d{1,16})\s*([-+*/=xX×·÷−–])?|\?)\s*$/;
const CELLS = /^\s*[A-Za-z]\d{0,2}(\s*[A-Za-z]\d{0,2})*\s*$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SIGNS: Readonly<Record<string, CageOperation>> = {
  '+': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '*': '*',
  x: '*',
  X: '*',
  '×': '*',
  '·': '*',
  '/': '/',
  '÷': '/',
  '=': '=',
};
/** The length of text that is examined to recognise it. */
const LOOK = 20_000;

export const kenkenText: Format<KenkenPuzzle, KenkenSolution> = {
  format: 'text',
  description: 'the letters of the cages as a grid, then a line with the clue of each cage',
  extension: 'txt',
  recognises: ({ text }) => {
    const widths = widthsAboveClues(text);
    return widths.length > 0 && widths.every((width) => width === widths.length);
  },
  resembles: ({ text }) => {
    const widths = widthsAboveClues(text);
    return allButOne(widths) === widths.length;
  },
  read: ({ text }) => readText(splitLines(text).filter((line) => !isBlank(line))),
  write: ({ puzzle }) => writeText(puzzle),
};

/** The numbers of cells in the lines above the first clue; none without a clue. */
function widthsAboveClues(text: string): readonly number[] {
  const lines = splitLines(text.slice(0, LOOK)).filter((line) => !isBlank(line));
  const first = Math.max(
    0,
    lines.findIndex((line) => CLUE.test(line.text)),
  );
  return lines.slice(0, first).map((line) => cellsOf(line.text)?.length ?? 0);
}

function readText(lines: readonly Line[]): Result<Draft<KenkenPuzzle>> {
  const firstClue = lines.findIndex(({ text }) => CLUE.test(text));
  const size = firstClue < 0 ? lines.length : firstClue;
  if (size < 1 || size > LARGEST_SIDE) {
    const message = `The text has ${size} lines of cells; 1 to ${LARGEST_SIDE} are expected, then the clues.`;
    return failure(issue('format-syntax', message));
  }
  const cells = new Map<string, [number, number][]>();
  for (const [row, line] of lines.slice(0, size).entries()) {
    const names = cellsOf(line.text);
    if (names?.length !== size) {
      const found = names === undefined ? 'something else than letters of cages' : `${names.length} cells`;
      const message = `The row has ${found}; ${size} letters of cages are expected, as many as there are rows.`;
      return failure(issue('format-syntax', message, { line: line.number }));
    }
    names.forEach((name, column) => {
      cells.set(name, [...(cells.get(name) ?? []), [row, column]]);
    });
  }
  const clues = readClues(lines.slice(size), cells);
  if (!clues.ok) return clues;
  const cages = [...cells].map(([name, members]) => ({ ...clues.value.get(name)!, cells: members }));
  return success({ puzzle: { family: 'kenken', size, cages } });
}

interface Clue {
  readonly op: CageOperation | null;
  readonly target: number | null;
}

/** The clue of every cage by its letter. */
function readClues(
  lines: readonly Line[],
  cells: ReadonlyMap<string, unknown>,
): Result<ReadonlyMap<string, Clue>> {
  const clues = new Map<string, Clue>();
  for (const { text, number: line } of lines) {
    const [, name, target, sign] = CLUE.exec(text) ?? [];
    if (name === undefined) {
      const message = `${quote(text)} is no clue; the letter of a cage, its target and operation are expected.`;
      return failure(issue('format-syntax', message, { line }));
    }
    if (!cells.has(name) || clues.has(name)) {
      const message = `The cage ${name} ${clues.has(name) ? 'has a clue already' : 'is not in the grid'}.`;
      return failure(issue('format-syntax', message, { line }));
    }
    if (target === undefined) clues.set(name, { op: null, target: null });
    else clues.set(name, { op: sign === undefined ? null : SIGNS[sign]!, target: Number(target) });
  }
  const missing = [...cells.keys()].find((name) => !clues.has(name));
  if (missing === undefined) return success(clues);
  return failure(issue('format-syntax', `The cage ${missing} has no clue.`));
}

/** The cages of a row's cells: parted by spaces, or a letter a cell. */
function cellsOf(row: string): readonly string[] | undefined {
  if (!CELLS.test(row)) return undefined;
  const words = row.trim().split(/\s+/);
  return words.length === 1 ? [...words[0]!] : words;
}

function writeText(puzzle: KenkenPuzzle): string {
  const { cages } = puzzle;
  const owners = cageOfCells(puzzle);
  const apart = cages.length > LETTERS.length;
  const width = nameOf(cages.length - 1).length;
  const rows = owners.map((row) =>
    apart
      ? row
          .map((cage) => nameOf(cage).padEnd(width))
          .join(' ')
          .trimEnd()
      : row.map(nameOf).join(''),
  );
  const clues = cages.map(({ op, target }, cage) => `${nameOf(cage)} ${target ?? '?'}${op ?? ''}`);
  return `${rows.join('\n')}\n\n${clues.join('\n')}\n`;
}

function nameOf(cage: number): string {
  const round = Math.floor(cage / LETTERS.length);
  return `${LETTERS[cage % LETTERS.length]}${round === 0 ? '' : round}`;
}
