/**
 * The printed form of a nonogram: the grid with a heavy line every five cells, the clues right-aligned beside
 * the rows and bottom-aligned above the columns, every number in a slot of its own. Cells are 5 mm wide.
 * Given cells carry a sign (a white dot on black, a small cross on white) that no solution cell has, and
 * changed cells a diamond, so that everything can be distinguished in black and white. In a colour nonogram
 * every number stands on a patch of its colour, with the letter of the colour, and a legend explains the
 * letters: it can be read in grey too.
 */
import { flatMapCells } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type LatticeSign,
  type Line,
  type Scene,
  type Shape,
  WHITE,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { MARGIN, solvedTitle, titleOfSize } from '../kit/pictures/grid-picture.js';
import { CELL, type ClueSlots, clueNumbers, clueTints, GROUP, layOutSlots, totalOf } from './clue-slots.js';
import { colourOf, letterOf } from './colours.js';
import { NOT_GIVEN } from './given.js';
import { drawLegend, inkOn, type Legend, layOutLegend, legendWords } from './legend.js';
import type { NonogramPuzzle, NonogramSolution } from './puzzle.js';

/** Lines between groups of five and around the grid, three times the thin ones. */
const HEAVY = 3 * HAIRLINE;
/** Font size of the letters in a solution's cells, and in those of an answer key, which is printed small. */
const LETTER_SIZE = 2;
const KEY_LETTER_SIZE = 3.6;
const THIN_COLOUR: Colour = '#6e6e6e';

/** The grid with the slots around it, the colours of its cells, and what stands below. */
interface Layout extends ClueSlots {
  /** By index; the ground of empty cells first. */
  readonly fills: readonly Colour[];
  /** Of a colour nonogram. */
  readonly legend?: Legend;
}

/**
 * Draws a nonogram: the puzzle, its solution when the view has one, and the view's marks.
 * @returns a scene in millimetres at natural size, with a lattice for the terminal
 */
export function nonogramPicture(puzzle: NonogramPuzzle, view: View<NonogramSolution>): Scene {
  const layout = layOut(puzzle, view);
  const { x, y, rows, columns, left, above, legend } = layout;
  const { palette, given = [] } = puzzle;
  const solution = view.solution ?? [];
  const foot = y + rows * CELL + MARGIN;
  const caption = legend === undefined || palette === undefined ? {} : { caption: legendWords(palette) };
  return {
    width: Math.max(x + columns * CELL, MARGIN + (legend?.width ?? 0)) + MARGIN,
    height: foot + (legend === undefined ? 0 : legend.height + MARGIN),
    title: solvedTitle(titleOfSize('Nonogram', layout), view.solution !== undefined),
    lattice: {
      x,
      y,
      pitch: CELL,
      left,
      above,
      ...(palette === undefined
        ? {}
        : { signs: cellSigns(layout, solution.length > 0 ? solution : given), size: layout }),
      ...caption,
    },
    shapes: [
      ...clueTints(layout),
      ...filledRuns(layout, solution),
      ...filledRuns(layout, given),
      ...(view.answerOnly ? frame(layout) : gridLines(layout)),
      ...(palette === undefined || palette.length === 2
        ? []
        : runLetters(layout, solution, given, view.answerOnly ? KEY_LETTER_SIZE : LETTER_SIZE)),
      ...givenSigns(layout, given),
      ...(view.marks ?? []).map(([row, column]) => {
        const colour = colourOf((solution[row] ?? given[row])?.[column] ?? '.') ?? 0;
        const outlined = colour === 0 || palette !== undefined;
        return changeMark(x + (column + 0.5) * CELL, y + (row + 0.5) * CELL, outlined);
      }),
      ...(view.answerOnly ? [] : clueNumbers(layout, puzzle)),
      ...(legend === undefined ? [] : drawLegend(legend, MARGIN, foot)),
    ],
  };
}

function layOut(puzzle: NonogramPuzzle, { answerOnly: bare = false, words }: View<NonogramSolution>): Layout {
  const slots = layOutSlots(puzzle, bare);
  const { palette } = puzzle;
  if (palette === undefined) return { ...slots, fills: [WHITE, BLACK] };
  if (bare) return { ...slots, fills: palette };
  const legend = layOutLegend(palette, slots.x + slots.columns * CELL - MARGIN, words);
  return { ...slots, fills: palette, legend };
}

/**
 * The filled cells of every row, neighbours of one colour joined into one rectangle so that no seams show.
 */
function filledRuns({ x, y, fills }: Layout, picture: readonly string[]): readonly Shape[] {
  return runsInRows(picture).flatMap(({ row, column, length, colour }): Shape[] => {
    const fill = fills[colour]!;
    if (colour === 0 && fill === WHITE) return [];
    const place = { x: x + column * CELL, y: y + row * CELL };
    return [{ kind: 'rectangle', ...place, width: length * CELL, height: CELL, fill }];
  });
}

/**
 * Neighbouring cells of one colour in the rows of a picture, those of the background too; open cells are left
 * out.
 */
function runsInRows(picture: readonly string[]) {
  return picture.flatMap((line, row) =>
    [...line.matchAll(/([^?])\1*/g)].map((run) => ({
      row,
      column: run.index,
      length: run[0].length,
      colour: colourOf(run[1]!)!,
    })),
  );
}

/**
 * A small letter at the beginning of every run, for those who see no colours; given cells have a sign of
 * their own.
 */
function runLetters(
  { x, y, fills }: Layout,
  picture: readonly string[],
  given: readonly string[],
  size: number,
): readonly Shape[] {
  return runsInRows(picture).flatMap(({ row, column, colour }): Shape[] => {
    if (colour === 0 || (given[row]?.[column] ?? NOT_GIVEN) !== NOT_GIVEN) return [];
    const place = { x: x + (column + 0.5) * CELL, y: y + (row + 0.5) * CELL };
    const ink = inkOn(fills[colour]!);
    return [{ kind: 'text', text: letterOf(colour), ...place, size, anchor: 'middle', colour: ink }];
  });
}

/** The signs of coloured cells in a terminal: their colour, or the letter of it. */
function cellSigns({ x, y, fills }: Layout, picture: readonly string[]): readonly LatticeSign[] {
  return flatMapCells(picture, (sign, [row, column]): readonly LatticeSign[] => {
    const colour = colourOf(sign);
    if (colour === undefined || (colour === 0 && fills[0] === WHITE)) return [];
    const character = colour === 0 ? ' ' : letterOf(colour);
    const place = { x: x + (column + 0.5) * CELL, y: y + (row + 0.5) * CELL };
    return [{ ...place, unicode: character, ascii: character, ground: fills[colour]! }];
  });
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
    add(x - totalOf(left), y + row * CELL, right + corner, y + row * CELL, row, rows);
  for (let column = 0; column <= columns; column++) {
    add(x + column * CELL, y - totalOf(above), x + column * CELL, bottom + corner, column, columns);
  }
  const edge = { kind: 'line', width: HAIRLINE, colour: THIN_COLOUR } as const;
  thin.push({ ...edge, x1: x - totalOf(left), y1: y, x2: x - totalOf(left), y2: bottom });
  thin.push({ ...edge, x1: x, y1: y - totalOf(above), x2: right, y2: y - totalOf(above) });
  return [...thin, ...heavy];
}

/** A thin line around the picture, whose outer cells may be empty. */
function frame({ x, y, rows, columns }: Layout): readonly Shape[] {
  const size = { width: columns * CELL, height: rows * CELL };
  return [{ kind: 'rectangle', x, y, ...size, stroke: THIN_COLOUR, strokeWidth: HAIRLINE }];
}

function givenSigns({ x, y, fills }: Layout, given: readonly string[]): readonly Shape[] {
  return flatMapCells(given, (sign, [row, column]): readonly Shape[] => {
    const centre = { x: x + (column + 0.5) * CELL, y: y + (row + 0.5) * CELL };
    const colour = colourOf(sign);
    if (colour === undefined) return [];
    if (colour === 0) return cross(centre.x, centre.y, 0.2 * CELL);
    return [{ kind: 'circle', ...centre, radius: 0.15 * CELL, fill: inkOn(fills[colour]!) }];
  });
}

function cross(x: number, y: number, reach: number): readonly Shape[] {
  const stroke = { kind: 'line', width: 1.5 * HAIRLINE, colour: BLACK, cap: 'round' } as const;
  return [
    { ...stroke, x1: x - reach, y1: y - reach, x2: x + reach, y2: y + reach },
    { ...stroke, x1: x - reach, y1: y + reach, x2: x + reach, y2: y - reach },
  ];
}

/** A diamond in the middle of a changed cell: white on black, with an outline on other grounds. */
function changeMark(x: number, y: number, outlined: boolean): Shape {
  const reach = 0.3 * CELL;
  return {
    kind: 'path',
    steps: [['M', x, y - reach], ['L', x + reach, y], ['L', x, y + reach], ['L', x - reach, y], ['Z']],
    fill: WHITE,
    ...(outlined ? { stroke: BLACK, strokeWidth: 1.5 * HAIRLINE } : {}),
  };
}
