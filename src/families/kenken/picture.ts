/**
 * The printed form of a Calcudoku: thin lines between cells, heavy ones around the cages, the clue in the
 * upper left corner of each cage, made smaller where it is wide. The numbers of the solution stand below the
 * middle of their cells in regular type. Cells are 9 mm wide.
 */
import { flatMapCells } from '../../core/index.js';
import { areaGrounds, HAIRLINE, type Line, type Scene, type Text } from '../../draw/index.js';
import type { View } from '../contract/family.js';
import { areaBorders } from '../kit/pictures/grid-lines.js';
import { fittingSize, GridPicture, MARGIN } from '../kit/pictures/grid-picture.js';
import { type CluedContent, MARK_COLOUR, SOLUTION_COLOUR } from '../kit/pictures/sheet-content.js';
import { type Cage, cageOfCells, hasClue, type KenkenPuzzle, type KenkenSolution } from './puzzle.js';
import { SIGNS } from './signs.js';

/** Side of a cell in millimetres: the usual size in print. */
const CELL = 9;
const CLUE_SIZE = 2.9;
/** From the corner of a cell to its clue. */
const CLUE_INSET = 0.8;
/** Middle of the clue below the upper edge of its cell. */
const CLUE_MIDDLE = 1.95;
/** Middle of a solution number below the upper edge, clear of the clue. */
const NUMBER_MIDDLE = 5.9;
/** Room that clues take at the upper edge of a cell. */
export const CLUE_HEIGHT = 2.8;
/** Font sizes for numbers of one digit and of two. */
export const NUMBER_SIZES = [5, 4.4] as const;
const LINES = { thinColour: '#6e6e6e', heavy: 3.5 * HAIRLINE } as const;

/** Draws a Calcudoku: cages and clues, the solution when the view has one, marked cells on a grey ground. */
export function kenkenPicture(puzzle: KenkenPuzzle, view: View<KenkenSolution>): Scene {
  // In an answer key, which has no clues, numbers stand in the middle.
  const height = view.answerOnly ? CELL / 2 : NUMBER_MIDDLE;
  return kenkenScene(puzzle, {
    isSolved: view.solution !== undefined,
    hasClues: !view.answerOnly,
    grounds: (picture) => [
      ...(view.coloured ? areaGrounds(cageOfCells(puzzle), { x: MARGIN, y: MARGIN, cell: CELL }) : []),
      ...picture.grounds(view.marks, MARK_COLOUR),
    ],
    entries: (picture) =>
      flatMapCells(view.solution ?? [], (number, cell) => {
        const style = { y: picture.at(cell[0]) + height, colour: SOLUTION_COLOUR };
        return [picture.number(cell, number, NUMBER_SIZES, style)];
      }),
  });
}

/** The sheet of a Calcudoku with its cages and clues. */
export function kenkenScene(
  puzzle: KenkenPuzzle,
  { isSolved, hasClues, grounds, entries }: CluedContent,
): Scene {
  const { size, cages } = puzzle;
  const picture = new GridPicture({ rows: size, columns: size }, CELL);
  return picture.scene({
    title: `Calcudoku, ${size} by ${size}`,
    isSolved,
    lattice: { roomy: true },
    shapes: [
      ...grounds(picture),
      ...thinLines(picture, size),
      ...areaBorders(picture, cageOfCells(puzzle), LINES),
      ...(hasClues ? cages.filter(hasClue).map((cage) => clue(picture, cage)) : []),
      ...entries(picture),
    ],
  });
}

/** Lines between all cells, from side to side. */
function thinLines(picture: GridPicture, size: number): readonly Line[] {
  const end = picture.at(size);
  const style = { kind: 'line', width: HAIRLINE, colour: LINES.thinColour } as const;
  return Array.from({ length: Math.max(0, size - 1) }, (_, index) => picture.at(index + 1)).flatMap(
    (position): Line[] => [
      { ...style, x1: MARGIN, y1: position, x2: end, y2: position },
      { ...style, x1: position, y1: MARGIN, x2: position, y2: end },
    ],
  );
}

function clue(picture: GridPicture, { op, target, cells }: Cage): Text {
  const [row, column] = cells[0]!;
  const text = `${target}${op === null ? '' : SIGNS[op]}`;
  const size = fittingSize(text, CLUE_SIZE, CELL - 2 * CLUE_INSET, true);
  const corner = { x: picture.at(column) + CLUE_INSET, y: picture.at(row) + CLUE_MIDDLE };
  return picture.text([row, column], text, { ...corner, size, anchor: 'start', bold: true });
}
