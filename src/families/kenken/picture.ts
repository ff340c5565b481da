/**
 * The printed form of a Calcudoku: thin lines between cells, heavy ones around the cages, the clue in the upper left
 * corner of each cage, made smaller where it is wide. The numbers of the solution stand below the middle of their
 * cells in regular type. Cells are 9 mm wide.
 */
import { areaGrounds } from '../../draw/area-colours.js';
import { measureText } from '../../draw/font.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  type Line,
  type Scene,
  type Shape,
  type Text,
} from '../../draw/scene.js';
import type { View } from '../family.js';
import { type Cage, cageOfCells, hasClue, type KenkenPuzzle, type KenkenSolution } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 9;
const HEAVY = 3.5 * HAIRLINE;
const MARGIN = 1;
const CLUE_SIZE = 2.9;
/** From the corner of a cell to its clue. */
const CLUE_INSET = 0.8;
/** Middle of the clue below the upper edge of its cell. */
const CLUE_MIDDLE = 1.95;
/** Middle of a solution number below the upper edge, clear of the clue. */
const NUMBER_MIDDLE = 5.9;
/** Font sizes for numbers of one digit and of two. */
const NUMBER_SIZES = [5, 4.4] as const;
const THIN_COLOUR: Colour = '#6e6e6e';
const SOLUTION_COLOUR: Colour = '#333333';
const MARK_COLOUR: Colour = '#d9d9d9';
const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷', '=': '' } as const;

/** Draws a Calcudoku: cages and clues, the solution when the view has one, marked cells on a grey ground. */
export function kenkenPicture(puzzle: KenkenPuzzle, view: View<KenkenSolution>): Scene {
  const { size, cages } = puzzle;
  const name = `Calcudoku, ${size} by ${size}`;
  const side = size * CELL + 2 * MARGIN;
  const owners = cageOfCells(puzzle);
  return {
    width: side,
    height: side,
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: { x: MARGIN, y: MARGIN, pitch: CELL, roomy: true },
    shapes: [
      ...(view.coloured ? areaGrounds(owners, { x: MARGIN, y: MARGIN, cell: CELL }) : []),
      ...(view.marks ?? []).map(
        ([row, column]): Shape => ({
          kind: 'rectangle',
          x: MARGIN + column * CELL,
          y: MARGIN + row * CELL,
          width: CELL,
          height: CELL,
          fill: MARK_COLOUR,
        }),
      ),
      ...thinLines(size),
      ...cageBorders(owners),
      ...(view.answerOnly ? [] : cages.filter(hasClue).map(clue)),
      ...(view.solution ?? []).flatMap((row, r) =>
        row.map((number, c) => solutionNumber(number, r, c, view.answerOnly ? CELL / 2 : NUMBER_MIDDLE)),
      ),
    ],
  };
}

function thinLines(size: number): readonly Line[] {
  const end = MARGIN + size * CELL;
  const style = { kind: 'line', width: HAIRLINE, colour: THIN_COLOUR } as const;
  return Array.from({ length: Math.max(0, size - 1) }, (_, index) => MARGIN + (index + 1) * CELL).flatMap(
    (position): Line[] => [
      { ...style, x1: MARGIN, y1: position, x2: end, y2: position },
      { ...style, x1: position, y1: MARGIN, x2: position, y2: end },
    ],
  );
}

/** Heavy lines where two cages meet and around the grid, neighbouring pieces joined into one line. */
function cageBorders(owners: readonly (readonly number[])[]): readonly Line[] {
  const size = owners.length;
  const owner = (row: number, column: number): number => owners[row]?.[column] ?? -1;
  const style = { kind: 'line', width: HEAVY, colour: BLACK, cap: 'square' } as const;
  const lines: Line[] = [];
  for (let boundary = 0; boundary <= size; boundary++) {
    const along = MARGIN + boundary * CELL;
    for (const [from, to] of runs(size, (place) => owner(boundary - 1, place) !== owner(boundary, place)))
      lines.push({ ...style, x1: MARGIN + from * CELL, y1: along, x2: MARGIN + to * CELL, y2: along });
    for (const [from, to] of runs(size, (place) => owner(place, boundary - 1) !== owner(place, boundary)))
      lines.push({ ...style, x1: along, y1: MARGIN + from * CELL, x2: along, y2: MARGIN + to * CELL });
  }
  return lines;
}

/** The runs of places for which something holds, as first place and the place after the last. */
function runs(length: number, holds: (place: number) => boolean): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let place = 0; place < length; place++) {
    if (!holds(place)) continue;
    const last = found.at(-1);
    if (last?.[1] === place) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}

function clue({ op, target, cells }: Cage): Text {
  const [row, column] = cells[0]!;
  const text = `${target}${op === null ? '' : SIGNS[op]}`;
  const room = CELL - 2 * CLUE_INSET;
  return {
    kind: 'text',
    text,
    x: MARGIN + column * CELL + CLUE_INSET,
    y: MARGIN + row * CELL + CLUE_MIDDLE,
    size: CLUE_SIZE * Math.min(1, room / measureText(text, CLUE_SIZE, true)),
    anchor: 'start',
    bold: true,
    colour: BLACK,
  };
}

/** `middle` is the height of the number's middle below the upper edge of its cell. */
function solutionNumber(number: number, row: number, column: number, middle: number): Text {
  const text = String(number);
  return {
    kind: 'text',
    text,
    x: MARGIN + (column + 0.5) * CELL,
    y: MARGIN + row * CELL + middle,
    size: NUMBER_SIZES[text.length - 1] ?? NUMBER_SIZES[1],
    anchor: 'middle',
    colour: SOLUTION_COLOUR,
  };
}
