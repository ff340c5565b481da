/**
 * The printed form of Skyscrapers: thin lines between cells, a heavy frame, given heights in bold and those
 * of the solution in regular type, so that they can be distinguished in black and white. The clues stand
 * outside of the frame, on all four sides. Cells are 9 mm wide.
 */
import { type Cell, flatMapCells, sizeOfRows } from '../../core/index.js';
import {
  BLACK,
  type Colour,
  HAIRLINE,
  placeShapes,
  type Scene,
  type Shape,
  type Text,
} from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import { SIDE_NAMES, type SideName, type SkyscrapersPuzzle, type SkyscrapersSolution } from './puzzle.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 9;
const FRAME = 3 * HAIRLINE;
/** Font sizes for numbers of one digit and of two. */
export const NUMBER_SIZES = [5.4, 4.6] as const;
const CLUE_SIZES = [4.6, 4] as const;
/** From the middle of the cell beside the grid that a clue has to the clue, towards the grid, in cells. */
const CLUE_SHIFT = 0.1;
const LINE_COLOUR: Colour = '#8a8a8a';
const SOLUTION_COLOUR: Colour = '#333333';
const MARK_COLOUR: Colour = '#d9d9d9';

/** Draws a puzzle: clues and given heights, the solution when the view has one, marked cells on grey. */
export function skyscrapersPicture(puzzle: SkyscrapersPuzzle, view: View<SkyscrapersSolution>): Scene {
  const { solution } = view;
  return skyscrapersScene(puzzle, {
    isSolved: solution !== undefined,
    hasClues: !view.answerOnly,
    grounds: (picture) => picture.grounds(view.marks, MARK_COLOUR),
    numbers: (picture) =>
      flatMapCells(puzzle.grid, (given, cell) => {
        if (given > 0) return [givenNumber(picture, cell, given)];
        const number = solution?.[cell[0]]?.[cell[1]] ?? 0;
        return number === 0 ? [] : [picture.number(cell, number, NUMBER_SIZES, { colour: SOLUTION_COLOUR })];
      }),
  });
}

/** The contents of the sheet besides lines and clues. */
interface Content {
  readonly isSolved: boolean;
  readonly hasClues: boolean;
  /** Shapes below the lines. */
  grounds(picture: GridPicture): readonly Shape[];
  /** Shapes in the cells. */
  numbers(picture: GridPicture): readonly Shape[];
}

/** The sheet of a puzzle with its lines and clues. */
export function skyscrapersScene(puzzle: SkyscrapersPuzzle, content: Content): Scene {
  const side = puzzle.grid.length;
  const picture = new GridPicture(sizeOfRows(puzzle.grid), CELL);
  const scene = picture.scene({
    title: `Skyscrapers, ${side} by ${side}`,
    isSolved: content.isSolved,
    lattice: { roomy: true },
    shapes: [
      ...content.grounds(picture),
      ...innerLines(picture, LINE_COLOUR),
      picture.frame(BLACK, FRAME),
      ...content.numbers(picture),
    ],
  });
  if (!content.hasClues) return scene;
  const corner = MARGIN + CELL;
  return {
    ...scene,
    width: scene.width + 2 * CELL,
    height: scene.height + 2 * CELL,
    lattice: { roomy: true, x: corner, y: corner, pitch: CELL, left: [CELL], above: [CELL] },
    shapes: placeShapes([...scene.shapes, ...clues(picture, puzzle)], { x: CELL, y: CELL, scale: 1 }),
  };
}

/** A height that the puzzle gives. */
export function givenNumber(picture: GridPicture, cell: Cell, number: number): Text {
  return picture.number(cell, number, NUMBER_SIZES, { bold: true });
}

/** The clues, each in a cell beside the grid. */
function clues(picture: GridPicture, puzzle: SkyscrapersPuzzle): readonly Text[] {
  const side = puzzle.grid.length;
  const near = CLUE_SHIFT - 1;
  const far = side - CLUE_SHIFT;
  const placeOf: Readonly<Record<SideName, (index: number) => Cell>> = {
    top: (column) => [near, column],
    bottom: (column) => [far, column],
    left: (row) => [row, near],
    right: (row) => [row, far],
  };
  return SIDE_NAMES.flatMap((name) =>
    puzzle[name].flatMap((clue, index) =>
      clue === 0 ? [] : [picture.number(placeOf[name](index), clue, CLUE_SIZES, {})],
    ),
  );
}
