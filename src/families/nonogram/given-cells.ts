/**
 * The census of pictures by the fewest cells that have to be given besides the clues. Pictures that share all
 * clues differ in some cells, and given cells leave one of them alone exactly when they meet each of its
 * differences. So all pictures are grouped by their clues: those of each list of row clues in turn, by the
 * clues of their columns in a table; for each picture of a group the smallest set of cells that meets its
 * differences from the others is found by trying all. A list of row clues, upside down or mirrored, has as
 * many pictures of each kind and is gone through once.
 */
import { bitCount, type Size } from '../../core/index.js';
import type { Census, CensusAnswer } from '../contract/family.js';
import { type NonogramPuzzle, puzzleOfPicture } from './puzzle.js';

/** Cells of the largest picture, and lines of the smallest one: one line has too many clues for the table. */
const MOST_CELLS = 25;
const LEAST_LINES = 2;

/** Lines of one length by their clues; the filled cells of a line are bits. */
interface LineClues {
  /** By line: the index of its clue. */
  readonly clueOf: Int32Array;
  /** By clue: its lines. */
  readonly lines: readonly (readonly number[])[];
  /** By clue: that of the mirrored lines. */
  readonly mirrored: readonly number[];
}

export const givenCellsCensus: Census<NonogramPuzzle> = {
  id: 'given-cells',
  description: 'pictures in black and white by the fewest cells that have to be given besides their clues',
  takes: ({ rows, columns }) => rows * columns <= MOST_CELLS && Math.min(rows, columns) >= LEAST_LINES,
  run,
};

function run(size: Size): CensusAnswer<NonogramPuzzle> {
  const { rows, columns } = size;
  const across = lineClues(columns);
  const group = new ColumnGroups(size);
  const counts: number[] = [];
  let most: { readonly fewest: number; readonly picture: number; readonly cells: number } | undefined;
  for (const { clues, copies } of rowLists(across, rows)) {
    for (const pictures of group.ofRows(clues.map((clue) => across.lines[clue]!))) {
      for (const picture of pictures) {
        const cells = fewestCells(picture, pictures);
        const fewest = bitCount(cells);
        counts[fewest] = (counts[fewest] ?? 0) + copies;
        if (fewest > (most?.fewest ?? -1)) most = { fewest, picture, cells };
      }
    }
  }
  const all = Array.from(counts, (count) => count ?? 0);
  const shares = all.map((count, cells) => `${count} need ${cells}`).join(', ');
  return {
    cases: 2 ** (rows * columns),
    counts: all,
    claim: `of the ${2 ** (rows * columns)} pictures of ${rows} x ${columns} cells, by the fewest given cells besides the clues: ${shares}`,
    examples: [puzzleWith(size, most!)],
  };
}

/** Lists of row clues, one of all that are alike when mirrored or upside down, with how many these are. */
function* rowLists(
  { lines, mirrored }: LineClues,
  rows: number,
): Generator<{ readonly clues: readonly number[]; readonly copies: number }> {
  const all = lines.length ** rows;
  for (let index = 0; index < all; index++) {
    const clues = Array.from(
      { length: rows },
      (_, row) => Math.floor(index / lines.length ** row) % lines.length,
    );
    const numberOf = (list: readonly number[]): number =>
      list.reduceRight((number, clue) => number * lines.length + clue, 0);
    const flipped = clues.toReversed();
    const turned = (list: readonly number[]): readonly number[] => list.map((clue) => mirrored[clue]!);
    const alike = new Set([clues, flipped, turned(clues), turned(flipped)].map(numberOf));
    if (Math.min(...alike) === index) yield { clues, copies: alike.size };
  }
}

/** Pictures of given row clues by the clues of their columns; cell (r, c) is bit `c * rows + r`. */
class ColumnGroups {
  private readonly rows: number;
  private readonly columns: number;
  private readonly down: LineClues;
  /** By clues of the columns: the number of the group of the present rows, where the stamp is theirs. */
  private readonly groupOf: Int32Array;
  private readonly stamps: Int32Array;
  private stamp = 0;

  constructor({ rows, columns }: Size) {
    this.rows = rows;
    this.columns = columns;
    this.down = lineClues(rows);
    const keys = this.down.lines.length ** columns;
    this.groupOf = new Int32Array(keys);
    this.stamps = new Int32Array(keys);
  }

  /** @param lines by row: the lines that its clue allows */
  ofRows(lines: readonly (readonly number[])[]): readonly (readonly number[])[] {
    this.stamp++;
    const groups: number[][] = [];
    const spread = lines.map((row, r) => row.map((line) => this.spread(line, r)));
    const place = (row: number, picture: number): void => {
      if (row < this.rows) {
        for (const part of spread[row]!) place(row + 1, picture | part);
        return;
      }
      const key = this.keyOf(picture);
      if (this.stamps[key] === this.stamp) groups[this.groupOf[key]!]!.push(picture);
      else {
        this.stamps[key] = this.stamp;
        this.groupOf[key] = groups.push([picture]) - 1;
      }
    };
    place(0, 0);
    return groups;
  }

  private spread(line: number, row: number): number {
    let cells = 0;
    for (let column = 0; column < this.columns; column++)
      if ((line >> column) & 1) cells |= 1 << (column * this.rows + row);
    return cells;
  }

  private keyOf(picture: number): number {
    const { clueOf, lines } = this.down;
    const whole = (1 << this.rows) - 1;
    let key = 0;
    for (let rest = picture, column = 0; column < this.columns; column++, rest >>= this.rows)
      key = key * lines.length + clueOf[rest & whole]!;
    return key;
  }
}

/** The fewest cells, as bits, in which every other picture of the group differs somewhere. */
function fewestCells(picture: number, group: readonly number[]): number {
  if (group.length === 1) return 0;
  const differences = group.filter((other) => other !== picture).map((other) => picture ^ other);
  for (let most = 1; ; most++) {
    const cells = cellsMeeting(differences, most);
    if (cells !== undefined) return cells;
  }
}

function cellsMeeting(differences: readonly number[], most: number): number | undefined {
  if (most === 1) {
    const common = differences.reduce((all, one) => all & one);
    return common === 0 ? undefined : common & -common;
  }
  for (let rest = differences[0]!; rest !== 0; rest &= rest - 1) {
    const cell = rest & -rest;
    const open = differences.filter((one) => (one & cell) === 0);
    const others = open.length === 0 ? 0 : cellsMeeting(open, most - 1);
    if (others !== undefined) return cell | others;
  }
  return undefined;
}

function lineClues(length: number): LineClues {
  const names = new Map<string, number>();
  const lines: number[][] = [];
  const clueOf = Int32Array.from({ length: 2 ** length }, (_, line) => {
    const name = blocksOf(line, length).join(' ');
    const clue = names.get(name) ?? names.size;
    names.set(name, clue);
    lines[clue] ??= [];
    lines[clue].push(line);
    return clue;
  });
  const mirrored = lines.map(([line]) => {
    const name = blocksOf(line!, length).toReversed().join(' ');
    return names.get(name)!;
  });
  return { clueOf, lines, mirrored };
}

function blocksOf(line: number, length: number): number[] {
  const text = Array.from({ length }, (_, at) => (line >> at) & 1).join('');
  return text
    .split('0')
    .filter(Boolean)
    .map((block) => block.length);
}

function puzzleWith(
  { rows, columns }: Size,
  { picture, cells }: { readonly picture: number; readonly cells: number },
): NonogramPuzzle {
  const bit = (bits: number, row: number, column: number): number => (bits >> (column * rows + row)) & 1;
  const filled = Array.from({ length: rows * columns }, (_, at) =>
    bit(picture, Math.floor(at / columns), at % columns),
  );
  const plain = puzzleOfPicture(filled, rows, columns);
  if (cells === 0) return plain;
  const given = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      bit(cells, row, column) === 0 ? '?' : bit(picture, row, column) === 1 ? '#' : '.',
    ).join(''),
  );
  return { ...plain, given };
}
