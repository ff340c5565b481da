/**
 * The printed form of a nonogram: the grid with a heavy line every five cells, the clues right-aligned beside the
 * rows and bottom-aligned above the columns, every number in a slot of its own. Cells are 5 mm wide. Given cells
 * carry a sign (a white dot on black, a small cross on white) that no solution cell has, and changed cells a
 * diamond, so that everything can be distinguished in black and white.
 */
import { flatMapCells } from '../../core/grid/rows.js';
import { BLACK, type Colour, HAIRLINE, type Line, type Scene, type Shape, WHITE } from '../../draw/scene.js';
import type { View } from '../family.js';
import { fittingSize, MARGIN, solvedTitle, titleOfSize } from '../kit/grid-picture.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 5;
/** Lines between groups of five and around the grid, three times the thin ones. */
const HEAVY = 3 * HAIRLINE;
const GROUP = 5;
/** Font size of the clues: about 10 pt, so that a page of 60 columns still has clues of 5 pt. */
const CLUE_SIZE = 3.5;
/** Widths of the slots of row clues with one, two and three digits; the height of a column clue's slot. */
const SLOT_WIDTHS = [4.2, 5.2, 7.2] as const;
/** From a row clue to the right end of its slot. */
const SLOT_PADDING = 0.9;
const SLOT_HEIGHT = 4.2;
const TINT: Colour = '#ececec';
const THIN_COLOUR: Colour = '#6e6e6e';

/** The grid's place in the scene: its top left corner, its size in cells and the slots around it. */
interface Layout {
  readonly x: number;
  readonly y: number;
  readonly rows: number;
  readonly columns: number;
  /** Widths of the slots left of the grid and heights of those above it, the nearest first. */
  readonly left: readonly number[];
  readonly above: readonly number[];
}

/**
 * Draws a nonogram: the puzzle, its solution when the view has one, and the view's marks.
 * @returns a scene in millimetres at natural size, with a lattice for the terminal
 */
export function nonogramPicture(puzzle: NonogramPuzzle, view: View<NonogramSolution>): Scene {
  const layout = layOut(puzzle, view.answerOnly === true);
  const { x, y, rows, columns, left, above } = layout;
  const given = puzzle.given ?? [];
  const solution = view.solution ?? [];
  return {
    width: x + columns * CELL + MARGIN,
    height: y + rows * CELL + MARGIN,
    title: solvedTitle(titleOfSize('Nonogram', layout), view.solution !== undefined),
    lattice: { x, y, pitch: CELL, left, above },
    shapes: [
      ...clueTints(layout),
      ...filledRuns(layout, solution),
      ...filledRuns(layout, given),
      ...gridLines(layout),
      ...givenSigns(layout, given),
      ...(view.marks ?? []).map(([row, column]) => {
        const filled = (solution[row] ?? given[row])?.[column] === '#';
        return changeMark(x + (column + 0.5) * CELL, y + (row + 0.5) * CELL, filled);
      }),
      ...(view.answerOnly ? [] : clueNumbers(layout, puzzle)),
    ],
  };
}

/** The numbers shown for a line: a blank line shows a nought. */
function shownClue(clue: readonly number[]): readonly number[] {
  return clue.length === 0 ? [0] : clue;
}

/**
 * Slots beside the rows are as wide as their longest number asks, so that puzzles of small numbers stay compact; a
 * picture without clues has no slots.
 */
function layOut(puzzle: NonogramPuzzle, bare: boolean): Layout {
  const rowClues = puzzle.rows.map(shownClue);
  const columnClues = puzzle.columns.map(shownClue);
  const left = Array.from({ length: bare ? 0 : longest(rowClues) }, (_, slot) => {
    const digits = Math.max(...rowClues.map((clue) => String(clue.at(-1 - slot) ?? 0).length));
    return SLOT_WIDTHS[Math.min(digits, SLOT_WIDTHS.length) - 1]!;
  });
  const above = Array.from({ length: bare ? 0 : longest(columnClues) }, () => SLOT_HEIGHT);
  return {
    x: MARGIN + sum(left),
    y: MARGIN + sum(above),
    rows: rowClues.length,
    columns: columnClues.length,
    left,
    above,
  };
}

/** A light ground behind every other group of clues leads the eye along the line. */
function clueTints({ x, y, rows, columns, left, above }: Layout): readonly Shape[] {
  const tints: Shape[] = [];
  for (let row = 0; row < rows; row += 2 * GROUP) {
    const height = Math.min(GROUP, rows - row) * CELL;
    tints.push({
      kind: 'rectangle',
      x: x - sum(left),
      y: y + row * CELL,
      width: sum(left),
      height,
      fill: TINT,
    });
  }
  for (let column = 0; column < columns; column += 2 * GROUP) {
    const width = Math.min(GROUP, columns - column) * CELL;
    tints.push({
      kind: 'rectangle',
      x: x + column * CELL,
      y: y - sum(above),
      width,
      height: sum(above),
      fill: TINT,
    });
  }
  return tints;
}

/** The filled cells of every row, neighbours joined into one rectangle so that no seams show. */
function filledRuns({ x, y }: Layout, picture: readonly string[]): readonly Shape[] {
  return picture.flatMap((line, row) =>
    [...line.matchAll(/#+/g)].map(
      (run): Shape => ({
        kind: 'rectangle',
        x: x + run.index * CELL,
        y: y + row * CELL,
        width: run[0].length * CELL,
        height: CELL,
        fill: BLACK,
      }),
    ),
  );
}

/** Thin lines between cells and clues and at the clues' outer ends, then the heavy lines over them. */
function gridLines(layout: Layout): readonly Shape[] {
  const { x, y, rows, columns, left, above } = layout;
  const right = x + columns * CELL;
  const bottom = y + rows * CELL;
  const corner = HEAVY / 2;
  const thin: Line[] = [];
  const heavy: Line[] = [];
  const add = (x1: number, y1: number, x2: number, y2: number, index: number, count: number): void => {
    const bold = index % GROUP === 0 || index === count;
    const line = { kind: 'line', x1, y1, x2, y2 } as const;
    if (bold) heavy.push({ ...line, width: HEAVY, colour: BLACK });
    else thin.push({ ...line, width: HAIRLINE, colour: THIN_COLOUR });
  };
  for (let row = 0; row <= rows; row++)
    add(x - sum(left), y + row * CELL, right + corner, y + row * CELL, row, rows);
  for (let column = 0; column <= columns; column++) {
    add(x + column * CELL, y - sum(above), x + column * CELL, bottom + corner, column, columns);
  }
  const edge = { kind: 'line', width: HAIRLINE, colour: THIN_COLOUR } as const;
  thin.push({ ...edge, x1: x - sum(left), y1: y, x2: x - sum(left), y2: bottom });
  thin.push({ ...edge, x1: x, y1: y - sum(above), x2: right, y2: y - sum(above) });
  return [...thin, ...heavy];
}

function givenSigns({ x, y }: Layout, given: readonly string[]): readonly Shape[] {
  return flatMapCells(given, (cell, [row, column]): readonly Shape[] => {
    const centre = { x: x + (column + 0.5) * CELL, y: y + (row + 0.5) * CELL };
    if (cell === '#') return [{ kind: 'circle', ...centre, radius: 0.15 * CELL, fill: WHITE }];
    return cell === '.' ? cross(centre.x, centre.y, 0.2 * CELL) : [];
  });
}

function cross(x: number, y: number, reach: number): readonly Shape[] {
  const stroke = { kind: 'line', width: 1.5 * HAIRLINE, colour: BLACK, cap: 'round' } as const;
  return [
    { ...stroke, x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach },
    { ...stroke, x1: x - reach, y1: y + reach, x2: x + reach, y2: y - reach },
  ];
}

/** A diamond in the middle of a changed cell: white on black, hollow on white. */
function changeMark(x: number, y: number, filled: boolean): Shape {
  const reach = 0.3 * CELL;
  return {
    kind: 'path',
    steps: [['M', x, y - reach], ['L', x + reach, y], ['L', x, y + reach], ['L', x - reach, y], ['Z']],
    fill: WHITE,
    ...(filled ? {} : { stroke: BLACK, strokeWidth: 1.5 * HAIRLINE }),
  };
}

function clueNumbers({ x, y, left, above }: Layout, puzzle: NonogramPuzzle): readonly Shape[] {
  const numbers: Shape[] = [];
  puzzle.rows.map(shownClue).forEach((clue, row) => {
    let right = x;
    left.slice(0, clue.length).forEach((width, slot) => {
      numbers.push(rowClue(clue.at(-1 - slot)!, right - SLOT_PADDING, y + (row + 0.5) * CELL));
      right -= width;
    });
  });
  puzzle.columns.map(shownClue).forEach((clue, column) => {
    let bottom = y;
    above.slice(0, clue.length).forEach((height, slot) => {
      numbers.push(columnClue(clue.at(-1 - slot)!, x + (column + 0.5) * CELL, bottom - height / 2));
      bottom -= height;
    });
  });
  return numbers;
}

function rowClue(value: number, x: number, y: number): Shape {
  return { kind: 'text', text: String(value), x, y, size: CLUE_SIZE, anchor: 'end', colour: BLACK };
}

/** A number in the middle of its slot, made smaller when it is wider than the column. */
function columnClue(value: number, x: number, y: number): Shape {
  const text = String(value);
  const size = fittingSize(text, CLUE_SIZE, 0.8 * CELL);
  return { kind: 'text', text, x, y, size, anchor: 'middle', colour: BLACK };
}

function longest(clues: readonly (readonly number[])[]): number {
  return Math.max(...clues.map((clue) => clue.length));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
