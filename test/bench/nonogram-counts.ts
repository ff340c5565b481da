/**
 * The number of n x n pictures there are that no other picture shares its clues with, for n = 1..5, against
 * the known numbers (OEIS A242876), and how many different sets of clues.
 *
 * Pictures are listed in groups of equal row clues. Within a group a picture is distinguished from the others
 * by its column clues alone, whose code three table look-ups give.
 */
import { cluesOf } from '../../src/families/nonogram/puzzle.js';
import { printTable, timed } from './table.js';

const KNOWN_UNIQUE = [2, 14, 384, 52_362, 25_309_575];

/** Prints the counts for n = 1..5. */
export async function benchNonogramCounts(): Promise<void> {
  const rows = KNOWN_UNIQUE.map((known, index) => {
    const size = index + 1;
    const { value, milliseconds } = timed(() => countPictures(size));
    const verdict = value.unique === known ? 'as known' : `NOT ${known}`;
    return [
      size,
      2 ** (size * size),
      value.clueSets,
      value.unique,
      verdict,
      (milliseconds / 1000).toFixed(2),
    ];
  });
  printTable('Pictures that are the only solution of their clues', COLUMNS, rows);
}

const COLUMNS = ['n', 'pictures', 'sets of clues', 'unique', 'OEIS A242876', 'seconds'];

interface Lines {
  /** Code of the clues of every line, given as bits. */
  readonly codeOf: Uint32Array;
  /** All lines of every code. */
  readonly linesOf: readonly (readonly number[])[];
}

function countPictures(size: number): { clueSets: number; unique: number } {
  const { codeOf, linesOf } = listLines(size);
  const spread = Uint32Array.from({ length: 2 ** size }, (_, line) => spreadBits(line, size));
  const columnCodes = columnTables(size, codeOf, linesOf.length);
  const seenIn = new Uint32Array(linesOf.length ** size);
  const seenTwice = new Uint32Array(linesOf.length ** size);
  let group = 0;
  let clueSets = 0;
  let unique = 0;

  const visit = (row: number, chosen: readonly (readonly number[])[], columns: number): void => {
    if (row < size) {
      for (const line of chosen[row]!) visit(row + 1, chosen, columns | (spread[line]! << row));
      return;
    }
    let code = 0;
    for (const { shift, table } of columnCodes) code += table[(columns >>> shift) & (table.length - 1)]!;
    if (seenIn[code] !== group) {
      seenIn[code] = group;
      clueSets++;
      unique++;
    } else if (seenTwice[code] !== group) {
      seenTwice[code] = group;
      unique--;
    }
  };
  for (const chosen of tuples(linesOf, size)) {
    group++;
    visit(0, chosen, 0);
  }
  return { clueSets, unique };
}

function listLines(size: number): Lines {
  const codes = new Map<string, number>();
  const linesOf: number[][] = [];
  const codeOf = new Uint32Array(2 ** size);
  for (let line = 0; line < codeOf.length; line++) {
    const cells = Array.from({ length: size }, (_, cell) => (line >> cell) & 1);
    const key = String(cluesOf(cells, 1, size).rows[0]);
    const code = codes.get(key) ?? codes.size;
    codes.set(key, code);
    codeOf[line] = code;
    linesOf[code] = [...(linesOf[code] ?? []), line];
  }
  return { codeOf, linesOf };
}

/** Puts bit c of a line at place c * size, the first place of column c in a picture kept by columns. */
function spreadBits(line: number, size: number): number {
  let bits = 0;
  for (let column = 0; column < size; column++) bits |= ((line >> column) & 1) << (column * size);
  return bits;
}

/** Tables from two columns' bits at a time to their part of the code of all column clues. */
function columnTables(size: number, codeOf: Uint32Array, codeCount: number) {
  return Array.from({ length: Math.ceil(size / 2) }, (_, pair) => {
    const first = pair * 2;
    const columns = Math.min(2, size - first);
    const table = Uint32Array.from({ length: 2 ** (columns * size) }, (_, bits) => {
      const low = codeOf[bits & (2 ** size - 1)]! * codeCount ** first;
      return columns === 1 ? low : low + codeOf[bits >> size]! * codeCount ** (first + 1);
    });
    return { shift: first * size, table };
  });
}

function* tuples<Item>(items: readonly Item[], length: number): Generator<Item[]> {
  if (length === 0) yield [];
  else for (const rest of tuples(items, length - 1)) for (const item of items) yield [...rest, item];
}
