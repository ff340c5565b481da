/**
 * The clues of a nonogram's picture: a slot of its own for every number, right-aligned beside rows and
 * bottom-aligned above columns.
 */
import { type Colour, type Shape, WHITE } from '../../draw/index.js';
import type { Run } from '../kit/confirm/run-places.js';
import { fittingSize, MARGIN } from '../kit/pictures/grid-picture.js';
import { letterBeside, runsOf } from './colours.js';
import { inkOn } from './legend.js';
import type { NonogramPuzzle } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
export const CELL = 5;
/** Cells between heavy lines. */
export const GROUP = 5;
/** Font size of the clues: about 10 pt, so that a page of 60 columns still has clues of 5 pt. */
const CLUE_SIZE = 3.5;
/** Widths of the slots of row clues with one to four characters; the height of a column clue's slot. */
const SLOT_WIDTHS = [4.2, 5.2, 7.2, 9.2] as const;
/** From a row clue to the right end of its slot. */
const SLOT_PADDING = 0.9;
const SLOT_HEIGHT = 4.2;
/** From the patch of a coloured clue to the ends of its slot. */
const PATCH_PADDING = 0.25;
const TINT: Colour = '#ececec';

/** The grid's place in the scene: its top left corner, its size in cells and the slots around it. */
export interface ClueSlots {
  readonly x: number;
  readonly y: number;
  readonly rows: number;
  readonly columns: number;
  /** Widths of the slots left of the grid and heights of those above it, the nearest first. */
  readonly left: readonly number[];
  readonly above: readonly number[];
}

/**
 * Slots beside the rows are as wide as their longest number asks, so that puzzles of small numbers stay
 * compact; a picture without clues (`bare`) has no slots.
 */
export function layOutSlots(puzzle: NonogramPuzzle, bare: boolean): ClueSlots {
  const { rows, columns } = shownClues(puzzle);
  const left = Array.from({ length: bare ? 0 : longest(rows) }, (_, slot) => {
    const characters = Math.max(...rows.map((clue) => clue.at(-1 - slot)?.text.length ?? 1));
    return SLOT_WIDTHS[Math.min(characters, SLOT_WIDTHS.length) - 1]!;
  });
  const above = Array.from({ length: bare ? 0 : longest(columns) }, () => SLOT_HEIGHT);
  const corner = { x: MARGIN + totalOf(left), y: MARGIN + totalOf(above) };
  return { ...corner, rows: rows.length, columns: columns.length, left, above };
}

/** A number beside the grid, and in a colour nonogram its colour. */
interface ShownClue {
  readonly text: string;
  readonly ground?: Colour;
}

/** The clues shown for every line; a blank line shows a nought. */
function shownClues(puzzle: NonogramPuzzle): {
  readonly rows: ShownClue[][];
  readonly columns: ShownClue[][];
} {
  const { palette } = puzzle;
  const shown = (runs: readonly Run[]): ShownClue[] => {
    if (runs.length === 0) return [{ text: '0' }];
    if (palette === undefined) return runs.map(({ length }) => ({ text: String(length) }));
    return runs.map(({ length, colour }) => ({
      text: `${length}${letterBeside(palette, colour)}`,
      ground: palette[colour]!,
    }));
  };
  const { rows, columns } = runsOf(puzzle);
  return { rows: rows.map(shown), columns: columns.map(shown) };
}

/** A light ground behind every other group of clues leads the eye along the line. */
export function clueTints({ x, y, rows, columns, left, above }: ClueSlots): readonly Shape[] {
  const tints: Shape[] = [];
  for (let row = 0; row < rows; row += 2 * GROUP) {
    const height = Math.min(GROUP, rows - row) * CELL;
    tints.push({
      kind: 'rectangle',
      x: x - totalOf(left),
      y: y + row * CELL,
      width: totalOf(left),
      height,
      fill: TINT,
    });
  }
  for (let column = 0; column < columns; column += 2 * GROUP) {
    const width = Math.min(GROUP, columns - column) * CELL;
    tints.push({
      kind: 'rectangle',
      x: x + column * CELL,
      y: y - totalOf(above),
      width,
      height: totalOf(above),
      fill: TINT,
    });
  }
  return tints;
}

/** The numbers beside the rows and above the columns, the last of each next to the grid. */
export function clueNumbers({ x, y, left, above }: ClueSlots, puzzle: NonogramPuzzle): readonly Shape[] {
  const { rows, columns } = shownClues(puzzle);
  const numbers: Shape[] = [];
  rows.forEach((clues, row) => {
    let right = x;
    left.slice(0, clues.length).forEach((width, slot) => {
      const clue = clues.at(-1 - slot)!;
      numbers.push(...patch(clue, right - width, y + row * CELL, width, CELL));
      numbers.push(rowClue(clue, right, width, y + (row + 0.5) * CELL));
      right -= width;
    });
  });
  columns.forEach((clues, column) => {
    let bottom = y;
    above.slice(0, clues.length).forEach((height, slot) => {
      const clue = clues.at(-1 - slot)!;
      numbers.push(...patch(clue, x + column * CELL, bottom - height, CELL, height));
      numbers.push(columnClue(clue, x + (column + 0.5) * CELL, bottom - height / 2));
      bottom -= height;
    });
  });
  return numbers;
}

/** The ground of a coloured clue within its slot. */
function patch({ ground }: ShownClue, x: number, y: number, width: number, height: number): readonly Shape[] {
  if (ground === undefined) return [];
  const place = { x: x + PATCH_PADDING, y: y + PATCH_PADDING };
  const size = { width: width - 2 * PATCH_PADDING, height: height - 2 * PATCH_PADDING };
  return [{ kind: 'rectangle', ...place, ...size, fill: ground, radius: 0.6 }];
}

/** A number at the right end of its slot, or in the middle of its patch of colour. */
function rowClue({ text, ground }: ShownClue, right: number, width: number, y: number): Shape {
  const style = { kind: 'text', text, y, size: CLUE_SIZE, colour: inkOn(ground ?? WHITE) } as const;
  if (ground === undefined) return { ...style, x: right - SLOT_PADDING, anchor: 'end' };
  return { ...style, x: right - width / 2, anchor: 'middle' };
}

/** A number in the middle of its slot, made smaller when it is wider than the column. */
function columnClue({ text, ground = WHITE }: ShownClue, x: number, y: number): Shape {
  const size = fittingSize(text, CLUE_SIZE, 0.8 * CELL);
  return { kind: 'text', text, x, y, size, anchor: 'middle', colour: inkOn(ground) };
}

function longest(clues: readonly (readonly ShownClue[])[]): number {
  return Math.max(...clues.map((clue) => clue.length));
}

/** The sum of some lengths. */
export function totalOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
