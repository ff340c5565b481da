/**
 * The printed form of a Sudoku: thin lines between cells, heavy ones around the boxes, givens in bold and the
 * numbers of the solution in regular type, so that they are told apart in black and white. Cells are 9 mm wide.
 */
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
import { type SudokuPuzzle, type SudokuSolution, sideOf } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 9;
const HEAVY = 3.5 * HAIRLINE;
const MARGIN = 1;
/** Font sizes for numbers of one digit and of two. */
const SIZES = [6, 5] as const;
const SOLUTION_COLOUR: Colour = '#333333';
const MARK_COLOUR: Colour = '#d9d9d9';

/** Draws a Sudoku: the givens, the solution when the view has one, marked cells on a grey ground. */
export function sudokuPicture(puzzle: SudokuPuzzle, view: View<SudokuSolution>): Scene {
  const side = sideOf(puzzle);
  const name = `Sudoku, ${side} by ${side}`;
  return {
    width: side * CELL + 2 * MARGIN,
    height: side * CELL + 2 * MARGIN,
    title: view.solution === undefined ? name : `${name}, solution`,
    lattice: { x: MARGIN, y: MARGIN, pitch: CELL, roomy: true },
    shapes: [
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
      ...gridLines(puzzle),
      ...numbers(puzzle, view.solution),
    ],
  };
}

function gridLines({ box }: SudokuPuzzle): readonly Line[] {
  const side = box[0] * box[1];
  const end = MARGIN + side * CELL;
  const steps = Array.from({ length: side + 1 }, (_, index) => index);
  const style = (heavy: boolean) =>
    ({ kind: 'line', width: heavy ? HEAVY : HAIRLINE, colour: BLACK, cap: 'square' }) as const;
  const across = steps.map((index): Line => {
    const y = MARGIN + index * CELL;
    return { ...style(index % box[0] === 0), x1: MARGIN, y1: y, x2: end, y2: y };
  });
  const down = steps.map((index): Line => {
    const x = MARGIN + index * CELL;
    return { ...style(index % box[1] === 0), x1: x, y1: MARGIN, x2: x, y2: end };
  });
  const lines = [...across, ...down];
  return [
    ...lines.filter(({ width }) => width === HAIRLINE),
    ...lines.filter(({ width }) => width === HEAVY),
  ];
}

function numbers({ grid }: SudokuPuzzle, solution: SudokuSolution | undefined): readonly Text[] {
  return grid.flatMap((row, r) =>
    row.flatMap((given, c): Text[] => {
      const number = given > 0 ? given : (solution?.[r]?.[c] ?? 0);
      if (number === 0) return [];
      const text = String(number);
      return [
        {
          kind: 'text',
          text,
          x: MARGIN + (c + 0.5) * CELL,
          y: MARGIN + (r + 0.5) * CELL,
          size: SIZES[text.length - 1] ?? SIZES[1],
          anchor: 'middle',
          bold: given > 0,
          colour: given > 0 ? BLACK : SOLUTION_COLOUR,
        },
      ];
    }),
  );
}
