/**
 * The printed form of Skyscrapers: thin lines between cells, a heavy frame, given heights in bold and those
 * of the solution in regular type, so that they can be distinguished in black and white. The clues stand
 * outside of the frame, on all four sides. Cells are 9 mm wide.
 */
import { type Cell, sizeOfRows } from '../../core/index.js';
import { BLACK, type Colour, HAIRLINE, placeShapes, type Scene, type Text } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { innerLines } from '../kit/pictures/grid-lines.js';
import { GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import { type CluedContent, printedNumbers } from '../kit/pictures/sheet-content.js';
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

/** Draws a puzzle: clues and given heights, the solution when the view has one, marked cells on grey. */
export function skyscrapersPicture(puzzle: SkyscrapersPuzzle, view: View<SkyscrapersSolution>): Scene {
  return skyscrapersScene(puzzle, printedNumbers(puzzle.grid, NUMBER_SIZES, view));
}

/** The sheet of a puzzle with its lines and clues. */
export function skyscrapersScene(puzzle: SkyscrapersPuzzle, content: CluedContent): Scene {
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
      ...content.entries(picture),
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
